// How bots take what happens: a face for a moment, and now and then a word.

import type { Step } from '../../board/queue';
import type { Feeling } from '../../games/contract';
import type { Emote, View } from '../../protocol';

export type Mood = Feeling['mood'];

const SHOWN = 2400; // milliseconds

export class BotMoods {
  now = $state.raw<ReadonlyMap<number, Mood>>(new Map()); // by seat
  private readonly said = new Set<Emote['phrase']>(); // each phrase once a game, by one bot
  private playing = false; // whether the game went on when it was last shown
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly bots: () => readonly number[], // their seats
    private readonly say: (seat: number, phrase: Emote['phrase']) => void,
  ) {}

  /** As a step of an animation: the bots take in what has just been shown. */
  step(feelings: readonly Feeling[]): Step {
    return { ms: 0, start: () => this.feel(feelings) };
  }

  /** Each bot shows how it takes what happened; the first time it is bad for one, that bot says so. */
  feel(feelings: readonly Feeling[]): void {
    const own = feelings.filter(({ seat }) => this.bots().includes(seat));
    if (!own.length) return;
    this.now = new Map(own.map(({ seat, mood }) => [seat, mood]));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = new Map()), SHOWN);
    const unhappy = own.find(({ mood }) => mood === 'gasp');
    if (unhappy) this.sayOnce(unhappy.seat, 'oops');
  }

  /** A position is shown: after the last move one bot has a kind word. */
  shown({ turns, over, winners }: Pick<View, 'turns' | 'over' | 'winners'>): void {
    if (!over && !turns) this.said.clear();
    if (over && this.playing) this.part(winners);
    this.playing = !over;
  }

  private part(winners: readonly number[]): void {
    const bot = this.bots().find((seat) => !winners.includes(seat)) ?? this.bots()[0];
    if (bot !== undefined) this.sayOnce(bot, winners.includes(bot) ? 'thanks' : 'well-played');
  }

  private sayOnce(seat: number, phrase: Emote['phrase']): void {
    if (this.said.has(phrase)) return;
    this.said.add(phrase);
    this.say(seat, phrase);
  }
}
