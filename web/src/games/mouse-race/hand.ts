// The hand at Mouse race: a tap marks a place for the tile in hand or a cat to take back, another tap shows the other
// way the tile can lie, then it is played.

import type { Preview, Tile } from '../../board/scene';
import { say } from '../../texts';
import { Hand } from '../hand';
import { barring, catAt, pathTile } from './art';
import { lights, taken, type Race } from './light';

interface Way {
  readonly action: string;
  readonly joins: string; // of a path tile
}

export class RaceHand extends Hand<Race> {
  declare private marked: { readonly cell: string; readonly way: number } | null;
  declare private looking: string | null;

  /** The ways to play at a cell: a path tile may lie in two, a cat in one. */
  private ways(cell: string): readonly Way[] {
    const offers = this.table.offers.filter((offer) => offer.cell === cell);
    return offers.length ? offers : this.possible(cell) ? [{ action: cell, joins: '' }] : [];
  }

  override why(cell: string): string {
    const { view, mover } = this.table;
    if (mover === null) return '';
    if (view.hand === null) return say('mouse-race-draw-first');
    if (view.hand !== 'cat') return say('mouse-race-on-path');
    return taken(view).has(cell) ? say('mouse-race-taken') : say('mouse-race-no-cat');
  }

  override get waiting(): string | null {
    return this.marked?.cell ?? null;
  }

  override play(): string | null {
    return this.marked && (this.ways(this.marked.cell)[this.marked.way]?.action ?? null);
  }

  override layBack(): void {
    super.layBack();
    this.looking = null;
    this.marked = null;
  }

  override look(spot: string | null): void {
    this.looking = spot;
  }

  override preview(): Preview | null {
    const looked = this.looking !== null && this.table.view.hand ? { cell: this.looking, way: 0 } : null;
    const shown = this.marked ?? looked;
    const way = shown && this.ways(shown.cell)[shown.way];
    if (!way) return null;
    const { cell } = shown;
    const around = lights(this.table).filter((light) => light.cell !== cell);
    const tile = this.laid(cell, way.joins);
    return tile ? { kind: 'lay', cell, tile, lights: around } : { kind: 'turn', cell, quarters: 0, lights: around };
  }

  /** Mark a cell, or go on to the next way at the marked one; where there is but one, that lays it back. */
  protected tapCell(cell: string): null {
    const ways = this.ways(cell).length;
    const again = this.marked?.cell === cell;
    if (!ways || (again && ways === 1)) this.marked = null;
    else this.marked = { cell, way: again ? (this.marked!.way + 1) % ways : 0 };
    if (!this.marked) this.looking = null;
    return null;
  }

  /** The tile in hand as it would lie. */
  private laid(cell: string, joins: string): Tile | null {
    const { hand, seat, target } = this.table.view;
    if (hand === null) return null;
    if (hand !== 'cat') return pathTile(seat ?? 0, joins, true);
    return catAt(cell, barring(target));
  }

  protected tile(): Tile | null {
    return null;
  }

  protected lights(): readonly [] {
    return [];
  }
}
