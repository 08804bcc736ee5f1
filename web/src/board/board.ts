// A scene as SVG: layers of ground, tiles, light and marks; over them pieces and arrows, with an invisible layer of knobs;
// between these two pictures one of what moves as a whole.

import { Arrows } from './arrows';
import { Frame } from './frame';
import { alike, line, middle, moved, opposite, PITCH, sideOf, step, type Layout, type Point } from './geometry';
import { Knobs, type Listener } from './knobs';
import { Lamps } from './lamps';
import { Loupe } from './loupe';
import { looks, same, type Light, type Piece, type Preview, type Scene, type Tile } from './scene';
import { element, PieceSprite, settle, stamps, TileSprite } from './sprites';
import { Train } from './train';

const QUICK = 160;
let pictures = 0;

export class Board {
  readonly tiles = new Map<string, TileSprite>();
  readonly pieces = new Map<string, PieceSprite>();
  layout: Layout = { size: 0, ring: 0, rim: 0 };
  private readonly node = document.createElement('div');
  private readonly arrows = new Arrows();
  private readonly lamps = new Lamps();
  private readonly layers = {
    ground: layer(),
    tiles: layer(),
    lights: this.lamps.layer,
    marks: layer(),
    pieces: layer(),
    arrows: this.arrows.layer,
  };
  private readonly moving = element('svg', { class: 'sprite' });
  private readonly frame: Frame;
  private readonly knobs: Knobs;
  private lasting: readonly Light[] = [];
  private shown: Preview | null = null;
  private guest: TileSprite | null = null;

  constructor(host: HTMLElement, label: string, listener: Listener) {
    const { ground, tiles, lights, marks, pieces, arrows } = this.layers;
    const [lying, standing] = [picture([ground, tiles, lights, marks]), picture([pieces, arrows])];
    this.frame = new Frame(this.node, [lying, this.moving, standing]);
    this.knobs = new Knobs(
      host,
      this.frame,
      new Loupe([lying, standing].map((svg) => svg.firstElementChild!.id)),
      listener,
    );
    standing.append(this.knobs.layer);
    this.node.className = 'board';
    this.node.setAttribute('role', 'group');
    this.node.append(lying, track(this.moving), standing);
    this.name(label);
    host.append(this.node);
  }

  /** Tell what this board is, in words. */
  name(label: string): void {
    this.node.setAttribute('aria-label', label);
  }

  /** Put everything where the scene says; what differs glides or fades in that time. */
  show(scene: Scene, ms = 0): void {
    this.lasting = scene.lights;
    this.preview(null, ms);
    if (!alike(scene.layout, this.layout)) this.rebuild(scene);
    for (const cell of this.tiles.keys()) if (!scene.tiles.has(cell)) this.clear(cell);
    for (const [cell, tile] of scene.tiles) this.lay(cell, tile, ms);
    const kept = new Set(scene.pieces.map(({ id }) => id));
    for (const [id, sprite] of this.pieces) if (!kept.has(id)) this.drop(id, sprite);
    for (const piece of scene.pieces) this.stand(piece, QUICK);
    for (const door of scene.doors) this.arrows.show(door, this.layout);
    this.knobs.show(scene);
    this.frame.focus(scene.focus ?? []);
    this.light(this.lasting);
  }

  /** Let nothing glide any longer. */
  halt(): void {
    for (const moving of this.node.getAnimations({ subtree: true })) {
      if (moving instanceof CSSTransition) moving.finish();
    }
  }

  /** Show what would be, or with null what is. */
  preview(wanted: Preview | null, ms = QUICK): void {
    const before = this.shown;
    this.shown = wanted;
    if (before && !(wanted && same(before, wanted))) this.lieBack(before, ms);
    if (wanted?.kind === 'turn') this.showTurn(wanted.cell, wanted.quarters, ms);
    if (wanted?.kind === 'lay') this.showLay(wanted.cell, wanted.tile, ms);
    if (wanted?.kind === 'push') this.showPush(wanted, ms);
    this.light(wanted?.lights ?? this.lasting);
  }

  /** Whether this turn or push is being shown already. */
  previews(kind: Preview['kind'], spot: string): boolean {
    const shown = this.shown;
    return shown?.kind === kind && (shown.kind === 'push' ? shown.door : shown.cell) === spot;
  }

  /** The tile of a cell that is to be turned, as far as it has been turned in a preview. */
  takeTurned(cell: string): TileSprite | undefined {
    if (!this.previews('turn', cell)) this.preview(null);
    this.forgetPreview();
    return this.tiles.get(cell);
  }

  /** The tiles of the line at a door and the one that comes in there; from now on the cells are theirs that they go to. */
  train(door: string, tile: Tile): Train {
    const cells = line(door, this.layout.size);
    const tiles = [this.takeGuest(door, tile), ...cells.map((cell) => this.tiles.get(cell)!)];
    const goals = cells.map((cell) => middle(cell, this.layout));
    cells.forEach((cell, k) => this.tiles.set(cell, tiles[k]!));
    const way = this.frame.transform(this.beyond(door, { x: 0, y: 0 }));
    return new Train(tiles, [...goals, this.beyond(door, goals[goals.length - 1]!)], this.moving, way);
  }

  /** Let the tiles of a train lie where they have come to. */
  part(train: Train): void {
    train.part((tile) => this.append(tile));
  }

  /** The tile that comes in at a door, waiting outside or already under way in a preview. */
  private takeGuest(door: string, tile: Tile): TileSprite {
    const waiting = this.previews('push', door) ? this.guest : null;
    if (!waiting) this.preview(null);
    const guest = waiting ?? this.invite(door, tile);
    this.arrows.aim(door, false);
    this.guest = null;
    this.forgetPreview();
    guest.become(tile);
    return guest;
  }

  /** The tile that comes to lie on a bare cell, as far as a preview has laid it there. */
  takeLaid(cell: string, tile: Tile): TileSprite {
    const waiting = this.previews('lay', cell) ? this.guest : null;
    if (!waiting) this.preview(null);
    this.guest = null;
    this.shown = null;
    if (waiting) this.tiles.set(cell, waiting);
    else this.lay(cell, tile, 0);
    const laid = this.tiles.get(cell)!;
    laid.become(tile);
    return laid;
  }

  /** Away with the tile of a cell. */
  clear(cell: string): void {
    this.tiles.get(cell)?.remove();
    this.tiles.delete(cell);
  }

  /** Light these cells; each lamp comes on a little after the one before it. */
  light(lights: readonly Light[], each = 0): void {
    this.lamps.show(
      lights,
      (cell) => this.tileAt(cell),
      (cell) => this.placeOf(cell),
      each,
    );
  }

  /** Put a piece on its spot, or let it glide there. */
  stand(piece: Piece, ms = 0): PieceSprite {
    const known = this.pieces.get(piece.id);
    const sprite = known ?? new PieceSprite(piece, this.standing(piece));
    if (known) {
      known.become(piece);
      known.moveTo(this.standing(piece), ms);
      known.fadeTo(1, ms);
    } else {
      this.pieces.set(piece.id, sprite);
      this.layers.pieces.append(sprite.node);
    }
    return sprite;
  }

  drop(id: string, sprite: PieceSprite): void {
    sprite.remove();
    this.pieces.delete(id);
  }

  /** Where a piece stands. */
  standing({ spot, beside }: Piece): Point {
    const { x, y } = middle(spot, this.layout);
    return { x: x + (beside?.x ?? 0), y: y + (beside?.y ?? 0) };
  }

  /** Say no: the arrow of a door shakes lightly. */
  shake(spot: string): void {
    this.arrows.shake(spot);
  }

  /** Every cell and place that can be touched. */
  get spots(): readonly string[] {
    return this.knobs.spots;
  }

  /** Where a cell or place is on the screen. */
  box(spot: string): DOMRect | undefined {
    return this.knobs.box(spot);
  }

  /** Where the upper right corner of a cell is, in percent of the board's width from its upper left. */
  percent(spot: string): Point {
    const { x, y } = middle(spot, this.layout);
    return this.frame.percent({ x: x + PITCH / 2, y: y - PITCH / 2 });
  }

  /** The nearest spot to a point of the screen that can be played. */
  nearest(at: Point, within: number, wanted: (spot: string) => boolean): string | null {
    return this.knobs.nearest(at, within, wanted);
  }

  /** One tile on from a point, away from a door. */
  beyond(door: string, from: Point, share = 1): Point {
    return moved(from, step(opposite(sideOf(door))), PITCH * share);
  }

  // ---- the parts

  private rebuild(scene: Scene): void {
    this.layout = scene.layout;
    this.frame.fit(scene.layout);
    this.tiles.clear();
    this.pieces.clear();
    this.arrows.clear();
    this.lamps.clear();
    for (const part of Object.values(this.layers)) part.replaceChildren();
    this.layers.ground.append(...stamps(scene.ground));
  }

  private lay(cell: string, tile: Tile, ms: number): void {
    const sprite = this.tiles.get(cell);
    if (!sprite) {
      const fresh = new TileSprite(tile, middle(cell, this.layout));
      this.tiles.set(cell, fresh);
      this.append(fresh);
    } else if (looks(sprite.tile) !== looks(tile)) {
      sprite.become(tile);
      if (ms) this.appear(sprite, ms);
    }
    this.tiles.get(cell)!.moveTo(middle(cell, this.layout), ms);
    this.tiles.get(cell)!.fadeTo(1, ms);
  }

  private append(sprite: TileSprite): void {
    this.layers.tiles.append(sprite.node);
    this.layers.marks.append(sprite.cap);
  }

  private appear(sprite: TileSprite, ms: number): void {
    sprite.fadeTo(0.2);
    settle(sprite.node);
    sprite.fadeTo(1, ms);
  }

  private tileAt(cell: string): Tile | undefined {
    const shown = this.shown;
    const lying = this.tiles.get(cell)?.tile;
    if (shown?.kind === 'turn' && shown.cell === cell && lying) {
      return { ...lying, turn: (lying.turn + shown.quarters) % 4 };
    }
    if (shown?.kind !== 'push') return lying;
    const cells = line(shown.door, this.layout.size);
    const k = cells.indexOf(cell);
    if (k === 0) return shown.tile;
    return k > 0 ? this.tiles.get(cells[k - 1]!)?.tile : lying;
  }

  /** Where the tile of a cell is, also while its line is being dragged there. */
  private placeOf(cell: string): Point {
    const at = middle(cell, this.layout);
    const shown = this.shown;
    if (shown?.kind !== 'push' || !line(shown.door, this.layout.size).includes(cell)) return at;
    return this.beyond(shown.door, at, shown.share - 1);
  }

  // ---- previews

  private forgetPreview(): void {
    this.shown = null;
    this.lasting = [];
    this.light([]);
  }

  private showTurn(cell: string, quarters: number, ms: number): void {
    const sprite = this.tiles.get(cell);
    sprite?.show(quarters, ms);
    sprite?.lift(true, ms);
  }

  private showLay(cell: string, tile: Tile, ms: number): void {
    this.guest ??= settled(this.come(tile, middle(cell, this.layout)));
    if (looks(this.guest.tile) !== looks(tile)) this.guest.become(tile);
    this.guest.fadeTo(1, ms);
    this.guest.lift(true, ms);
  }

  private showPush({ door, tile, share }: Preview & { kind: 'push' }, ms: number): void {
    const cells = line(door, this.layout.size);
    this.arrows.aim(door, true);
    this.guest ??= settled(this.invite(door, tile));
    if (looks(this.guest.tile) !== looks(tile)) this.guest.become(tile);
    this.guest.moveTo(this.beyond(door, middle(cells[0]!, this.layout), share - 1), ms);
    this.guest.fadeTo(0.35 + 0.65 * share, ms);
    this.slide(door, share, ms);
    this.tiles.get(cells[cells.length - 1]!)?.fadeTo(1 - 0.7 * share, ms);
  }

  /** The tiles of a line and the pieces on them, so far on. */
  private slide(door: string, share: number, ms: number): void {
    const cells = line(door, this.layout.size);
    for (const cell of cells) this.tiles.get(cell)?.moveTo(this.beyond(door, middle(cell, this.layout), share), ms);
    for (const sprite of this.pieces.values()) {
      if (cells.includes(sprite.piece.spot)) sprite.moveTo(this.beyond(door, this.standing(sprite.piece), share), ms);
    }
  }

  private invite(door: string, tile: Tile): TileSprite {
    const entry = middle(line(door, this.layout.size)[0]!, this.layout);
    return this.come(tile, this.beyond(door, entry, -1));
  }

  private come(tile: Tile, at: Point): TileSprite {
    const guest = new TileSprite(tile, at);
    guest.fadeTo(0);
    this.append(guest);
    return guest;
  }

  private lieBack(before: Preview, ms: number): void {
    if (before.kind === 'turn') {
      this.tiles.get(before.cell)?.show(0, ms);
      this.tiles.get(before.cell)?.lift(false, ms);
      return;
    }
    const leaving = this.guest;
    this.guest = null;
    leaving?.fadeTo(0, ms);
    setTimeout(() => leaving?.remove(), ms);
    if (before.kind === 'lay') return;
    this.arrows.aim(before.door, false);
    this.slide(before.door, 0, ms);
    for (const cell of line(before.door, this.layout.size)) this.tiles.get(cell)?.fadeTo(1, ms);
  }
}

/** A tile that is seen as it is before it changes. */
function settled(tile: TileSprite): TileSprite {
  settle(tile.node);
  return tile;
}

/** Where a picture moves that nobody hears of. */
function track(moving: SVGSVGElement): HTMLElement {
  const node = document.createElement('div');
  node.className = 'track';
  node.ariaHidden = 'true';
  node.append(moving);
  return node;
}

/** Layers as a picture that can be shown a second time by the name of its only group. */
function picture(layers: readonly SVGGElement[]): SVGSVGElement {
  const [svg, group] = [element('svg'), element('g', { id: `board-picture-${++pictures}` })];
  group.append(...layers);
  svg.append(group);
  return svg;
}

const layer = (): SVGGElement => element('g', { 'aria-hidden': 'true' });
