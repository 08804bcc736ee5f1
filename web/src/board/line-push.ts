// The push of a line: the tiles of a row or column and the one that comes in move on by one cell.
// Where nothing has been dragged yet they move together as one picture, which is smooth even on slow devices.
// Otherwise each tile glides from where the hand has left it.

import type { Point } from './geometry';
import { painted, type TileSprite } from './sprites';

export class LinePush {
  private together = false;

  constructor(
    private readonly tiles: readonly TileSprite[], // the one that comes in, then the line from its door on
    private readonly goals: readonly Point[], // of each tile
    private readonly picture: SVGSVGElement, // that can hold them all
    private readonly way: string, // the CSS transform of the picture at the end
  ) {}

  /** Put all tiles into one picture; resolves when it is painted and can move without delay. */
  prepare(): Promise<unknown> {
    this.together = true;
    this.picture.append(...this.tiles.flatMap(({ nodes }) => nodes));
    this.promote(true);
    return painted(this.picture);
  }

  start(ms: number): void {
    if (this.together) this.movePicture(this.way, ms);
    else this.tiles.forEach((tile, k) => tile.moveTo(this.goals[k]!, ms));
    this.first.fadeTo(1, ms);
    this.last.fadeTo(0, ms);
  }

  /** Remove the last tile and put each of the others on its new cell. */
  finish(putBack: (tile: TileSprite) => void): void {
    this.tiles.forEach((tile, k) => tile.moveTo(this.goals[k]!));
    this.first.fadeTo(1);
    this.last.remove();
    if (!this.together) return;
    this.tiles.slice(0, -1).forEach(putBack);
    this.promote(false);
    this.movePicture('none', 0);
  }

  private movePicture(way: string, ms: number): void {
    this.picture.style.transitionDuration = `${ms}ms`;
    this.picture.style.transform = way;
  }

  /** Let the browser paint what moves or fades in layers of their own. */
  private promote(on: boolean): void {
    this.picture.classList.toggle('promoted', on);
    for (const tile of [this.first, this.last]) tile.promote(on);
  }

  private get first(): TileSprite {
    return this.tiles[0]!;
  }

  private get last(): TileSprite {
    return this.tiles[this.tiles.length - 1]!;
  }
}
