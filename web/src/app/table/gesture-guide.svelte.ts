// The first game on a device: a ghost hand shows each kind of gesture once, on a move that a bot would play, and waits
// until somebody has made it.

import { isPlace, type Point } from '../../board/geometry';
import type { GestureKind } from '../../games/contract';
import { learntGestures, rememberGestures } from '../common/storage';
import type { Hints } from './hints.svelte';
import type { TableStage } from './table-stage';

const MOST = 8; // hints asked for in one game: a kind of gesture may never come up
const ALL = 'all';

/** What the guide must know of the table. */
export interface GuideTable {
  readonly game: string;
  readonly gestures: readonly GestureKind[];
  readonly quarters: number; // by which the held tile is turned
  readonly marked: string | null; // the action that waits for the tick
  spotOf(action: string): string | null;
  box(spot: string): DOMRect | undefined;
  askHint(): string; // the id of the question
}

/** Where the ghost hand goes: a tap stays where it begins, a drag does not. */
interface Path {
  readonly from: Point;
  readonly to: Point;
}

export class GestureGuide {
  action = $state(''); // the one that is being shown
  private asked = '';
  private questions = 0;
  private learnt = new Set(learntGestures());

  constructor(private readonly table: GuideTable) {}

  /** Somebody here is to move: ask for something to show, if anything is left. */
  next(): void {
    if (this.action || this.asked || this.questions >= MOST || this.learnt.has(ALL)) return;
    if (this.table.gestures.every((gesture) => this.learnt.has(this.key(gesture)))) return;
    this.questions += 1;
    this.asked = this.table.askHint();
  }

  /** An answer, null for a refusal; whether the guide had asked for it. */
  receive(id: string, action: string | null): boolean {
    if (id !== this.asked) return false;
    this.asked = '';
    if (action && !this.learnt.has(this.key(this.gestureOf(action)))) this.action = action;
    return true;
  }

  /** Somebody has played this. */
  played(action: string): void {
    this.learn(this.key(this.gestureOf(action)));
  }

  /** Stop showing: the position has changed. */
  clear(): void {
    this.action = '';
    this.asked = '';
  }

  /** Show nothing any more. */
  skip(): void {
    this.learn(ALL);
    this.clear();
  }

  /** Show everything again. */
  restart(): void {
    this.learnt = new Set();
    rememberGestures([]);
    this.questions = 0;
    this.clear();
    this.next();
  }

  /** The next thing to do on the way to the action: turn the tile, tap, tick, or drag. */
  path(): Path | null {
    const { table, action } = this;
    const spot = table.spotOf(action);
    if (!spot) return tap(document.querySelector(`[data-action='${action}']`)?.getBoundingClientRect());
    if (table.marked === action) return tap(document.querySelector('.tick')?.getBoundingClientRect());
    if (!isPlace(spot)) return tap(table.box(spot));
    const turned = table.quarters === Number(action.at(-1));
    return turned ? drag(spot, table.box(spot)) : tap(document.querySelector('[data-hand]')?.getBoundingClientRect());
  }

  private gestureOf(action: string): GestureKind {
    const spot = this.table.spotOf(action);
    return spot === null ? 'button' : isPlace(spot) ? 'push' : 'cell';
  }

  private key(gesture: GestureKind): string {
    return `${this.table.game}:${gesture}`;
  }

  private learn(key: string): void {
    this.learnt.add(key);
    rememberGestures([...this.learnt]);
  }
}

/** What a guide must know, from the stage and the hints of a table. */
export const guideTable = (stage: TableStage, hints: Hints): GuideTable => ({
  get game() {
    return stage.position?.game ?? '';
  },
  get gestures() {
    return stage.skin?.gestures ?? [];
  },
  get quarters() {
    return stage.quarters;
  },
  get marked() {
    return stage.hand?.action ?? null;
  },
  spotOf: (action) => stage.hand?.spotOf(action, stage.board?.spots ?? []) ?? null,
  box: (spot) => stage.board?.box(spot),
  askHint: () => hints.ask(true),
});

const centre = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function tap(box: DOMRect | undefined): Path | null {
  return box ? { from: centre(box), to: centre(box) } : null;
}

/** From a door inwards. */
function drag(door: string, box: DOMRect | undefined): Path | null {
  if (!box) return null;
  const far = 1.2 * Math.max(box.width, box.height);
  const [x, y] = { n: [0, far], e: [-far, 0], s: [0, -far], w: [far, 0] }[door.at(-1)!] as [number, number];
  const from = centre(box);
  return { from, to: { x: from.x + x, y: from.y + y } };
}
