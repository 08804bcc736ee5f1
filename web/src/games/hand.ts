// What a person holds before it is played: the tile to be pushed, turned; a line dragged; a card lifted.
// It knows no rule: what may be done is what the table lists as legal.

import { isPlace } from '../board/geometry';
import type { Drag } from '../board/gesture';
import type { Light, Preview, Tile } from '../board/scene';
import type { Table } from '../protocol';

const COMMIT = 0.5;
const PUSH = /^(.+)([0-3])$/;

export const pushAction = (door: string, quarters: number): string => door + String(quarters);

export abstract class Hand<T extends Table = Table> {
  quarters = 0; // of the tile to be pushed
  private looked: string | null = null;
  private dragged: Drag | null = null;
  private legal = new Set<string>();

  constructor(protected table: T) {
    this.take(table);
  }

  /** The tile to be pushed, turned so. */
  protected abstract tile(quarters: number): Tile | null;

  /** What lights up after an action. */
  protected abstract lights(action: string): readonly Light[];

  /** Tap a cell; the action that this is, if it is one. */
  protected abstract tapCell(cell: string): string | null;

  /** Why nothing comes of a tap here, or nothing to say. */
  why(_spot: string): string {
    return '';
  }

  /** The cell of a card that is lifted and waits to be played. */
  get waiting(): string | null {
    return null;
  }

  /** Play what is lifted. */
  play(): string | null {
    return null;
  }

  /** A new table: everything is laid back. */
  take(table: T): void {
    if (table.at !== this.table.at) this.quarters = 0;
    this.table = table;
    this.legal = new Set(table.legal);
    this.layBack();
    this.dragged = null;
  }

  /** Tap a cell or door; the action that this is, if it is one. */
  tap(spot: string): string | null {
    return isPlace(spot) ? this.push(spot) : this.tapCell(spot);
  }

  /** The Enter key: play what is lifted there, or else a tap. */
  enter(spot: string): string | null {
    return this.waiting === spot ? this.play() : this.tap(spot);
  }

  /** The push at a door with the tile as it is turned, if that can be played. */
  push(door: string): string | null {
    return this.possible(pushAction(door, this.quarters));
  }

  layBack(): void {
    this.looked = null;
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
    const looked = this.looked;
    return looked && isPlace(looked) && this.push(looked) ? this.pushed({ door: looked, share: 1 }) : null;
  }

  protected possible(action: string): string | null {
    return this.legal.has(action) ? action : null;
  }

  private goesIn(quarters: number): boolean {
    return [...this.legal].some((action) => {
      const push = PUSH.exec(action);
      return push !== null && isPlace(push[1]!) && Number(push[2]) === quarters;
    });
  }

  private pushed({ door, share }: Drag): Preview | null {
    const tile = this.tile(this.quarters);
    if (!tile || !this.push(door)) return null;
    const lights = share > COMMIT ? this.lights(pushAction(door, this.quarters)) : [];
    return { kind: 'push', door, share, tile, lights };
  }
}
