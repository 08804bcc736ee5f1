// The hand in Chabyrinthe: taps lift a card and turn it on before it is played; doors take the top card.

import { isPlace, sameJoins } from '../../board/geometry';
import type { Highlight, Preview, Tile } from '../../board/scene';
import { say } from '../../shared/texts';
import { Hand } from '../../stage/hand';
import { highlights } from './highlights';
import { tile, type ChabyrinthePosition } from './scene';

const QUARTERS = ['', '+', '++', '-'];

export class ChabyrintheHand extends Hand<ChabyrinthePosition> {
  override why(spot: string): string {
    if (this.position.mover === null) return '';
    return say(isPlace(spot) ? 'chabyrinthe-no-push' : 'chabyrinthe-no-turn');
  }

  override attempt(spot: string): string {
    return isPlace(spot) ? super.attempt(spot) : spot + QUARTERS[1];
  }

  protected cellActions(cell: string): readonly string[] {
    return QUARTERS.slice(1).flatMap((quarters) => this.possible(cell + quarters) ?? []);
  }

  protected cellPreview(cell: string, action: string): Preview {
    return {
      kind: 'turn',
      cell,
      quarters: QUARTERS.indexOf(action.slice(cell.length)),
      highlights: this.highlights(action),
    };
  }

  protected override turnsOn(): boolean {
    return true; // a child may turn a card right round to where it was
  }

  protected override sameAtCell(cell: string, one: string, other: string): boolean {
    const { card } = this.position.view.squares.find((square) => square.cell === cell)!;
    const [a, b] = [one, other].map((action) => QUARTERS.indexOf(action.slice(cell.length))) as [number, number];
    return sameJoins(card?.joins ?? [], a, b);
  }

  protected override joins(): readonly string[] {
    return this.position.view.top?.joins ?? [];
  }

  protected override tile(quarters: number): Tile | null {
    const { top } = this.position.view;
    return top && tile(top, quarters);
  }

  protected override highlights(action: string): readonly Highlight[] {
    return this.position.offers.find((offer) => offer.action === action)?.ways.flatMap(highlights) ?? [];
  }
}
