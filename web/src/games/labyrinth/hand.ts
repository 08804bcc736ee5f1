// The hand at Labyrinth: doors take the tile, a tap on a cell in reach walks there.

import { isPlace } from '../../board/geometry';
import type { Light, Tile } from '../../board/scene';
import { say } from '../../texts';
import { Hand } from '../hand';
import { glow, tile, type Maze } from './scene';

export class MazeHand extends Hand<Maze> {
  override why(spot: string): string {
    const { view, mover } = this.table;
    if (mover === null) return '';
    if (view.did === 'nothing') return spot === view.barred ? say('labyrinth-barred') : isPlace(spot) ? '' : say('labyrinth-push-first');
    return isPlace(spot) ? say('labyrinth-walk-now') : say('labyrinth-no-way');
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
