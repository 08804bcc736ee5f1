// What a person has in hand before an action is played: the held tile with its turn, a dragged line, a marked spot.
// It knows no rules: whatever the position lists as legal can be done. Every game is played by the same taps: the first
// marks, the next one on the same spot plays; where taps turn something over, only the tick and the Enter key play.

import { isPlace, sameJoins } from '../board/geometry';
import { COMMIT, type Drag } from '../board/gesture';
import type { Highlight, Preview, Tile } from '../board/scene';
import type { Position } from './types';

const PUSH = /^(.+)([0-3])$/;

/** The way round: on, which is clockwise, or back. */
export type Way = 1 | -1;

/** A spot that waits to be played, and which of its actions that would be. */
interface Mark {
  readonly spot: string;
  readonly choice: number;
}

/** The door of a push, or null for other actions. */
function doorOf(action: string): string | null {
  const door = PUSH.exec(action)?.[1];
  return door && isPlace(door) ? door : null;
}

const pushAction = (door: string, quarters: number): string => door + String(quarters);

export abstract class Hand<P extends Position = Position> {
  quarters = 0; // by which the tile to be pushed is turned
  private mark: Mark | null = null;
  private hovered: string | null = null;
  private dragged: Drag | null = null;
  private legal = new Set<string>();

  constructor(protected position: P) {
    this.take(position);
  }

  // ---- what differs from game to game

  /** The actions that taps on a cell go through, one after the other. */
  protected abstract cellActions(cell: string): readonly string[];

  /** What the board shows of an action at a cell. */
  protected abstract cellPreview(cell: string, action: string): Preview;

  /** The tile to be pushed, turned by some quarters. */
  protected tile(_quarters: number): Tile | null {
    return null;
  }

  /** What lights up after an action. */
  protected highlights(_action: string): readonly Highlight[] {
    return [];
  }

  /** The sides that ways on the tile to be pushed join, way by way: two turns with the same joins look the same. */
  protected joins(): readonly string[] {
    return [];
  }

  /** Whether taps on a cell turn what lies there, instead of the second one playing it. */
  protected turnsOn(cell: string): boolean {
    return this.cellActions(cell).length > 1;
  }

  /** Whether taps go through the actions of a cell in a circle; otherwise the tap after the last one unmarks it. */
  protected cycles(_cell: string): boolean {
    return false;
  }

  /** Whether two actions at a cell leave it looking the same. */
  protected sameAtCell(_cell: string, one: string, other: string): boolean {
    return one === other;
  }

  /** Whether hovering over a spot shows a preview. */
  protected previewsHover(spot: string): boolean {
    return isPlace(spot);
  }

  /** Whether the held tile can be dropped on this spot. */
  accepts(spot: string): boolean {
    return isPlace(spot) && this.push(spot) !== null;
  }

  /** Why a tap here does nothing, or empty. */
  why(_spot: string): string {
    return '';
  }

  /** The action that a touch here would be if it were legal. */
  attempt(spot: string): string {
    return isPlace(spot) ? pushAction(spot, this.quarters) : spot;
  }

  // ---- what is marked

  /** The spot that is marked and waits to be played. */
  get marked(): string | null {
    return this.mark?.spot ?? null;
  }

  /** The action that is marked. */
  get action(): string | null {
    return this.mark && (this.actions(this.mark.spot)[this.mark.choice] ?? null);
  }

  /** Take a new position and forget what was held and marked. */
  take(position: P): void {
    if (position.at !== this.position.at) this.quarters = 0;
    this.position = position;
    this.legal = new Set(position.legal);
    this.reset();
    this.dragged = null;
  }

  reset(): void {
    this.hovered = null;
    this.mark = null;
  }

  /** Tap a spot; the action that this plays, if it does: the only one there is, or the one that is marked there. */
  tap(spot: string): string | null {
    const [first] = this.actions(spot);
    if (first && this.legal.size === 1) return first;
    if (this.marked === spot && !this.turnsAt(spot)) return this.action;
    this.markNext(spot);
    return null;
  }

  /** The Enter key: play what is marked there, or else tap. */
  enter(spot: string): string | null {
    return this.marked === spot ? this.action : this.tap(spot);
  }

  /** Let go over a spot: plays it where there is only one action, else marks it. */
  release(spot: string): string | null {
    const actions = this.actions(spot);
    if (actions.length === 1) return actions[0]!;
    if (this.marked !== spot) this.markNext(spot);
    return null;
  }

  /** Mark an action as if it had been tapped; whether it belongs to a spot of the board. */
  suggest(action: string, spots: readonly string[]): boolean {
    this.reset();
    const door = doorOf(action);
    if (door) this.quarters = Number(action.slice(door.length));
    const spot = this.spotOf(action, spots);
    if (spot) this.mark = { spot, choice: this.actions(spot).indexOf(action) };
    return spot !== null;
  }

  /** Whether what is marked comes to the same as this action, as far as one can see. */
  isMarked(action: string): boolean {
    const { mark, action: marked } = this;
    if (!mark || !marked) return false;
    const door = doorOf(action);
    if (door) return mark.spot === door && this.looksTurned(action);
    return this.actions(mark.spot).includes(action) && this.sameAtCell(mark.spot, marked, action);
  }

  /** The door or cell to which an action belongs, if any. */
  spotOf(action: string, spots: readonly string[]): string | null {
    return doorOf(action) ?? spots.find((spot) => !isPlace(spot) && this.cellActions(spot).includes(action)) ?? null;
  }

  // ---- the tile to be pushed

  /** The push at a door with the tile as it is turned, if that is legal. */
  push(door: string): string | null {
    return this.possible(pushAction(door, this.quarters));
  }

  /** Whether the tile can be pushed in anywhere as it is turned. */
  get pushes(): boolean {
    return this.goesIn(this.quarters);
  }

  /** Turn what lies on this spot to its next action, or else the tile to be pushed. */
  turn(way: Way = 1, spot: string | null = null): void {
    if (spot !== null && this.actions(spot).length && this.turnsAt(spot)) this.markNext(spot, way);
    else this.turnTile(way);
  }

  /** Whether the tile to be pushed, turned by so many quarters, looks as this push wants it. */
  looksTurned(push: string, quarters = this.quarters): boolean {
    return sameJoins(this.joins(), quarters, Number(push.at(-1)));
  }

  /** Turn the tile to the next quarter with which it can be pushed in: at the marked door, or else somewhere. */
  private turnTile(way: Way): void {
    const next = [1, 2, 3].map((q) => (this.quarters + way * q + 4) % 4);
    this.quarters = next.find((q) => this.goesIn(q)) ?? this.quarters;
  }

  // ---- what the board shows of it

  hover(spot: string | null): void {
    this.hovered = spot;
  }

  drag(drag: Drag | null): void {
    this.dragged = drag;
  }

  preview(): Preview | null {
    if (this.dragged) return this.pushPreview(this.dragged);
    const hovered = this.hovered !== null && this.previewsHover(this.hovered) ? this.hovered : null;
    const shown = this.mark ?? (hovered !== null ? { spot: hovered, choice: 0 } : null);
    const action = shown && this.actions(shown.spot)[shown.choice];
    if (!action) return null;
    return isPlace(shown.spot)
      ? this.pushPreview({ door: shown.spot, share: 1 })
      : this.cellPreview(shown.spot, action);
  }

  protected possible(action: string): string | null {
    return this.legal.has(action) ? action : null;
  }

  private actions(spot: string): readonly string[] {
    if (!isPlace(spot)) return this.cellActions(spot);
    const push = this.push(spot);
    return push ? [push] : [];
  }

  private turnsAt(spot: string): boolean {
    return !isPlace(spot) && this.turnsOn(spot);
  }

  private markNext(spot: string, way: Way = 1): void {
    const count = this.actions(spot).length;
    const next = this.mark?.spot === spot ? this.mark.choice + way : way > 0 ? 0 : count - 1;
    const choice = this.cycles(spot) && count > 1 ? (next + count) % count : next;
    this.reset();
    if (choice >= 0 && choice < count) this.mark = { spot, choice };
  }

  private goesIn(quarters: number): boolean {
    const { marked } = this;
    if (marked !== null && isPlace(marked)) return this.possible(pushAction(marked, quarters)) !== null;
    return [...this.legal].some((action) => doorOf(action) !== null && Number(action.at(-1)) === quarters);
  }

  private pushPreview({ door, share }: Drag): Preview | null {
    const tile = this.tile(this.quarters);
    if (!tile || !this.push(door)) return null;
    const highlights = share > COMMIT ? this.highlights(pushAction(door, this.quarters)) : [];
    return { kind: 'push', door, share, tile, highlights };
  }
}
