// The tiles of a line and the one that comes in, on their way by one. Coupled they are a picture of their own, which even
// a slow device moves evenly; otherwise each glides from where a hand has left it.

import type { Point } from './geometry';
import { painted, type TileSprite } from './sprites';

export class Train {
  private coupled = false;

  /** The tile that comes in, then those of the line from its door on; where each goes; how the picture with them moves. */
  constructor(
    private readonly tiles: readonly TileSprite[],
    private readonly goals: readonly Point[],
    private readonly picture: SVGSVGElement,
    private readonly way: string,
  ) {}

  /** Be a picture of its own, where you are; what will move and fade is painted apart from the rest, and then ready. */
  couple(): Promise<unknown> {
    this.coupled = true;
    this.picture.append(...this.tiles.flatMap(({ nodes }) => nodes));
    this.poise(true);
    return painted(this.picture);
  }

  /** Go. */
  go(ms: number): void {
    if (this.coupled) this.pull(this.way, ms);
    else this.tiles.forEach((tile, k) => tile.moveTo(this.goals[k]!, ms));
    this.first.fadeTo(1, ms);
    this.last.fadeTo(0, ms);
  }

  /** Be there: the last tile has left, each of the others lies by itself. */
  part(lay: (tile: TileSprite) => void): void {
    this.tiles.forEach((tile, k) => tile.moveTo(this.goals[k]!));
    this.first.fadeTo(1);
    this.last.remove();
    if (!this.coupled) return;
    this.tiles.slice(0, -1).forEach(lay);
    this.poise(false);
    this.pull('none', 0);
  }

  private pull(way: string, ms: number): void {
    this.picture.style.transitionDuration = `${ms}ms`;
    this.picture.style.transform = way;
  }

  private poise(ready: boolean): void {
    this.picture.classList.toggle('poised', ready);
    for (const tile of [this.first, this.last]) tile.poise(ready);
  }

  private get first(): TileSprite {
    return this.tiles[0]!;
  }

  private get last(): TileSprite {
    return this.tiles[this.tiles.length - 1]!;
  }
}
