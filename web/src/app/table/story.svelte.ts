// The story of a game: all that has happened, as this device may know it.

import { fetchStory } from '../../link/api';
import type { Fact, Moved, Told } from '../../protocol';
import { turnOf } from '../replay/turns';

/** One sentence of the story. */
export interface StoryLine {
  readonly step: number; // after which the position can be looked at
  readonly text: string;
}

/** What happened in one turn. */
export interface StoryTurn {
  readonly number: number; // counted from 1
  readonly seat: number | null; // whose turn it was
  readonly lines: readonly StoryLine[];
}

export class Story {
  told = $state.raw<readonly Told[]>([]);
  first = $state(0); // turns before the first step
  private at: number | null = null; // the number of the position after the last step; null while that is not known
  private missed: Moved[] = []; // moves while the story is being fetched
  private readers = 0; // panels that show it
  private fetches = 0; // only the last one counts

  constructor(
    private readonly room: string,
    private readonly token: string,
    private readonly fetchIt: typeof fetchStory = fetchStory,
  ) {}

  /** Somebody reads it from now on, until the function that comes back is called. */
  read(): () => void {
    this.readers += 1;
    if (this.readers === 1 && this.at === null) void this.load();
    return () => (this.readers -= 1);
  }

  /** A move goes on with it. */
  add(moved: Moved): void {
    const { facts, table } = moved;
    if (this.at === null && this.readers) this.missed.push(moved);
    if (this.at === null || table.at <= this.at) return;
    const before = this.told.at(-1)?.turns ?? this.first;
    const last = facts.length - 1; // what ends a turn already counts it
    const added = facts.map((fact, k) => ({ fact, turns: k < last ? before : table.view.turns }));
    this.told = [...this.told, ...added];
    this.at = table.at;
  }

  /** Whether nobody has done anything after a step. */
  isLast(step: number): boolean {
    return this.told.slice(step).every(({ fact }) => fact.seat === null);
  }

  /** Something else has changed the game: it must be fetched again. */
  forget(): void {
    this.at = null;
    if (this.readers) void this.load();
  }

  private async load(): Promise<void> {
    this.missed = [];
    const number = (this.fetches += 1);
    const story = await this.fetchIt(this.room, this.token).catch(() => null);
    if (!story || number !== this.fetches) return;
    this.told = story.told;
    this.first = story.turns;
    this.at = story.at;
    this.missed.splice(0).forEach((moved) => this.add(moved));
  }
}

/** The story turn by turn, the newest first; chance is left out, as in the line above the board. */
export function storyTurns(
  told: readonly Told[],
  first: number,
  describe: (fact: Fact) => readonly string[],
): StoryTurn[] {
  const turns: { number: number; seat: number | null; lines: StoryLine[] }[] = [];
  told.forEach(({ fact }, k) => {
    const number = turnOf(k + 1, told, first);
    if (turns.at(-1)?.number !== number) turns.push({ number, seat: null, lines: [] });
    const turn = turns.at(-1)!;
    turn.seat ??= fact.seat;
    const text = fact.seat === null ? '' : describe(fact).join(' · ');
    if (text) turn.lines.unshift({ step: k + 1, text });
  });
  return turns.filter(({ lines }) => lines.length).reverse();
}
