// What a person holds before it is played: the tile to be pushed, turned; a line dragged; a card or a place marked.
// It knows no rule: what may be done is what the table lists as legal.

import { isPlace } from '../board/geometry';
import type { Drag } from '../board/gesture';
import type { Light, Preview, Tile } from '../board/scene';
import type { Table } from '../protocol';

const COMMIT = 0.5;
const PUSH = /^(.+)([0-3])$/;

/** A spot that waits to be played, in one of the ways in which that can be done. */
interface Marked {
  readonly spot: string;
  readonly way: number;
}

/** The door of a push, or nothing for other actions. */
function doorOf(action: string): string | null {
  const door = PUSH.exec(action)?.[1];
  return door && isPlace(door) ? door : null;
}

export const pushAction = (door: string, quarters: number): string => door + String(quarters);

export abstract class Hand<T extends Table = Table> {
  quarters = 0; // of the tile to be pushed
  private marked: Marked | null = null;
  private looked: string | null = null;
  private dragged: Drag | null = null;
  private legal = new Set<string>();

  constructor(protected table: T) {
    this.take(table);
  }

  /** The actions that taps on a cell go through, one after the other. */
  protected abstract cellWays(cell: string): readonly string[];

  /** What the board shows of an action at a cell. */
  protected abstract cellPreview(cell: string, action: string): Preview;

  /** The tile to be pushed, turned so. */
  protected tile(_quarters: number): Tile | null {
    return null;
  }

  /** What lights up after an action. */
  protected lights(_action: string): readonly Light[] {
    return [];
  }

  /** Whether a tap on a cell plays at once, or marks it first. */
  protected playsAtOnce(_cell: string): boolean {
    return false;
  }

  /** Whether the last way of a cell is followed by the first one; otherwise that tap lays it back. */
  protected goesRound(_cell: string): boolean {
    return false;
  }

  /** Whether the tile in hand can be carried to this spot. */
  takes(spot: string): boolean {
    return isPlace(spot) && this.push(spot) !== null;
  }

  /** Why nothing comes of a tap here, or nothing to say. */
  why(_spot: string): string {
    return '';
  }

  /** The action that a touch here would be, if it could be one. */
  attempt(spot: string): string {
    return isPlace(spot) ? pushAction(spot, this.quarters) : spot;
  }

  /** The spot that is marked and waits to be played. */
  get waiting(): string | null {
    return this.marked?.spot ?? null;
  }

  /** Play what is marked. */
  play(): string | null {
    return this.marked && (this.ways(this.marked.spot)[this.marked.way] ?? null);
  }

  /** A new table: everything is laid back. */
  take(table: T): void {
    if (table.at !== this.table.at) this.quarters = 0;
    this.table = table;
    this.legal = new Set(table.legal);
    this.layBack();
    this.dragged = null;
  }

  /** Tap a cell or door; the action that this is, if it is one. A careful tap only marks what the next one plays. */
  tap(spot: string, careful = false): string | null {
    const [first] = this.ways(spot);
    const other = this.marked !== null && this.marked.spot !== spot;
    if (first && !careful && this.atOnce(spot)) {
      if (!other) return first;
      this.layBack();
    } else this.markNext(spot);
    return null;
  }

  /** The Enter key: play what is marked there, or else a tap. */
  enter(spot: string): string | null {
    return this.waiting === spot ? this.play() : this.tap(spot);
  }

  /** Let go over a spot that was shown enlarged: that plays it where there is but one way to. */
  release(spot: string): string | null {
    const ways = this.ways(spot);
    if (ways.length === 1) return ways[0]!;
    if (this.waiting !== spot) this.markNext(spot);
    return null;
  }

  /** Mark an action as if taps had gone there; whether it is one that is made on the board. */
  suggest(action: string, spots: readonly string[]): boolean {
    this.layBack();
    const push = doorOf(action);
    if (push) this.quarters = Number(action.slice(push.length));
    const spot = this.spotOf(action, spots);
    if (spot) this.marked = { spot, way: this.ways(spot).indexOf(action) };
    return spot !== null;
  }

  /** The door or cell at which an action is made, or nothing. */
  spotOf(action: string, spots: readonly string[]): string | null {
    return doorOf(action) ?? spots.find((spot) => !isPlace(spot) && this.cellWays(spot).includes(action)) ?? null;
  }

  /** The push at a door with the tile as it is turned, if that can be played. */
  push(door: string): string | null {
    return this.possible(pushAction(door, this.quarters));
  }

  layBack(): void {
    this.looked = null;
    this.marked = null;
  }

  /** Whether the tile can be pushed in anywhere. */
  get pushes(): boolean {
    return this.goesIn(this.quarters);
  }

  /** Turn the tile on to the next quarter with which it can be pushed somewhere. */
  turn(): void {
    const ways = [1, 2, 3].map((q) => (this.quarters + q) % 4);
    this.quarters = ways.find((q) => this.goesIn(q)) ?? this.quarters;
  }

  look(spot: string | null): void {
    this.looked = spot;
  }

  drag(drag: Drag | null): void {
    this.dragged = drag;
  }

  /** What the board shows beside what is. */
  preview(): Preview | null {
    if (this.dragged) return this.pushed(this.dragged);
    const looked = this.looked !== null && this.shows(this.looked) ? { spot: this.looked, way: 0 } : null;
    const shown = this.marked ?? looked;
    const action = shown && this.ways(shown.spot)[shown.way];
    if (!action) return null;
    return isPlace(shown.spot) ? this.pushed({ door: shown.spot, share: 1 }) : this.cellPreview(shown.spot, action);
  }

  /** Whether a look alone shows what would be. */
  protected shows(spot: string): boolean {
    return isPlace(spot);
  }

  protected possible(action: string): string | null {
    return this.legal.has(action) ? action : null;
  }

  private ways(spot: string): readonly string[] {
    if (!isPlace(spot)) return this.cellWays(spot);
    const push = this.push(spot);
    return push ? [push] : [];
  }

  private atOnce(spot: string): boolean {
    return isPlace(spot) || this.playsAtOnce(spot);
  }

  private markNext(spot: string): void {
    const count = this.ways(spot).length;
    const next = this.marked?.spot === spot ? this.marked.way + 1 : 0;
    const way = this.goesRound(spot) && count > 1 ? next % count : next;
    this.layBack();
    if (way < count) this.marked = { spot, way };
  }

  private goesIn(quarters: number): boolean {
    return [...this.legal].some((action) => doorOf(action) !== null && Number(action.at(-1)) === quarters);
  }

  private pushed({ door, share }: Drag): Preview | null {
    const tile = this.tile(this.quarters);
    if (!tile || !this.push(door)) return null;
    const lights = share > COMMIT ? this.lights(pushAction(door, this.quarters)) : [];
    return { kind: 'push', door, share, tile, lights };
  }
}
