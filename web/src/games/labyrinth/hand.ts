// The hand in Labyrinth: doors take the tile, cells in reach take the pawn.

import { isPlace } from '../../board/geometry';
import type { Highlight, Preview, Tile } from '../../board/scene';
import { say } from '../../shared/texts';
import { Hand } from '../../stage/hand';
import { glow, tile, type LabyrinthPosition } from './scene';

export class LabyrinthHand extends Hand<LabyrinthPosition> {
  override why(spot: string): string {
    const { view, mover } = this.position;
    if (mover === null) return '';
    if (view.did !== 'nothing') return say(isPlace(spot) ? 'labyrinth-walk-now' : 'labyrinth-no-way');
    return spot === view.barred ? say('labyrinth-barred') : isPlace(spot) ? '' : say('labyrinth-push-first');
  }

  protected cellActions(cell: string): readonly string[] {
    return this.possible(cell) ? [cell] : [];
  }

  protected cellPreview(cell: string): Preview {
    return { kind: 'turn', cell, quarters: 0, highlights: [glow(cell)] };
  }

  protected override joins(): readonly string[] {
    return [...(this.position.view.hand?.opens ?? '')];
  }

  protected override tile(quarters: number): Tile | null {
    const { hand } = this.position.view;
    return hand && tile(hand, quarters);
  }

  protected override highlights(action: string): readonly Highlight[] {
    return this.position.offers.find(({ pushes }) => pushes.includes(action))?.cells.map(glow) ?? [];
  }
}
