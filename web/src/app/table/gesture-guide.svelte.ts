// The first game on a device: one line says the aim, then a ghost hand shows each kind of gesture once, on a move that
// a bot would play, and waits until somebody has made it. Whatever else the player marks, it shows the tick for that.

import { isPlace, type Point } from '../../board/geometry';
import type { GestureKind } from '../../games/contract';
import { say } from '../../shared/texts';
import { learntGestures, rememberGestures } from '../common/storage';
import type { Hints } from './hints.svelte';
import type { StatusLine } from './status-line.svelte';
import type { PlayStage, TableStage } from './table-stage';

const MOST = 8; // hints asked for in one game: a kind of gesture may never come up
const ALL = 'all';

/** Where on the screen actions are. */
interface Places {
  readonly marked: string | null; // the spot that waits for the tick
  isMarked(action: string): boolean; // whether what is marked there comes to the same as this
  looksTurned(push: string): boolean; // whether the tile in hand looks as this push wants it
  spotOf(action: string): string | null;
  box(spot: string): DOMRect | undefined;
}

/** What the guide must know of the table. */
export interface GuideTable extends Places {
  readonly game: string;
  readonly gestures: readonly GestureKind[];
  askHint(): string; // the id of the question
  tellAim(): void; // what the game is about
}

/** Where the ghost hand goes: a tap stays where it begins, a drag does not; a button may have to be held. */
export interface Path {
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

  /** The next thing to do on the way to the action: look at one's cards, or what leads to it. */
  path(): Path | null {
    const look = this.lookButton();
    return look ? { ...tap(look.getBoundingClientRect())!, hold: true } : pathTo(this.action, this.table);
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

/** Where actions are on a board. */
class StagePlaces implements Places {
  constructor(protected readonly stage: PlayStage) {}

  get marked(): string | null {
    return this.stage.tick && (this.stage.hand?.marked ?? null);
  }

  isMarked(action: string): boolean {
    return this.stage.tick !== null && (this.stage.hand?.isMarked(action) ?? false);
  }

  looksTurned(push: string): boolean {
    return this.stage.hand?.looksTurned(push, this.stage.quarters) ?? false;
  }

  spotOf(action: string): string | null {
    return this.stage.hand?.spotOf(action, this.stage.board?.spots ?? []) ?? null;
  }

  box(spot: string): DOMRect | undefined {
    return this.stage.board?.box(spot);
  }
}

/** The next thing to do on the way to an action: turn the tile, tap, tick, or drag. */
function pathTo(action: string, places: Places): Path | null {
  const spot = places.spotOf(action);
  if (places.marked !== null && (places.marked !== spot || places.isMarked(action))) return tap(boxOf('.tick'));
  if (!spot) return tap(boxOf(`[data-action='${action}']`));
  if (!isPlace(spot)) return tap(places.box(spot));
  return places.looksTurned(action) ? drag(spot, places.box(spot)) : tap(boxOf('[data-hand]'));
}

/** The same on a stage. */
export const pathOn = (stage: PlayStage, action: string): Path | null => pathTo(action, new StagePlaces(stage));

/** What a guide must know, from the stage, the hints and the line of a table. */
class TablePlaces extends StagePlaces implements GuideTable {
  constructor(
    private readonly table: TableStage,
    private readonly hints: Hints,
    private readonly line: StatusLine,
  ) {
    super(table);
  }

  get game(): string {
    return this.table.position?.game ?? '';
  }

  get gestures(): readonly GestureKind[] {
    return this.table.skin?.gestures ?? [];
  }

  askHint(): string {
    return this.hints.ask(true);
  }

  tellAim(): void {
    this.line.say(() => [say(`${this.game}-intro`)]);
  }
}

export const guideTable = (stage: TableStage, hints: Hints, line: StatusLine): GuideTable =>
  new TablePlaces(stage, hints, line);

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
