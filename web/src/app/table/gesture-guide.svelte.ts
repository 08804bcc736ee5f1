// The first game on a device: one line says the aim, then a ghost hand shows each kind of gesture once, on a move that
// a bot would play, and waits until somebody has made it. Whatever else the player marks, it shows the tick for that.

import { isPlace, type Point } from '../../board/geometry';
import type { GestureKind } from '../../games/contract';
import { say } from '../../shared/texts';
import { learntGestures, rememberGestures } from '../common/storage';
import type { Hints } from './hints.svelte';
import type { StatusLine } from './status-line.svelte';
import type { TableStage } from './table-stage';

const MOST = 8; // hints asked for in one game: a kind of gesture may never come up
const ALL = 'all';

/** What the guide must know of the table. */
export interface GuideTable {
  readonly game: string;
  readonly gestures: readonly GestureKind[];
  readonly marked: string | null; // the spot that waits for the tick
  isMarked(action: string): boolean; // whether what is marked there comes to the same as this
  looksTurned(push: string): boolean; // whether the tile in hand looks as this push wants it
  spotOf(action: string): string | null;
  box(spot: string): DOMRect | undefined;
  askHint(): string; // the id of the question
  tellAim(): void; // what the game is about
}

/** Where the ghost hand goes: a tap stays where it begins, a drag does not; a button may have to be held. */
interface Path {
  readonly from: Point;
  readonly to: Point;
  readonly hold?: boolean;
}

export class GestureGuide {
  action = $state(''); // the one that is being shown
  aiming = false; // whether the aim has only just been told
  private told = false; // whether it has been told at all
  private asked = '';
  private questions = 0;
  private learnt = $state.raw<ReadonlySet<string>>(new Set(learntGestures()));

  constructor(private readonly table: GuideTable) {}

  /** Somebody here is to move: ask for something to show, if anything is left. */
  next(): void {
    if (this.action || this.asked || this.questions >= MOST || this.learnt.has(ALL)) return;
    if (!this.lookButton() && this.table.gestures.every((gesture) => this.knows(gesture))) return;
    this.questions += 1;
    this.asked = this.table.askHint();
  }

  /** An answer, null for a refusal; whether the guide had asked for it. */
  receive(id: string, action: string | null): boolean {
    if (id !== this.asked) return false;
    this.asked = '';
    if (!action || (!this.lookButton() && this.knows(this.gestureOf(action)))) return true;
    this.action = action;
    this.aiming = !this.told;
    if (this.aiming) this.table.tellAim();
    this.told = true;
    return true;
  }

  /** Somebody has pressed this. */
  pressed(target: Element): void {
    if (target.closest('[data-look]') !== this.lookButton() || !this.lookButton()) return;
    this.learn(this.key('look'));
    if (this.action && this.knows(this.gestureOf(this.action))) this.clear();
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
    this.told = false;
    this.clear();
    this.next();
  }

  /** The next thing to do on the way to the action: look at one's cards, turn the tile, tap, tick, or drag. */
  path(): Path | null {
    const { table, action } = this;
    const spot = table.spotOf(action);
    const look = this.lookButton();
    if (look) return { ...tap(look.getBoundingClientRect())!, hold: true };
    if (table.marked !== null && (table.marked !== spot || table.isMarked(action))) return tap(boxOf('.tick'));
    if (!spot) return tap(boxOf(`[data-action='${action}']`));
    if (!isPlace(spot)) return tap(table.box(spot));
    return table.looksTurned(action) ? drag(spot, table.box(spot)) : tap(boxOf('[data-hand]'));
  }

  /** The button that must be held to see one's cards, until somebody has done so. */
  private lookButton(): Element | null {
    return this.knows('look') ? null : document.querySelector('[data-look]');
  }

  private knows(gesture: GestureKind): boolean {
    return this.learnt.has(this.key(gesture));
  }

  private gestureOf(action: string): GestureKind {
    const spot = this.table.spotOf(action);
    return spot === null ? 'button' : isPlace(spot) ? 'push' : 'cell';
  }

  private key(gesture: GestureKind): string {
    return `${this.table.game}:${gesture}`;
  }

  private learn(key: string): void {
    this.learnt = new Set([...this.learnt, key]);
    rememberGestures([...this.learnt]);
  }
}

/** What a guide must know, from the stage, the hints and the line of a table. */
export const guideTable = (stage: TableStage, hints: Hints, line: StatusLine): GuideTable => ({
  get game() {
    return stage.position?.game ?? '';
  },
  get gestures() {
    return stage.skin?.gestures ?? [];
  },
  get marked() {
    return stage.tick && (stage.hand?.marked ?? null);
  },
  isMarked: (action) => stage.tick !== null && (stage.hand?.isMarked(action) ?? false),
  looksTurned: (push) => stage.hand?.looksTurned(push, stage.quarters) ?? false,
  spotOf: (action) => stage.hand?.spotOf(action, stage.board?.spots ?? []) ?? null,
  box: (spot) => stage.board?.box(spot),
  askHint: () => hints.ask(true),
  tellAim: () => line.say(() => [say(`${stage.position?.game ?? ''}-intro`)]),
});

const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

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
