// Plays a lesson on a board: scene after scene, from the beginning again, as long as somebody looks.

import { Board } from '../board/board';
import { pace } from '../board/pace';
import { Queue, type Step } from '../board/queue';
import type { AnySkin, Held, Stage } from '../games/skin';
import type { Table } from '../protocol';
import type { Lesson } from './pages';

const BEFORE = 900;
const BETWEEN = 700;
const AFTER = 2200;
const BACK = 300;
const NOBODY = ['', '', '', '']; // a picture is seen, not told

/** What a picture shows beside the board. */
export interface Shown {
  readonly table: Table;
  readonly held: Held | null;
}

const IDLE = {
  wake() {},
  tap() {},
  press() {},
  enter() {},
  release() {},
  leave() {},
  turn() {},
  drag() {},
  push() {},
  barred() {},
  look() {},
};

export class Player {
  private readonly board: Board;
  private readonly stage: Stage;
  private readonly queue = new Queue();
  private readonly tables: readonly Table[];
  private moving = false;

  constructor(
    host: HTMLElement,
    private readonly skin: AnySkin,
    private readonly lesson: Lesson,
    private readonly shown: (shown: Shown) => void,
  ) {
    this.board = new Board(host, '', IDLE);
    this.stage = {
      board: this.board,
      hold: (held, ms = 0) => ({ ms, start: () => shown({ table: this.table, held }) }),
    };
    this.tables = lesson.scenes.map((scene) => ({ ...scene, names: NOBODY }) as unknown as Table);
    this.show(this.last);
  }

  /** Play from the beginning, over and over. */
  start(): void {
    if (this.moving || this.last === 0) return;
    this.moving = true;
    this.show(0, pace(BACK));
    this.queue.play([rest(BEFORE), ...this.scenes().flat()], () => this.again());
  }

  /** Stand still, with everything done. */
  stop(): void {
    this.moving = false;
    this.queue.overtake();
    this.show(this.last);
  }

  private at = 0;

  private get last(): number {
    return this.tables.length - 1;
  }

  private get table(): Table {
    return this.tables[this.at]!;
  }

  private again(): void {
    if (!this.moving) return;
    this.moving = false;
    this.start();
  }

  private scenes(): Step[][] {
    return this.lesson.scenes.slice(1).map((scene, k) => {
      const table = this.tables[k + 1]!;
      const steps = scene.facts.flatMap((fact) => this.skin.steps(this.stage, fact, table) as Step[]);
      return [...steps, this.settled(k + 1)];
    });
  }

  /** Everything lies as the scene says, to be looked at for a while. */
  private settled(at: number): Step {
    return { ms: pace(at === this.last ? AFTER : BETWEEN), start: () => this.show(at) };
  }

  private show(at: number, ms = 0): void {
    this.at = at;
    this.board.show({ ...this.skin.scene(this.table), focus: this.lesson.focus }, ms);
    this.shown({ table: this.table, held: this.skin.held(this.table.view) });
  }
}

const rest = (ms: number): Step => ({ ms: pace(ms), start: () => undefined });
