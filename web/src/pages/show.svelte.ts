// What the screen shows of a table: the board, the tile in hand, what is marked. It is behind while something moves.

import { Board } from '../board/board';
import type { Point } from '../board/geometry';
import type { Listener } from '../board/knobs';
import { Queue, type Step } from '../board/queue';
import type { Hand } from '../games/hand';
import type { AnySkin, Held, Stage } from '../games/skin';
import type { Table } from '../protocol';
import { say } from '../texts';

/** What there is once the first table has said which game this is. */
interface Laid {
  readonly skin: AnySkin;
  readonly stage: Stage;
  readonly hand: Hand;
}

export class Show {
  table = $state.raw<Table | null>(null); // as it is
  shown = $state.raw<Table | null>(null); // as it is drawn
  held = $state.raw<Held | null>(null);
  quarters = $state(0);
  pushes = $state(false);
  tick = $state.raw<Point | null>(null);
  private laid = $state.raw<Laid | null>(null);
  private readonly queue = new Queue();

  get skin(): AnySkin | undefined {
    return this.laid?.skin;
  }

  get hand(): Hand | undefined {
    return this.laid?.hand;
  }

  get board(): Board | undefined {
    return this.laid?.stage.board;
  }

  /** Whether something still moves. */
  get busy(): boolean {
    return this.queue.busy;
  }

  /** Lay the board of a game. */
  lay(skin: AnySkin, host: HTMLElement, table: Table, listener: Listener): void {
    const board = new Board(host, say(`${table.game}-board`), listener);
    const stage = { board, hold: (held: Held | null, ms = 0) => this.holding(held, ms) };
    this.laid = { skin, stage, hand: skin.hand(table) };
  }

  /** Everything that has a name gets it anew, after the language has changed. */
  rename(): void {
    if (!this.table || !this.laid) return;
    this.laid.stage.board.name(say(`${this.table.game}-board`));
    if (!this.queue.busy) this.settle();
  }

  /** This is the table now; it is drawn by `play` or `settle`. */
  take(table: Table): void {
    this.table = table;
    this.laid?.hand.take(table);
    this.tick = null;
  }

  /** Draw a table as it was. */
  rewind(table: Table): void {
    this.overtake();
    if (this.laid) this.laid.stage.board.show(this.laid.skin.scene(table));
  }

  /** Show steps one after the other, then call `done`. */
  play(steps: (skin: AnySkin, stage: Stage) => readonly Step[], done: () => void): void {
    if (this.laid) this.queue.play(steps(this.laid.skin, this.laid.stage), done);
  }

  /** Everything is at once where it belongs. */
  settle(ms = 0): void {
    if (!this.table || !this.laid) return;
    const { skin, stage } = this.laid;
    stage.board.halt();
    stage.board.show(skin.scene(this.table), ms);
    this.shown = this.table;
    this.held = skin.held(this.table.view);
    this.refresh();
  }

  /** Draw what the hand holds and marks. */
  refresh(ms?: number): void {
    if (!this.laid || this.queue.busy) return;
    const { hand, stage } = this.laid;
    stage.board.preview(hand.preview(), ms);
    this.quarters = hand.quarters;
    this.pushes = hand.pushes;
    this.tick = hand.waiting ? stage.board.percent(hand.waiting) : null;
  }

  /** End what moves now. */
  overtake(): void {
    this.queue.overtake();
  }

  /** End what moves now and whatever waits behind it. */
  wake(): void {
    while (this.queue.busy) this.queue.overtake();
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
}
