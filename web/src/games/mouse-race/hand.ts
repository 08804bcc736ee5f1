// The hand in Mouse race: a tap marks a place for the tile in hand, or a cat to take back.
// Further taps on the same place show the other ways in which the tile can lie.

import type { Preview, Tile } from '../../board/scene';
import { say } from '../../shared/texts';
import { Hand } from '../../stage/hand';
import { barring, catAt, pathTile } from './art';
import { highlights, taken, type MouseRacePosition } from './highlights';

export class MouseRaceHand extends Hand<MouseRacePosition> {
  override why(cell: string): string {
    const { view, mover, names } = this.position;
    if (mover === null) return '';
    if (view.hand === null) return say('mouse-race-draw-first');
    if (view.hand !== 'cat') return say('mouse-race-on-path');
    if (taken(view).has(cell)) return say('mouse-race-taken');
    return say('mouse-race-no-cat', { name: names[view.target ?? 0]! });
  }

  override accepts(cell: string): boolean {
    return this.position.view.hand !== null && this.cellActions(cell).length > 0;
  }

  /** A path tile may lie in two ways, a cat in one. */
  protected cellActions(cell: string): readonly string[] {
    const offers = this.position.offers.filter((offer) => offer.cell === cell);
    return offers.length ? offers.map(({ action }) => action) : this.possible(cell) ? [cell] : [];
  }

  protected override cycles(): boolean {
    return true;
  }

  protected override previewsHover(): boolean {
    return this.position.view.hand !== null;
  }

  protected cellPreview(cell: string, action: string): Preview {
    const around = highlights(this.position).filter((light) => light.cell !== cell);
    const tile = this.laid(cell, action);
    return tile
      ? { kind: 'lay', cell, tile, highlights: around }
      : { kind: 'turn', cell, quarters: 0, highlights: around };
  }

  /** The tile in hand as it would lie. */
  private laid(cell: string, action: string): Tile | null {
    const { hand, seat, target } = this.position.view;
    if (hand === null) return null;
    if (hand === 'cat') return catAt(cell, barring(target));
    return pathTile(seat ?? 0, this.position.offers.find((offer) => offer.action === action)!.joins, true);
  }
}
