// What a person holds before it is played: a card lifted and turned, the top card turned, a line dragged.
// It knows no rule: what may be done is what the table lists as legal.

import { isPlace } from '../board/geometry';
import type { Drag } from '../board/gesture';
import type { Preview } from '../board/scene';
import type { Table } from '../protocol';
import { pushAction, tile, trail, turnAction } from './chabyrinthe';

const COMMIT = 0.5;

export class Hand {
  lifted: { readonly cell: string; readonly quarters: number } | null = null;
  quarters = 0; // of the top card
  private looked: string | null = null;
  private dragged: Drag | null = null;
  private legal = new Set<string>();

  constructor(private table: Table) {
    this.take(table);
  }

  /** A new table: everything is laid back. */
  take(table: Table): void {
    if (table.view.top?.name !== this.table.view.top?.name || table.at !== this.table.at) this.quarters = 0;
    this.table = table;
    this.legal = new Set(table.legal);
    this.layBack();
    this.dragged = null;
  }

  /** Tap a card: lift it and turn it on; the fourth quarter lays it back. A tap on a door is the push, given back. */
  tap(spot: string): string | null {
    if (isPlace(spot)) return this.push(spot);
    const before = this.lifted?.cell === spot ? this.lifted.quarters : 0;
    const next = [1, 2, 3].find((q) => q > before && this.legal.has(turnAction(spot, q)));
    this.lifted = next ? { cell: spot, quarters: next } : null;
    return null;
  }

  /** The push at a door with the top card as it is turned, if that can be played. */
  push(door: string): string | null {
    return this.possible(pushAction(door, this.quarters));
  }

  /** The turn of the lifted card, if that can be played. */
  play(): string | null {
    return this.lifted && this.possible(turnAction(this.lifted.cell, this.lifted.quarters));
  }

  layBack(): void {
    this.lifted = null;
    this.looked = null;
  }

  /** Turn the top card on to the next quarter with which it can be pushed somewhere. */
  turnTop(): void {
    const ways = [1, 2, 3].map((q) => (this.quarters + q) % 4);
    const next = ways.find((q) => this.table.view.places.some((door) => this.legal.has(pushAction(door, q))));
    this.quarters = next ?? this.quarters;
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
    if (this.looked && isPlace(this.looked) && this.push(this.looked)) {
      return this.pushed({ door: this.looked, share: 1 });
    }
    if (!this.lifted) return null;
    const { cell, quarters } = this.lifted;
    return { kind: 'turn', cell, quarters, ways: this.ways(turnAction(cell, quarters)) };
  }

  private pushed({ door, share }: Drag): Preview | null {
    const { top } = this.table.view;
    if (!top || !this.push(door)) return null;
    const ways = share > COMMIT ? this.ways(pushAction(door, this.quarters)) : [];
    return { kind: 'push', door, share, tile: tile(top, this.quarters), ways };
  }

  private ways(action: string) {
    return this.table.offers.find((offer) => offer.action === action)?.ways.map(trail) ?? [];
  }

  private possible(action: string): string | null {
    return this.legal.has(action) ? action : null;
  }
}
