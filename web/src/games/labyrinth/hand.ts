// The hand at Labyrinth: doors take the tile, a tap on a cell in reach walks there.

import { isPlace } from '../../board/geometry';
import type { Light, Tile } from '../../board/scene';
import { Hand } from '../hand';
import { glow, tile, type Maze } from './scene';
import { says } from './words';

export class MazeHand extends Hand<Maze> {
  override why(spot: string): string {
    const { view, mover } = this.table;
    if (mover === null) return '';
    if (view.did === 'nothing') return spot === view.barred ? says.barred : isPlace(spot) ? '' : says.pushFirst;
    return isPlace(spot) ? says.pushed : says.noWay;
  }

  protected tapCell(cell: string): string | null {
    return this.possible(cell);
  }

  protected tile(quarters: number): Tile | null {
    const { hand } = this.table.view;
    return hand && tile(hand, quarters);
  }

  protected lights(action: string): readonly Light[] {
    return this.table.offers.find((offer) => offer.action === action)?.cells.map(glow) ?? [];
  }
}
