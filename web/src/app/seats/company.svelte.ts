// The people around a table: who sits where, who is present, what they say, and what this device asks of them.

import { fetchBots } from '../../link/api';
import type { Link, TableMessage } from '../../link/link';
import type {
  BotCard,
  Code,
  Company as Party,
  Emote,
  Names,
  Place,
  Rematch,
  SeatCard,
  Time,
  Waiting,
  Word,
  You,
} from '../../protocol';
import { personName, refusal, say } from '../../shared/texts';
import { settings } from '../common/settings.svelte';
import { BotMoods } from './bot-moods.svelte';

const PHRASE_SHOWN = 5000; // milliseconds
const SUBSTITUTE = 2; // the level of the bot that plays for somebody who is away or late
const NOBODY: You = { sees: [], acts: [], host: false, back: [] };

type Settings = Partial<Pick<Party, 'closed' | 'undo' | 'absent' | 'clock'>>;
type Phrase = Emote['phrase'];
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'hurray',
  'purr',
  'hiss',
  'bye',
];

export class Company {
  now = $state.raw<Party | null>(null);
  waiting = $state.raw<Waiting | null>(null); // the room while its game has not begun
  present = $state.raw<readonly number[]>([]); // seats with somebody there now
  watching = $state(0);
  names = $state.raw<Names | null>(null); // to choose one from
  code = $state.raw<Code | null>(null); // that pairs another device with a seat
  words = $state.raw<readonly Word[]>([]); // just said
  time = $state.raw<Time | null>(null); // that is left for this turn
  bots = $state.raw<readonly BotCard[]>([]); // that can be asked to the table
  problem = $state('');
  private asked = false; // for the bots
  private wanted: Settings = {}; // that are asked for when the question before them is answered

  readonly moods = new BotMoods(
    () => this.seats.flatMap(({ who }, seat) => (who === 'bot' ? [seat] : [])),
    (seat, phrase) => settings.botsTalk && this.speak({ n: --this.botWords, seat, phrase }),
  );
  private botWords = 0; // counted downwards, unlike what the server numbers

  constructor(private readonly link: Pick<Link, 'ask' | 'tell'>) {}

  get seats(): readonly SeatCard[] {
    return this.now?.seats ?? [];
  }

  /** What this device may do. */
  get device(): You {
    return this.now?.you ?? NOBODY;
  }

  get acts(): readonly number[] {
    return this.device.acts;
  }

  get host(): boolean {
    return this.device.host;
  }

  /** The seat whose hand this device is while another device shows the board, or null. */
  get handSeat(): number | null {
    const [seat, ...others] = this.acts;
    const lent = seat !== undefined && !others.length && this.seats[seat]!.paired && this.device.sees.includes(seat);
    return lent ? seat : null;
  }

  /** Whether somebody plays on another device. */
  get apart(): boolean {
    return this.seats.some(({ who, taken }, seat) => who !== 'bot' && taken && !this.acts.includes(seat));
  }

  /** Whether a seat is for somebody who comes by link. */
  get online(): boolean {
    return this.seats.some(({ who }) => who === 'link');
  }

  /** The seat on which this device, which only watches, could sit down, or null. */
  get freeSeat(): number | null {
    const free = this.seats.findIndex((_, seat) => this.maySit(seat));
    return free < 0 ? null : free;
  }

  /** Whether seats know different things, so that nobody else may look at one. */
  get secret(): boolean {
    return this.now?.secret ?? false;
  }

  /** Whether this device, which only watches, could sit down on a seat. */
  maySit(seat: number): boolean {
    const { who, taken } = this.seats[seat]!;
    const kept = this.secret && !this.device.back.includes(seat);
    return !this.acts.length && who === 'link' && !taken && !kept;
  }

  /** Whether the host could make a seat free: a bot’s seat that holds secrets is for no one else. */
  mayFree(seat: number): boolean {
    const own = this.acts.includes(seat);
    return this.host && !own && this.seats[seat]!.taken && !(this.secret && this.seats[seat]!.who === 'bot');
  }

  /** The bot that plays for somebody who is away or late; empty where there is none. */
  get substitute(): string {
    return personName(this.bots.find(({ level }) => level === SUBSTITUTE)?.name ?? '');
  }

  /** Whether nobody is there now for a seat of a person. */
  away(seat: number): boolean {
    return this.seats[seat]?.who !== 'bot' && !this.present.includes(seat);
  }

  /** Whether the host could let a bot play for this seat. */
  maySubstitute(seat: number | null): seat is number {
    return seat !== null && this.host && this.away(seat) && !this.seats[seat]!.level && this.substitute !== '';
  }

  /** What has become of the person on a seat, in a word or two; empty for one who is there. */
  absence(seat: number): string {
    if (!this.away(seat)) return '';
    if (this.seats[seat]!.level) return say('bot-plays', { bot: this.substitute });
    if (this.seats[seat]!.taken) return say('away');
    return this.secret ? say('has-left', { name: personName(this.seats[seat]!.name) }) : say('free');
  }

  /** Who is to play: the person of this name, or a bot in their place. */
  turnOf(seat: number, name: string): string {
    const values = { name, bot: this.substitute };
    if (this.now?.overdue) return say('time-is-up', values);
    if (!this.away(seat)) return say('to-play', values);
    if (this.seats[seat]!.level) return say('plays-for', values);
    return say(this.seats[seat]!.taken ? 'is-away' : 'has-left', values);
  }

  /** Find out which bots there are, once. */
  loadBots(): void {
    if (this.asked) return;
    this.asked = true;
    fetchBots().then(
      (found) => (this.bots = found),
      () => (this.asked = false), // no seat can be given to a bot then
    );
  }

  receive(message: TableMessage): void {
    if (message.type === 'presence') {
      this.present = message.seats;
      this.watching = message.watching;
      if (this.seats.some((_, seat) => this.away(seat))) this.loadBots();
    } else if (message.type === 'time') this.time = message;
    else if (message.type === 'names') this.names = message;
    else if (message.type === 'code') this.code = message;
    else if (message.type === 'said') this.speak(message.word);
    else if (message.type === 'refused') this.problem = refusal(message.key, message.values);
    else if (message.type === 'changed') this.problem = '';
    const table =
      message.type === 'waiting' || message.type === 'table' ? message : 'table' in message ? message.table : null;
    if (table) this.take(table.company, table.type === 'waiting' ? table : null);
    this.askWanted();
  }

  private take(now: Party, waiting: Waiting | null): void {
    this.now = now;
    this.waiting = waiting;
    if (now.overdue) this.loadBots();
    if (this.code && now.seats[this.code.seat]?.paired) this.code = null;
  }

  private speak(word: Word): void {
    this.words = [...this.words.filter(({ seat }) => seat !== word.seat), word];
    setTimeout(() => (this.words = this.words.filter(({ n }) => n !== word.n)), PHRASE_SHOWN);
  }

  // ---- what this device asks for

  askNames(): void {
    this.names = null;
    this.link.tell({ type: 'names' });
  }

  sit(seat: number, name: string, animal: string): void {
    this.link.ask({ type: 'sit', seat, name, animal });
  }

  /** Another animal for an own seat, and the name it has or an offered one. */
  face(seat: number, name: string, animal: string): void {
    this.link.ask({ type: 'face', seat, name, animal });
  }

  stand(seat: number): void {
    this.link.ask({ type: 'leave', seat });
  }

  kick(seat: number): void {
    this.link.ask({ type: 'kick', seat });
  }

  /** Let a bot play for somebody until they come back. */
  letPlayOn(seat: number): void {
    this.link.ask({ type: 'substitute', seat });
  }

  place(seat: number, who: Place['who'], level = 1): void {
    this.link.ask({ type: 'place', seat, who, level });
  }

  /** Change some of the host's settings, if need be after the answer to another question. */
  settle(part: Settings): void {
    this.wanted = { ...this.wanted, ...part };
    this.askWanted();
  }

  private askWanted(): void {
    if (!this.now || !Object.keys(this.wanted).length) return;
    const { closed, undo, absent, clock } = this.now;
    if (this.link.ask({ type: 'settle', closed, undo, absent, clock, ...this.wanted })) this.wanted = {};
  }

  emote(seat: number, phrase: Phrase): void {
    this.link.ask({ type: 'emote', seat, phrase });
  }

  reply(yes: boolean): void {
    if (this.now?.request) this.link.ask({ type: 'reply', n: this.now.request.n, yes });
  }

  pair(seat: number): void {
    this.link.ask({ type: 'pair', seat });
  }

  /** Ask for another code in place of the one on show: it lasts for minutes, and not beyond a restart of the server. */
  renewCode(): void {
    if (this.code) this.pair(this.code.seat);
  }

  unpair(seat: number): void {
    this.link.ask({ type: 'unpair', seat });
  }

  /** Another game at this table, as it was or as it is planned. */
  rematch(plan: Omit<Rematch, 'type' | 'id'> = {}): void {
    this.link.ask({ type: 'rematch', ...plan });
  }
}
