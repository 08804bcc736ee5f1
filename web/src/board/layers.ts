// What lies on the board, layer above layer: background, tiles, highlights and marks, then pieces and arrows.

import { Arrows } from './arrows';
import { CARD, middle, moved, opposite, PITCH, sideOf, step, type Layout, type Point } from './geometry';
import { Highlights } from './highlights';
import { sameTile, type Background, type Piece, type Scene, type Stamp, type Tile } from './scene';
import { element, PieceSprite, settle, stamps, TileSprite } from './sprites';

const DIM = 0.2; // a tile that changed its face fades in from here

export class Layers {
  readonly tiles = new Map<string, TileSprite>();
  readonly pieces = new Map<string, PieceSprite>();
  readonly arrows = new Arrows();
  readonly highlights = new Highlights();
  layout: Layout = { size: 0, ring: 0, rim: 0 };
  trail: readonly string[] = []; // the way that was walked last
  private readonly background = group();
  private scenery: Background[] = []; // as it was when the board was built
  private readonly faces = group();
  private readonly marks = group();
  private readonly figures = group();

  /** The layers that lie flat on the table. */
  readonly lower = [this.background, this.faces, this.highlights.layer, this.marks];

  /** The layers that stand above them. */
  readonly upper = [this.figures, this.arrows.layer];

  /** Start over with the board of this scene. */
  rebuild(scene: Scene): void {
    this.layout = scene.layout;
    this.tiles.clear();
    this.pieces.clear();
    this.arrows.clear();
    this.highlights.clear();
    for (const layer of [...this.lower, ...this.upper]) layer.replaceChildren();
    this.scenery = [...scene.background];
    this.background.append(...stamps(scene.background));
  }

  /** Let the parts of the background that have changed move and fade. */
  repaint(background: readonly Background[]): void {
    background.forEach(({ x, y, opacity = 1 }, k) => {
      const [node, first] = [this.background.children[k] as SVGElement | undefined, this.scenery[k]];
      if (!node || !first || (x === first.x && y === first.y && opacity === (first.opacity ?? 1) && !node.style.length))
        return;
      node.classList.add('scenery');
      node.style.transform = `translate(${x - first.x}px, ${y - first.y}px)`;
      node.style.opacity = String(opacity);
    });
  }

  /** Put a tile on a cell; one that looks different fades in. */
  lay(cell: string, tile: Tile, ms: number): void {
    const sprite = this.tiles.get(cell) ?? this.layNew(cell, tile);
    if (!sameTile(sprite.tile, tile)) {
      sprite.become(tile);
      if (ms) {
        sprite.fadeTo(DIM);
        settle(sprite.node);
      }
    }
    sprite.moveTo(middle(cell, this.layout), ms);
    sprite.fadeTo(1, ms);
  }

  /** Add the nodes of a tile to their layers, on top. */
  append(sprite: TileSprite): void {
    this.faces.append(sprite.node);
    this.marks.append(sprite.cap);
  }

  /** Take the tile of a cell away. */
  clear(cell: string): void {
    this.tiles.get(cell)?.remove();
    this.tiles.delete(cell);
  }

  /** Put a piece on its spot, or let it glide there. */
  stand(piece: Piece, ms = 0): PieceSprite {
    const known = this.pieces.get(piece.id);
    if (!known) return this.standNew(piece);
    known.become(piece);
    known.moveTo(this.standing(piece), ms);
    known.fadeTo(1, ms);
    return known;
  }

  /** Put symbols above everything for a moment; whoever asked for them takes them away. */
  spark(all: readonly Stamp[], { x, y }: Point, size = CARD): SVGGElement {
    const [node, inside] = [element('g', { transform: `translate(${x} ${y})` }), element('g')];
    inside.append(...stamps(all, size));
    node.append(inside);
    this.figures.append(node);
    return inside;
  }

  drop(id: string): void {
    this.pieces.get(id)?.remove();
    this.pieces.delete(id);
  }

  /** Where a piece stands. */
  standing({ spot, beside }: Piece): Point {
    const { x, y } = middle(spot, this.layout);
    return { x: x + (beside?.x ?? 0), y: y + (beside?.y ?? 0) };
  }

  /** The point one tile further on, away from a door; or a share of a tile. */
  beyond(door: string, from: Point, share = 1): Point {
    return moved(from, step(opposite(sideOf(door))), PITCH * share);
  }

  private layNew(cell: string, tile: Tile): TileSprite {
    const sprite = new TileSprite(tile, middle(cell, this.layout));
    this.tiles.set(cell, sprite);
    this.append(sprite);
    return sprite;
  }

  private standNew(piece: Piece): PieceSprite {
    const sprite = new PieceSprite(piece, this.standing(piece));
    this.pieces.set(piece.id, sprite);
    this.figures.append(sprite.node);
    return sprite;
  }
}

const group = (): SVGGElement => element('g', { 'aria-hidden': 'true' });
