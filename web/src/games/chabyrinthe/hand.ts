// The hand at Chabyrinthe: taps lift a card and turn it on, then it is played; doors take the top card.

import type { Light, Preview, Tile } from '../../board/scene';
import { Hand } from '../hand';
import { lights } from './light';
import { tile, type Roof } from './scene';

const QUARTERS = ['', '+', '++', '-'];

export const turnAction = (cell: string, quarters: number): string => cell + QUARTERS[quarters]!;

export class RoofHand extends Hand<Roof> {
  declare lifted: { readonly cell: string; readonly quarters: number } | null;

  override get waiting(): string | null {
    return this.lifted?.cell ?? null;
  }

  /** The turn of the lifted card, if that can be played. */
  override play(): string | null {
    return this.lifted && this.possible(turnAction(this.lifted.cell, this.lifted.quarters));
  }

  override layBack(): void {
    super.layBack();
    this.lifted = null;
  }

  override preview(): Preview | null {
    const push = super.preview();
    if (push || !this.lifted) return push;
    const { cell, quarters } = this.lifted;
    return { kind: 'turn', cell, quarters, lights: this.lights(turnAction(cell, quarters)) };
  }

  /** Lift a card and turn it on; the fourth quarter lays it back. */
  protected tapCell(cell: string): null {
    const before = this.lifted?.cell === cell ? this.lifted.quarters : 0;
    const next = [1, 2, 3].find((q) => q > before && this.possible(turnAction(cell, q)));
    this.lifted = next ? { cell, quarters: next } : null;
    return null;
  }

  protected tile(quarters: number): Tile | null {
    const { top } = this.table.view;
    return top && tile(top, quarters);
  }

  protected lights(action: string): readonly Light[] {
    return this.table.offers.find((offer) => offer.action === action)?.ways.flatMap(lights) ?? [];
  }
}
