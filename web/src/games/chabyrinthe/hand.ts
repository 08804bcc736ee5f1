// The hand at Chabyrinthe: taps lift a card and turn it on, then it is played; doors take the top card.

import { isPlace } from '../../board/geometry';
import type { Light, Preview, Tile } from '../../board/scene';
import { say } from '../../texts';
import { Hand } from '../hand';
import { lights } from './light';
import { tile, type Roof } from './scene';

const QUARTERS = ['', '+', '++', '-'];

export class RoofHand extends Hand<Roof> {
  override why(spot: string): string {
    if (this.table.mover === null) return '';
    return say(isPlace(spot) ? 'chabyrinthe-no-push' : 'chabyrinthe-no-turn');
  }

  override attempt(spot: string): string {
    return isPlace(spot) ? super.attempt(spot) : spot + QUARTERS[1];
  }

  protected cellWays(cell: string): readonly string[] {
    return QUARTERS.slice(1).flatMap((quarters) => this.possible(cell + quarters) ?? []);
  }

  protected cellPreview(cell: string, action: string): Preview {
    return { kind: 'turn', cell, quarters: QUARTERS.indexOf(action.slice(cell.length)), lights: this.lights(action) };
  }

  protected override tile(quarters: number): Tile | null {
    const { top } = this.table.view;
    return top && tile(top, quarters);
  }

  protected override lights(action: string): readonly Light[] {
    return this.table.offers.find((offer) => offer.action === action)?.ways.flatMap(lights) ?? [];
  }
}
