// One table on the screen: what the server says, what the hand holds, what the board shows of it.

import { Board } from '../board/board';
import type { Point } from '../board/geometry';
import type { Drag } from '../board/gesture';
import type { Listener } from '../board/knobs';
import { pace } from '../board/pace';
import { Queue, type Step } from '../board/queue';
import type { Hand } from '../games/hand';
import type { AnySkin, Held, Stage } from '../games/skin';
import { skinOf } from '../games/skins';
import { forget, remember, token } from '../memory';
import { pairingCode, socketUrl } from '../paths';
import type { Hinted, Moved, Refused, Table, Waiting } from '../protocol';
import { note } from '../report';
import { Connection, type Heard } from '../socket';
import { play, playTurn, type Sound } from '../sounds';
import { newId } from '../ids';
import { say } from '../texts';
import { Company } from './company.svelte';
import { Guide, type Ground } from './guide.svelte';

type Message = Extract<Heard, Waiting | Table | { table: unknown }>;

/** The last move and the table before it, to see it again. */
interface Last {
  readonly before: Table;
  readonly moved: Moved;
}

/** What there is once the first table has said which game this is. */
interface Laid {
  readonly skin: AnySkin;
  readonly stage: Stage;
  readonly hand: Hand;
}

const TWICE = 300; // a second tap so soon is not meant
const BACK = 160;
const BEAT = 450; // between two moves of others, so that a child can follow
const CARRY = 72; // CSS pixels from a place in which it takes a tile that is carried there

export class Session implements Listener {
  table = $state.raw<Table | null>(null); // as it is
  shown = $state.raw<Table | null>(null); // as it is drawn: behind while something moves
  held = $state.raw<Held | null>(null);
  quarters = $state(0);
  pushes = $state(false);
  tick = $state.raw<Point | null>(null);
  line = $state('');
  refusal = $state(false);
  rule = $state(''); // of the rule book, by which something was refused
  said = $state('');
  online = $state(true);
  gone = $state('');
  again = $state(false); // whether the last move can be seen again
  thinking = $state(false); // about a hint
  advised = $state(''); // the action that a hint shows
  readonly company: Company;
  readonly guide = new Guide(this.ground());

  private laid = $state.raw<Laid | null>(null);
  private readonly inbox: Moved[] = []; // moves of others that wait until the one before has been seen
  private first: Message | null = null; // the last message heard while the skin is loaded
  private readonly queue = new Queue();
  private readonly connection: Connection;
  private touched = 0;
  private carried: string | null = null;
  private wondered = ''; // the question why something cannot be done
  private wished = ''; // the question of somebody who asked for a hint
  private last: Last | null = null;
  private closed = false;

  constructor(
    private readonly room: string,
    private readonly host: HTMLElement,
  ) {
    const ears = {
      heard: (message: Heard) => this.hear(message),
      online: (is: boolean) => void (this.online = is),
      gone: (why: string) => this.lost(why),
    };
    this.connection = new Connection(socketUrl(room), token(), ears, pairingCode(room));
    this.company = new Company(this.connection);
  }

  get skin(): AnySkin | undefined {
    return this.laid?.skin;
  }

  close(): void {
    this.closed = true;
    this.connection.close();
    this.queue.overtake();
  }

  // ---- what the server says

  private hear(message: Heard): void {
    note('heard', message);
    this.company.hear(message);
    if (message.type === 'hinted') return this.advise(message);
    if (message.type === 'refused' && this.guide.hear(message.id, null)) return;
    if (message.type === 'refused' && message.id === this.wondered && message.table?.n === this.table?.n) return this.learn(message);
    if (message.type === 'refused' && !message.table) return this.refuse(message.why);
    if (message.type === 'moved' && this.queue.busy && !message.id && !document.hidden) this.inbox.push(message);
    else if (message.type === 'waiting' || message.type === 'table' || 'table' in message) this.heardNow(message);
  }

  /** What is older and still waits to be seen is part of what this message tells. */
  private heardNow(message: Message): void {
    this.inbox.length = 0;
    this.heard(message);
  }

  private refuse(why: string, rule = ''): void {
    this.thinking = false;
    this.say([why], true);
    this.rule = rule;
  }

  /** The rule for what was just refused here. */
  private learn({ rule }: Refused): void {
    if (this.refusal) this.rule = rule;
  }

  private heard(message: Message): void {
    const table = tableOf(message);
    const { waiting } = this.company;
    if (waiting) remember(this.room, waiting.game, this.company.seats.map(({ name }) => name));
    if (waiting) return;
    if (!this.laid) return this.wait(message, table);
    if (table && table.game !== this.table?.game && this.table) return location.reload();
    this.queue.overtake();
    const before = this.table;
    const known = this.table?.n === table?.n;
    if (table) this.take(table);
    if (table && before && table.mover !== before.mover && this.isOwn(table.mover)) playTurn();
    this.last = message.type === 'moved' && before ? { before, moved: message } : message.type === 'refused' ? this.last : null;
    this.again = this.last !== null;
    if (message.type === 'moved') return this.animate(message);
    this.settle(message.type === 'undone' ? BACK : 0);
    if (message.type === 'refused') this.refuse(message.why, message.rule);
    else if (table && !known) this.say([lineOf(table)]);
  }

  /** Load the skin of the game that the first message is about; the last message until then is heard after that. */
  private wait(message: Message, table: Table | null): void {
    const loading = this.first !== null;
    if (!table) return;
    this.first = message;
    if (!loading) void this.lay(table);
  }

  private async lay(table: Table): Promise<void> {
    const skin = await skinOf(table.game).catch(() => null);
    if (this.closed) return;
    if (!skin) return void (this.gone = say('unknown-game'));
    remember(this.room, table.game, table.names);
    const board = new Board(this.host, say(`${table.game}-board`), this);
    const stage = { board, hold: (held: Held | null, ms = 0) => this.holding(held, ms) };
    this.laid = { skin, stage, hand: skin.hand(table) };
    this.heard(this.first!);
  }

  private take(table: Table): void {
    this.table = table;
    this.laid?.hand.take(table);
    this.tick = null;
    this.advised = '';
    this.thinking = false;
    this.guide.rest();
  }

  private animate({ facts, table }: Moved): void {
    const { skin, stage } = this.laid!;
    const told = (some: Moved['facts']) => some.flatMap((fact) => skin.tell(fact, table.names));
    this.say(told(facts.filter(({ seat }) => seat !== null)));
    this.said = [...told(facts), ...this.nextTurn(table)].join('. ');
    const others = facts.some(({ seat }) => seat !== null && !this.isOwn(seat));
    const steps = facts.flatMap((fact) => [sounding(skin.sounds[fact.kind]), ...skin.steps(stage, fact, table)]);
    this.queue.play(others ? [...steps, { ms: pace(BEAT), start: () => undefined }] : steps, () => this.seen());
  }

  /** A move has been seen: everything is where it belongs, and the next one may come. */
  private seen(): void {
    this.settle();
    const next = this.inbox.shift();
    if (next) this.heard(next);
  }

  private isOwn(seat: number | null): boolean {
    return seat !== null && this.company.acts.includes(seat);
  }

  /** Who is to play now, if that has changed. */
  private nextTurn({ mover, names }: Table): string[] {
    return mover === null || mover === this.last?.before.mover ? [] : [say('to-play', { name: names[mover]! })];
  }

  /** Show the last move again. */
  replay(): void {
    if (!this.last || !this.laid) return;
    this.queue.overtake();
    this.laid.stage.board.show(this.laid.skin.scene(this.last.before));
    this.animate(this.last.moved);
  }

  private holding(held: Held | null, ms: number): Step {
    return {
      ms,
      start: () => {
        this.held = held;
        this.quarters = 0;
      },
    };
  }

  private settle(ms = 0): void {
    if (!this.table || !this.laid) return;
    const { skin, stage } = this.laid;
    stage.board.halt();
    stage.board.show(skin.scene(this.table), ms);
    this.shown = this.table;
    this.held = skin.held(this.table.view);
    this.refresh();
    if (this.table.legal.length) this.guide.look();
  }

  private say(lines: readonly string[], refusal = false): void {
    this.line = lines.join(' · ');
    this.said = this.line;
    this.refusal = refusal;
    this.rule = '';
  }

  private lost(why: string): void {
    forget(this.room);
    this.gone = why || say('gone');
  }

  // ---- what the hand does

  wake(): void {
    while (this.queue.busy) this.queue.overtake();
  }

  tap(spot: string, careful: boolean): void {
    const soon = this.soon();
    this.touch(spot, (hand) => hand.tap(spot, careful), soon);
  }

  press(spot: string): void {
    this.touch(spot, (hand) => hand.tap(spot));
  }

  enter(spot: string): void {
    this.touch(spot, (hand) => hand.enter(spot));
  }

  release(spot: string): void {
    this.touch(spot, (hand) => hand.release(spot));
  }

  leave(): void {
    this.laid?.hand.layBack();
    this.advised = '';
    this.refresh();
  }

  push(door: string): void {
    if (!this.choose(this.laid?.hand.push(door) ?? null)) this.drag(null);
  }

  /** Nothing comes of a touch here: say why, if there is something to say. */
  barred(spot: string): void {
    const early = this.notYet();
    const why = early || this.laid?.hand.why(spot);
    if (!why) return;
    play('no');
    this.say([why], true);
    if (!early) this.wonder(spot);
    this.laid?.stage.board.shake(spot);
  }

  /** Ask for the number of the rule: the server refuses what cannot be done here, and says by which one. */
  private wonder(spot: string): void {
    const { table, laid } = this;
    if (!laid || table?.mover == null) return;
    this.wondered = newId();
    this.connection.tell({ type: 'act', seat: table.mover, at: table.at, id: this.wondered, action: laid.hand.attempt(spot) });
  }

  /** Whose turn it is, where it is not that of somebody here. */
  private notYet(): string {
    const mover = this.table?.mover ?? null;
    return mover === null || this.isOwn(mover) ? '' : say('not-yet', { name: this.table!.names[mover]! });
  }

  drag(drag: Drag | null): void {
    this.laid?.hand.drag(drag);
    this.refresh(drag ? 0 : undefined);
  }

  look(spot: string | null): void {
    this.laid?.hand.look(spot);
    this.refresh();
  }

  /** Play what is marked. */
  playMarked(): void {
    if (!this.soon()) this.choose(this.laid?.hand.play() ?? null);
  }

  /** Turn the tile in hand. */
  turn(): void {
    this.soon();
    this.wake();
    this.laid?.hand.turn();
    this.refresh();
  }

  /** The tile in hand is carried over the screen, or with null let go; over a place that takes it, it is shown there. */
  carry(at: Point | null): void {
    this.carried = at && (this.laid?.stage.board.nearest(at, CARRY, (spot) => this.laid!.hand.takes(spot)) ?? null);
    this.look(this.carried);
  }

  /** The tile in hand is let go. */
  drop(): void {
    const spot = this.carried;
    this.carry(null);
    if (spot) this.release(spot);
  }

  undo(): void {
    this.wake();
    if (this.table && !this.soon()) this.ask({ type: 'undo', at: this.table.at });
  }

  /** A button of the tray. */
  pick(action: string): void {
    this.wake();
    if (!this.soon()) this.choose(action);
  }

  /** Ask a bot what it would play. */
  hint(): void {
    this.wake();
    if (!this.table?.legal.length || this.soon()) return;
    this.wished = this.askHint();
    this.thinking = true;
  }

  /** Not by `ask`: who plays meanwhile must not wait for it. */
  private askHint(): string {
    if (!this.table) return '';
    const id = newId();
    this.connection.tell({ type: 'hint', at: this.table.at, id });
    return id;
  }

  /** Show a bot's advice as if a hand had marked it, and say what it is good for. */
  private advise({ id, action, reasons }: Hinted): void {
    if (!this.laid || !this.table?.legal.includes(action) || this.guide.hear(id, action) || id !== this.wished) return;
    this.thinking = false;
    const { names } = this.table;
    this.wake();
    this.advised = action;
    this.laid.hand.suggest(action, this.laid.stage.board.spots);
    this.say(reasons.map(({ kind, count, seat }) => say(`reason-${kind}`, { count, name: seat === null ? '' : names[seat]! })));
    this.refresh();
  }

  /** Send this action of the seat that is to play. */
  private choose(action: string | null): boolean {
    if (!action || !this.table || this.table.mover === null) return false;
    const { mover: seat, at } = this.table;
    const asked = this.ask({ type: 'act', seat, at, action });
    if (asked) this.guide.did(action);
    return asked;
  }

  private ask(question: Parameters<Connection['ask']>[0]): boolean {
    note('sent', question);
    return this.connection.ask(question);
  }

  private touch(spot: string, meant: (hand: Hand) => string | null, soon = false): void {
    this.wake();
    if (!this.laid) return;
    const { hand } = this.laid;
    const before = hand.waiting;
    const action = meant(hand);
    if (action && !soon) this.choose(action);
    else if (!action && hand.waiting === null && before === null) this.barred(spot);
    if (!action && hand.waiting) play('tap');
    this.refresh();
  }

  /** What the guide must know of this table. */
  private ground(): Ground {
    const session = this;
    return {
      get game() {
        return session.table?.game ?? '';
      },
      get gestures() {
        return session.skin?.gestures ?? [];
      },
      get quarters() {
        return session.quarters;
      },
      get marked() {
        return session.laid?.hand.play() ?? null;
      },
      spotOf: (action) => this.laid?.hand.spotOf(action, this.laid.stage.board.spots) ?? null,
      box: (spot) => this.laid?.stage.board.box(spot),
      ask: () => this.askHint(),
    };
  }

  /** Whether this touch follows another one so soon that it cannot be meant to play something. */
  private soon(): boolean {
    const before = this.touched;
    this.touched = Date.now();
    return this.touched - before < TWICE;
  }

  private refresh(ms?: number): void {
    if (!this.laid || this.queue.busy) return;
    const { hand, stage } = this.laid;
    stage.board.preview(hand.preview(), ms);
    this.quarters = hand.quarters;
    this.pushes = hand.pushes;
    this.tick = hand.waiting ? stage.board.percent(hand.waiting) : null;
  }
}

const sounding = (sound: Sound | undefined): Step => ({ ms: 0, start: () => void (sound && play(sound)) });

/** The table that a message tells of, or nothing while the room waits for players. */
function tableOf(message: Message): Table | null {
  if (message.type === 'waiting') return null;
  const table = message.type === 'table' ? message : message.table;
  return table?.type === 'table' ? table : null;
}

/** What happened last, or why nothing more can happen. */
const lineOf = (table: Table): string => table.company.stopped || table.line;
