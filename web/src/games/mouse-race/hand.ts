// The hand at Mouse race: a tap marks a place for the tile in hand or a cat to take back, another tap shows the other
// way the tile can lie, then it is played.

import type { Preview, Tile } from '../../board/scene';
import { say } from '../../texts';
import { Hand } from '../hand';
import { barring, catAt, pathTile } from './art';
import { lights, taken, type Race } from './light';

export class RaceHand extends Hand<Race> {
  override why(cell: string): string {
    const { view, mover } = this.table;
    if (mover === null) return '';
    if (view.hand === null) return say('mouse-race-draw-first');
    if (view.hand !== 'cat') return say('mouse-race-on-path');
    return say(taken(view).has(cell) ? 'mouse-race-taken' : 'mouse-race-no-cat');
  }

  override takes(cell: string): boolean {
    return this.table.view.hand !== null && this.cellWays(cell).length > 0;
  }

  /** A path tile may lie in two ways, a cat in one. */
  protected cellWays(cell: string): readonly string[] {
    const offers = this.table.offers.filter((offer) => offer.cell === cell);
    return offers.length ? offers.map(({ action }) => action) : this.possible(cell) ? [cell] : [];
  }

  protected override goesRound(): boolean {
    return true;
  }

  protected override shows(): boolean {
    return this.table.view.hand !== null;
  }

  protected cellPreview(cell: string, action: string): Preview {
    const around = lights(this.table).filter((light) => light.cell !== cell);
    const tile = this.laid(cell, action);
    return tile ? { kind: 'lay', cell, tile, lights: around } : { kind: 'turn', cell, quarters: 0, lights: around };
  }

  /** The tile in hand as it would lie. */
  private laid(cell: string, action: string): Tile | null {
    const { hand, seat, target } = this.table.view;
    if (hand === null) return null;
    if (hand === 'cat') return catAt(cell, barring(target));
    return pathTile(seat ?? 0, this.table.offers.find((offer) => offer.action === action)!.joins, true);
  }
}
