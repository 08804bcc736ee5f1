// The hand at Labyrinth: doors take the tile, a tap on a cell in reach walks there.

import { isPlace } from '../../board/geometry';
import type { Light, Preview, Tile } from '../../board/scene';
import { say } from '../../texts';
import { Hand } from '../hand';
import { glow, tile, type Maze } from './scene';

export class MazeHand extends Hand<Maze> {
  override why(spot: string): string {
    const { view, mover } = this.table;
    if (mover === null) return '';
    if (view.did !== 'nothing') return say(isPlace(spot) ? 'labyrinth-walk-now' : 'labyrinth-no-way');
    return spot === view.barred ? say('labyrinth-barred') : isPlace(spot) ? '' : say('labyrinth-push-first');
  }

  protected cellWays(cell: string): readonly string[] {
    return this.possible(cell) ? [cell] : [];
  }

  protected cellPreview(cell: string): Preview {
    return { kind: 'turn', cell, quarters: 0, lights: [glow(cell)] };
  }

  protected override playsAtOnce(): boolean {
    return true;
  }

  protected override tile(quarters: number): Tile | null {
    const { hand } = this.table.view;
    return hand && tile(hand, quarters);
  }

  protected override lights(action: string): readonly Light[] {
    return this.table.offers.find(({ pushes }) => pushes.includes(action))?.cells.map(glow) ?? [];
  }
}
