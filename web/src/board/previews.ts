// Previews: what an action would change, shown on the board before it is played.

import { line, middle, type Point } from './geometry';
import type { Layers } from './layers';
import { samePlace, sameTile, type Preview, type Tile } from './scene';
import { settle, TileSprite } from './sprites';

export class Previews {
  private shown: Preview | null = null;
  private incoming: TileSprite | null = null; // the tile that would come onto the board

  constructor(private readonly layers: Layers) {}

  /** Show this preview, or with null the board as it is. */
  show(wanted: Preview | null, ms: number): void {
    const before = this.shown;
    this.shown = wanted;
    if (before && !(wanted && samePlace(before, wanted))) this.revert(before, ms);
    if (wanted?.kind === 'turn') this.showTurn(wanted.cell, wanted.quarters, ms);
    if (wanted?.kind === 'lay') this.showLay(wanted.cell, wanted.tile, ms);
    if (wanted?.kind === 'push') this.showPush(wanted, ms);
  }

  /** Whether this turn, lay or push is being shown. */
  shows(kind: Preview['kind'], spot: string): boolean {
    const shown = this.shown;
    return shown?.kind === kind && (shown.kind === 'push' ? shown.door : shown.cell) === spot;
  }

  /** End the preview and leave everything where it is; the tile that it brought, if it brought one. */
  end(): TileSprite | null {
    const { incoming } = this;
    this.incoming = null;
    this.shown = null;
    return incoming;
  }

  /** A tile that waits outside a door. */
  comeIn(door: string, tile: Tile): TileSprite {
    const entry = middle(line(door, this.layers.layout.size)[0]!, this.layers.layout);
    return this.come(tile, this.layers.beyond(door, entry, -1));
  }

  /** The tile that would lie on a cell. */
  tileAt(cell: string): Tile | undefined {
    const { shown } = this;
    const lying = this.layers.tiles.get(cell)?.tile;
    if (shown?.kind === 'turn' && shown.cell === cell && lying) {
      return { ...lying, turn: (lying.turn + shown.quarters) % 4 };
    }
    if (shown?.kind !== 'push') return lying;
    const cells = line(shown.door, this.layers.layout.size);
    const k = cells.indexOf(cell);
    if (k === 0) return shown.tile;
    return k > 0 ? this.layers.tiles.get(cells[k - 1]!)?.tile : lying;
  }

  /** Where the tile of a cell is drawn, also while its line is dragged. */
  pointOf(cell: string): Point {
    const { shown, layers } = this;
    const at = middle(cell, layers.layout);
    if (shown?.kind !== 'push' || !line(shown.door, layers.layout.size).includes(cell)) return at;
    return layers.beyond(shown.door, at, shown.share - 1);
  }

  private showTurn(cell: string, quarters: number, ms: number): void {
    const sprite = this.layers.tiles.get(cell);
    sprite?.show(quarters, ms);
    sprite?.lift(true, ms);
  }

  private showLay(cell: string, tile: Tile, ms: number): void {
    this.incoming ??= settled(this.come(tile, middle(cell, this.layers.layout)));
    if (!sameTile(this.incoming.tile, tile)) this.incoming.become(tile);
    this.incoming.fadeTo(1, ms);
    this.incoming.lift(true, ms);
  }

  private showPush({ door, tile, share }: Preview & { kind: 'push' }, ms: number): void {
    const { layers } = this;
    const cells = line(door, layers.layout.size);
    layers.arrows.aim(door, true);
    this.incoming ??= settled(this.comeIn(door, tile));
    if (!sameTile(this.incoming.tile, tile)) this.incoming.become(tile);
    this.incoming.moveTo(layers.beyond(door, middle(cells[0]!, layers.layout), share - 1), ms);
    this.incoming.fadeTo(0.35 + 0.65 * share, ms);
    this.slide(door, share, ms);
    layers.tiles.get(cells[cells.length - 1]!)?.fadeTo(1 - 0.7 * share, ms);
  }

  /** Move the tiles of a line, and the pieces on them, by a share of a tile. */
  private slide(door: string, share: number, ms: number): void {
    const { layers } = this;
    const cells = line(door, layers.layout.size);
    for (const cell of cells) {
      layers.tiles.get(cell)?.moveTo(layers.beyond(door, middle(cell, layers.layout), share), ms);
    }
    for (const sprite of layers.pieces.values()) {
      if (!cells.includes(sprite.piece.spot)) continue;
      sprite.moveTo(layers.beyond(door, layers.standing(sprite.piece), share), ms);
    }
  }

  private come(tile: Tile, at: Point): TileSprite {
    const sprite = new TileSprite(tile, at);
    sprite.fadeTo(0);
    this.layers.append(sprite);
    return sprite;
  }

  /** Put everything back that a preview has moved. */
  private revert(before: Preview, ms: number): void {
    const { layers } = this;
    if (before.kind === 'turn') {
      layers.tiles.get(before.cell)?.show(0, ms);
      layers.tiles.get(before.cell)?.lift(false, ms);
      return;
    }
    const leaving = this.incoming;
    this.incoming = null;
    leaving?.fadeTo(0, ms);
    setTimeout(() => leaving?.remove(), ms);
    if (before.kind === 'lay') return;
    layers.arrows.aim(before.door, false);
    this.slide(before.door, 0, ms);
    for (const cell of line(before.door, layers.layout.size)) layers.tiles.get(cell)?.fadeTo(1, ms);
  }
}

/** Let a new tile be styled as it is, so that its next change is a transition. */
function settled(tile: TileSprite): TileSprite {
  settle(tile.node);
  return tile;
}
