// The push of a line: the tiles of a row or column and the one that comes in move on by one cell.
// Where nothing has been dragged yet copies of them move together as one picture, which is smooth even on slow devices.
// The tiles themselves stay below until they arrive, for to paint the board without them would take some frames.
// So that they do not shine through, the tile that comes in fades in early, and the one that leaves fades out late.
// Otherwise each tile glides from where the hand has left it.

import type { Point } from './geometry';
import { painted, type TileSprite } from './sprites';

const [EARLY, LATE] = [0.15, 0.6]; // shares of the time

export class LinePush {
  private copies: SVGGElement[] = []; // of the line, if it moves as one picture

  constructor(
    private readonly tiles: readonly TileSprite[], // the one that comes in, then the line from its door on
    private readonly goals: readonly Point[], // of each tile
    private readonly picture: SVGSVGElement, // that can hold them all
    private readonly way: string, // the CSS transform of the picture at the end
  ) {}

  /** Put copies of all tiles into one picture; resolves when it is painted and can move without delay. */
  prepare(): Promise<unknown> {
    const line = this.tiles.slice(1).flatMap(({ nodes }) => nodes);
    this.copies = line.map((node) => node.cloneNode(true) as SVGGElement);
    this.picture.append(...this.first.nodes, ...this.copies);
    this.promote(true);
    return painted(this.picture);
  }

  start(ms: number): void {
    if (!this.copies.length) {
      this.tiles.forEach((tile, k) => tile.moveTo(this.goals[k]!, ms));
      this.first.fadeTo(1, ms);
      this.last.fadeTo(0, ms);
      return;
    }
    this.movePicture(this.way, ms);
    this.first.fadeTo(1, EARLY * ms);
    for (const { style } of this.lastCopy) {
      [style.transitionDuration, style.transitionDelay] = [`${(1 - LATE) * ms}ms`, `${LATE * ms}ms`];
      style.opacity = '0';
    }
  }

  /** Remove the last tile and put each of the others on its new cell. */
  finish(putBack: (tile: TileSprite) => void): void {
    this.tiles.forEach((tile, k) => tile.moveTo(this.goals[k]!));
    this.first.fadeTo(1);
    this.last.remove();
    if (!this.copies.length) return;
    putBack(this.first);
    this.promote(false);
    this.copies.splice(0).forEach((copy) => copy.remove());
    this.movePicture('none', 0);
  }

  private get lastCopy(): readonly SVGGElement[] {
    return this.copies.slice(-this.last.nodes.length);
  }

  private movePicture(way: string, ms: number): void {
    this.picture.style.transitionDuration = `${ms}ms`;
    this.picture.style.transform = way;
  }

  /** Let the browser paint what moves or fades in layers of their own. */
  private promote(on: boolean): void {
    this.picture.classList.toggle('promoted', on);
    this.first.promote(on);
    for (const { classList } of this.lastCopy) classList.toggle('promoted', on);
  }

  private get first(): TileSprite {
    return this.tiles[0]!;
  }

  private get last(): TileSprite {
    return this.tiles[this.tiles.length - 1]!;
  }
}
