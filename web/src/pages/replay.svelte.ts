// A game seen again: where it stands, what moves, who looks. Positions come from the server some at a time.

import { bring, looks, replay as ask } from '../api';
import { Board } from '../board/board';
import type { Listener } from '../board/knobs';
import { pace, setPace } from '../board/pace';
import { Queue, type Step } from '../board/queue';
import type { AnySkin, Held, Stage } from '../games/skin';
import { skinOf } from '../games/skins';
import { brought } from '../memory';
import type { Company as Party, Look, Replay, Table } from '../protocol';
import { choose, settings } from '../settings.svelte';
import { play } from '../sounds';
import { say } from '../texts';
import { Company } from './company.svelte';

const TOGETHER = 60; // positions that come in one answer
const BEAT = 420; // after what a seat did
const GLIDE = 160;
export const SPEEDS = [0.5, 1, 2, 4] as const;

const NOBODY: Party = {
  seats: [],
  you: { sees: [], acts: [], host: false },
  closed: false,
  undo: false,
  absent: 0,
  request: null,
  said: [],
  stopped: '',
};

/** Nothing on this board can be played. */
const UNTOUCHED: Listener = {
  wake: () => undefined,
  tap: () => undefined,
  press: () => undefined,
  enter: () => undefined,
  release: () => undefined,
  leave: () => undefined,
  turn: () => undefined,
  drag: () => undefined,
  push: () => undefined,
  barred: () => undefined,
  look: () => undefined,
};

export class Replayer {
  replay = $state.raw<Replay | null>(null);
  table = $state.raw<Table | null>(null); // as it is drawn
  held = $state.raw<Held | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  seat = $state<number | null>(null); // whose eyes; nothing for the eyes of who is to play
  problem = $state('');
  skin = $state.raw<AnySkin | null>(null);
  readonly company = new Company({ ask: () => false, tell: () => undefined });

  private stage: Stage | null = null;
  private readonly queue = new Queue();
  private seen = new Map<number, Promise<readonly Look[]>>();
  private wanted = 0; // the last place somebody asked for: an answer for another one comes too late
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly host: HTMLElement,
    first: number,
  ) {
    this.open(first).catch(() => (this.problem = say('replay-gone')));
  }

  get end(): number {
    return this.replay?.told.length ?? 0;
  }

  /** What happened last, in words; some steps have none. */
  get line(): string {
    const { skin, replay, at } = this;
    if (!skin || !replay) return '';
    const lines = replay.told.slice(Math.max(0, at - 3), at).map(({ fact }) => skin.tell(fact, replay.names));
    return lines.findLast((some) => some.length)?.join(' · ') ?? '';
  }

  close(): void {
    this.closed = true;
    this.playing = false;
    this.queue.overtake();
    choose({ speed: settings.speed });
  }

  /** Play on from here, from the start if this is the end; or stop. */
  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at === this.end) void this.jump(0).then(() => this.forward());
    else void this.forward();
  }

  pause(): void {
    this.playing = false;
    this.queue.overtake();
  }

  /** One step on or back, as somebody asks. */
  step(by: 1 | -1): void {
    this.pause();
    if (by === 1) void this.forward();
    else void this.jump(this.at - 1, GLIDE);
  }

  /** Be at a step at once. */
  async jump(to: number, ms = 0): Promise<void> {
    const place = Math.max(0, Math.min(this.end, to));
    this.queue.overtake();
    this.wanted = place;
    const table = await this.tableAt(place);
    if (!table || this.wanted !== place) return;
    this.at = place;
    this.settle(table, ms);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    setPace(1 / speed);
  }

  /** See it with the eyes of a seat, or of who is to play. */
  async look(seat: number | null): Promise<void> {
    this.pause();
    this.seat = seat;
    this.seen = new Map();
    this.replay = await ask(this.id, seat).then(named, () => this.replay);
    await this.jump(this.at);
  }

  private async open(first: number): Promise<void> {
    const replay = await ask(this.id, null).catch((error: Error) => this.bringAgain(error));
    const skin = await skinOf(replay.game);
    if (this.closed) return;
    if (!skin) return void (this.problem = say('unknown-game'));
    this.replay = named(replay);
    this.company.present = replay.names.map((_, seat) => seat);
    const board = new Board(this.host, say(`${replay.game}-board`), UNTOUCHED);
    this.stage = { board, hold: (held, ms = 0) => ({ ms, start: () => void (this.held = held) }) };
    this.skin = skin;
    await this.jump(first);
  }

  /** A server that was restarted has forgotten the records that were brought to it. */
  private async bringAgain(error: Error): Promise<Replay> {
    const again = brought() ? await bring(brought()).catch(() => null) : null;
    if (again?.id !== this.id) throw error;
    return again;
  }

  private async forward(): Promise<void> {
    if (this.at >= this.end) return void (this.playing = false);
    this.queue.overtake();
    const place = (this.wanted = this.at + 1);
    const table = await this.tableAt(place);
    if (!table || this.wanted !== place || !this.skin || !this.stage) return;
    const { fact } = this.replay!.told[this.at]!;
    this.at = place;
    const steps = this.skin.steps(this.stage, fact, table);
    const rest: Step = { ms: this.playing && fact.seat !== null ? pace(BEAT) : 0, start: () => undefined };
    const sound = this.skin.sounds[fact.kind];
    if (sound) play(sound);
    this.queue.play([...steps, rest], () => this.arrived(table));
  }

  private arrived(table: Table): void {
    this.settle(table);
    if (this.playing) void this.forward();
  }

  private settle(table: Table, ms = 0): void {
    this.stage?.board.halt();
    this.stage?.board.show(this.skin!.scene(table), ms);
    this.table = table;
    this.held = this.skin!.held(table.view);
  }

  private async tableAt(place: number): Promise<Table | null> {
    const page = Math.floor(place / TOGETHER);
    const found = await this.page(page).catch((error: Error) => void (this.problem = error.message));
    const look = found?.[place - page * TOGETHER];
    if (place % TOGETHER > TOGETHER / 2 && (page + 1) * TOGETHER <= this.end)
      void this.page(page + 1).catch(() => undefined);
    return look && !this.closed ? this.tableOf(look, place) : null;
  }

  private page(page: number): Promise<readonly Look[]> {
    const known = this.seen.get(page) ?? looks(this.id, page * TOGETHER, this.seat);
    this.seen.set(page, known);
    known.catch(() => this.seen.delete(page));
    return known;
  }

  private tableOf({ view, mover }: Look, n: number): Table {
    const { game, names, options } = this.replay!;
    const still = { legal: [], offers: [], undo: false, last: [], company: NOBODY };
    return { type: 'table', room: '', game, n, at: n, names, options, view, mover, ...still };
  }
}

/** One of the best games is shown to strangers: nobody is named there, so everybody gets the name of a piece. */
const named = (replay: Replay): Replay =>
  replay.id.startsWith('best-')
    ? { ...replay, names: replay.names.map((_, seat) => say(`${replay.game}-name-${seat}`)) }
    : replay;
