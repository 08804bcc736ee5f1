// One table on the screen: what the server says, what the hand holds, what the board shows of it.

import { Board } from '../board/board';
import type { Point } from '../board/geometry';
import type { Listener } from '../board/knobs';
import { Queue, type Step } from '../board/queue';
import { Hand } from '../games/hand';
import { scene, steps } from '../games/chabyrinthe';
import { forget, remember } from '../memory';
import { socketUrl } from '../paths';
import type { ChabyrintheCard as Card, Moved, Outgoing, Table } from '../protocol';
import { Connection } from '../socket';
import { texts } from '../texts';

const TWICE = 300; // a second tap so soon is not meant
const DRAW = 160;

export class Session implements Listener {
  table = $state.raw<Table | null>(null); // as it is
  shown = $state.raw<Table | null>(null); // as it is drawn: behind while something moves
  top = $state.raw<Card | null>(null);
  quarters = $state(0);
  tick = $state.raw<Point | null>(null);
  line = $state('');
  refusal = $state(false);
  said = $state('');
  online = $state(true);
  gone = $state('');

  private readonly queue = new Queue();
  private readonly board: Board;
  private readonly connection: Connection;
  private hand: Hand | null = null;
  private sent = 0;

  constructor(
    private readonly room: string,
    host: HTMLElement,
  ) {
    this.board = new Board(host, texts.board, this);
    this.connection = new Connection(socketUrl(room), {
      heard: (message) => this.heard(message),
      online: (is) => (this.online = is),
      gone: (why) => this.lost(why),
    });
  }

  close(): void {
    this.connection.close();
    this.queue.overtake();
  }

  // ---- what the server says

  private heard(message: Exclude<Outgoing, { type: 'pong' }>): void {
    this.queue.overtake();
    const table = message.type === 'table' ? message : message.table;
    const known = this.table?.n === table?.n;
    if (table) this.take(table);
    if (message.type === 'moved') return this.animate(message);
    this.settle(message.type === 'undone' ? DRAW : 0);
    if (message.type === 'refused') this.say([message.why], true);
    else if (table && !known) this.say([table.line]);
  }

  private take(table: Table): void {
    if (!this.table) remember(this.room, table.names);
    this.table = table;
    this.hand ??= new Hand(table);
    this.hand.take(table);
    this.tick = null;
  }

  private animate({ facts, lines, table }: Moved): void {
    const all = facts.flatMap((fact) => {
      const moves = steps(this.board, fact, table.view);
      if (fact.kind === 'pushed') return [this.topStep(null, 0), ...moves];
      return fact.kind === 'drawn' || fact.kind === 'returned' ? [this.topStep(fact.card, DRAW)] : moves;
    });
    this.say([table.line]);
    this.said = lines.join('. ');
    this.queue.play(all, () => this.settle());
  }

  private topStep(card: Card | null, ms: number): Step {
    return {
      ms,
      start: () => {
        this.top = card;
        this.quarters = 0;
      },
    };
  }

  private settle(ms = 0): void {
    if (!this.table) return;
    this.board.halt();
    this.board.show(scene(this.table), ms);
    this.shown = this.table;
    this.top = this.table.view.top;
    this.refresh();
  }

  private say(lines: readonly string[], refusal = false): void {
    this.line = lines.join(' · ');
    this.said = this.line;
    this.refusal = refusal;
  }

  private lost(why: string): void {
    forget(this.room);
    this.gone = why || texts.gone;
  }

  // ---- what the hand does

  wake(): void {
    this.queue.overtake();
  }

  tap(spot: string): void {
    this.wake();
    if (!this.hand || this.tooSoon()) return;
    this.act(this.hand.tap(spot));
    this.refresh();
  }

  enter(spot: string): void {
    if (this.hand?.lifted?.cell === spot) this.playLifted();
    else this.tap(spot);
  }

  leave(): void {
    this.hand?.layBack();
    this.refresh();
  }

  push(door: string): void {
    if (!this.act(this.hand?.push(door) ?? null)) this.drag(null);
  }

  drag(drag: Parameters<Listener['drag']>[0]): void {
    this.hand?.drag(drag);
    this.refresh(drag ? 0 : undefined);
  }

  look(spot: string | null): void {
    this.hand?.look(spot);
    this.refresh();
  }

  playLifted(): void {
    this.act(this.hand?.play() ?? null);
  }

  turnTop(): void {
    this.wake();
    this.hand?.turnTop();
    this.refresh();
  }

  stop(): void {
    this.act('stop');
  }

  undo(): void {
    this.wake();
    if (this.table) this.connection.ask({ type: 'undo', at: this.table.at });
  }

  private act(action: string | null): boolean {
    if (!action || this.tooSoon() || !this.table || this.table.mover === null) return false;
    const { mover: seat, at } = this.table;
    const sent = this.connection.ask({ type: 'act', seat, at, action });
    if (sent) this.sent = Date.now();
    return sent;
  }

  private tooSoon(): boolean {
    return Date.now() - this.sent < TWICE;
  }

  private refresh(ms?: number): void {
    if (!this.hand || this.queue.busy) return;
    this.board.preview(this.hand.preview(), ms);
    this.quarters = this.hand.quarters;
    this.tick = this.hand.lifted ? this.board.percent(this.hand.lifted.cell) : null;
  }
}
