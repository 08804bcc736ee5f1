// A scene as SVG: one picture of what lies flat, one of what stands above it, and between them one for a line of tiles
// that moves as a whole. An invisible layer of targets on top takes pointers and keys.

import { isPlace, line, middle, PITCH, sameLayout, type Point } from './geometry';
import { Input, type BoardListener } from './input';
import { Layers } from './layers';
import { LinePush } from './line-push';
import { Loupe } from './loupe';
import { Previews } from './previews';
import type { Highlight, Preview, Scene, Tile } from './scene';
import { element, type TileSprite } from './sprites';
import { Targets } from './targets';
import { tickPlace, type Obstacle } from './tick';
import { Viewport } from './viewport';

const QUICK = 160; // milliseconds
const [MARKED, PIECE, LIT] = [8, 6, 3]; // how bad it is for the tick to hide these
let pictures = 0;

export class Board {
  private readonly node = document.createElement('div');
  readonly layers = new Layers();
  private readonly previews = new Previews(this.layers);
  private readonly moving = element('svg', { class: 'sprite' });
  private readonly viewport: Viewport;
  private readonly targets: Targets;
  private readonly input: Input;
  private lasting: readonly Highlight[] = []; // the scene's, shown when no preview has its own

  constructor(host: HTMLElement, label: string, listener: Partial<BoardListener>) {
    const [lower, upper] = [picture(this.layers.lower), picture(this.layers.upper)];
    this.viewport = new Viewport(this.node, [lower, this.moving, upper]);
    this.targets = new Targets(host, this.viewport);
    const loupe = new Loupe([lower, upper].map((svg) => svg.firstElementChild!.id));
    this.input = new Input(host, this.viewport, this.targets, loupe, listener);
    upper.append(this.targets.layer);
    this.node.className = 'board';
    this.node.setAttribute('role', 'group');
    this.node.append(lower, track(this.moving), upper);
    this.name(label);
    host.append(this.node);
  }

  /** Name the board for screen readers. */
  name(label: string): void {
    this.node.setAttribute('aria-label', label);
  }

  /** Put everything where the scene says; what differs glides or fades in that time. */
  show(scene: Scene, ms = 0): void {
    const { layers } = this;
    this.lasting = scene.highlights;
    this.preview(null, ms);
    if (!sameLayout(scene.layout, layers.layout)) this.rebuild(scene);
    layers.repaint(scene.background);
    for (const cell of layers.tiles.keys()) if (!scene.tiles.has(cell)) layers.clear(cell);
    for (const [cell, tile] of scene.tiles) layers.lay(cell, tile, ms);
    const kept = new Set(scene.pieces.map(({ id }) => id));
    for (const id of layers.pieces.keys()) if (!kept.has(id)) layers.drop(id);
    for (const piece of scene.pieces) layers.stand(piece, QUICK);
    for (const door of scene.doors) layers.arrows.show(door, layers.layout);
    this.targets.show(scene);
    this.input.forget();
    this.viewport.focus(scene.focus ?? []);
    this.highlight(this.lasting);
  }

  /** Bring the whole board into sight. */
  showAll(): void {
    this.viewport.focus([]);
  }

  /** Finish every transition at once. */
  finishTransitions(): void {
    for (const moving of this.node.getAnimations({ subtree: true })) {
      if (moving instanceof CSSTransition) moving.finish();
    }
  }

  /** Show what would be, or with null what is. */
  preview(wanted: Preview | null, ms = QUICK): void {
    this.previews.show(wanted, ms);
    this.highlight(wanted?.highlights ?? this.lasting);
  }

  /** Whether this turn, lay or push is being previewed. */
  isPreviewed(kind: Preview['kind'], spot: string): boolean {
    return this.previews.shows(kind, spot);
  }

  /** Highlight these cells, each a little later than the one before. */
  highlight(highlights: readonly Highlight[], each = 0): void {
    this.layers.highlights.show(
      highlights,
      (cell) => this.previews.tileAt(cell),
      (cell) => this.previews.pointOf(cell),
      each,
    );
  }

  // ---- what animations take in hand

  /** The tile of a cell, turned as far as its preview has turned it. */
  takeTurned(cell: string): TileSprite | undefined {
    if (!this.isPreviewed('turn', cell)) this.preview(null);
    this.endPreview();
    return this.layers.tiles.get(cell);
  }

  /** The tile that comes to lie on a bare cell; a preview may have laid it there already. */
  takeLaid(cell: string, tile: Tile): TileSprite {
    if (!this.isPreviewed('lay', cell)) this.preview(null);
    const laid = this.previews.end();
    if (laid) this.layers.tiles.set(cell, laid);
    else this.layers.lay(cell, tile, 0);
    const sprite = this.layers.tiles.get(cell)!;
    sprite.become(tile);
    return sprite;
  }

  /** The push of a line at a door; each tile belongs to its new cell from now on. */
  linePush(door: string, tile: Tile): LinePush {
    const { layers } = this;
    const cells = line(door, layers.layout.size);
    const sprites = [this.takeIncoming(door, tile), ...cells.map((cell) => layers.tiles.get(cell)!)];
    const goals = cells.map((cell) => middle(cell, layers.layout));
    cells.forEach((cell, k) => layers.tiles.set(cell, sprites[k]!));
    const way = this.viewport.transform(layers.beyond(door, { x: 0, y: 0 }));
    return new LinePush(sprites, [...goals, layers.beyond(door, goals[goals.length - 1]!)], this.moving, way);
  }

  /** End a push: every tile lies on its new cell. */
  finishPush(push: LinePush): void {
    push.finish((tile) => this.layers.append(tile));
  }

  /** The tile that comes in at a door; a preview may have brought it halfway. */
  private takeIncoming(door: string, tile: Tile): TileSprite {
    if (!this.isPreviewed('push', door)) this.preview(null);
    this.layers.arrows.aim(door, false);
    const incoming = this.endPreview() ?? this.previews.comeIn(door, tile);
    incoming.become(tile);
    return incoming;
  }

  private endPreview(): TileSprite | null {
    const incoming = this.previews.end();
    this.lasting = [];
    this.highlight([]);
    return incoming;
  }

  /** Shake the arrow of a door that cannot be used. */
  shake(spot: string): void {
    this.layers.arrows.shake(spot);
  }

  // ---- where things are on the screen

  /** Every cell and place that can be touched. */
  get spots(): readonly string[] {
    return this.targets.spots;
  }

  /** Where a cell or place is on the screen, once the board has come to rest. */
  box(spot: string): DOMRect | undefined {
    const at = this.targets.boxOf(spot);
    if (!at) return undefined;
    const { left, top, width } = this.node.getBoundingClientRect();
    const start = this.viewport.percent(at);
    const end = this.viewport.percent({ x: at.x + at.width, y: at.y + at.height });
    const pixels = (percent: number) => (percent * width) / 100;
    const { x, y } = { x: left + pixels(start.x), y: top + pixels(start.y) };
    return new DOMRect(x, y, pixels(end.x - start.x), pixels(end.y - start.y));
  }

  /** The middle of the tick for a marked spot, in percent of the board's width from its upper left. */
  tickPlace(spot: string, lit: readonly Highlight[]): Point {
    const { layers } = this;
    const side = this.node.getBoundingClientRect().width || 1;
    const cell = (name: string, weight: number) => this.obstacle(middle(name, layers.layout), PITCH, weight, side);
    const pushed = isPlace(spot) ? line(spot, layers.layout.size).slice(0, 1) : [];
    const pieces = [...layers.pieces.values()].map(({ piece }) =>
      this.obstacle(layers.standing(piece), piece.size, PIECE, side),
    );
    const cells = [...pushed, ...lit.map((light) => light.cell)].map((name) => cell(name, LIT));
    const { x, y } = tickPlace(cell(spot, MARKED), [...pieces, ...cells], side);
    return { x: (100 * x) / side, y: (100 * y) / side };
  }

  private obstacle(at: Point, size: number, weight: number, side: number): Obstacle {
    const [from, to] = [at, { x: at.x + size, y: at.y }].map((point) => this.viewport.percent(point)) as [Point, Point];
    const length = ((to.x - from.x) * side) / 100;
    return { x: (from.x * side) / 100, y: (from.y * side) / 100, width: length, height: length, weight };
  }

  /** The playable spot nearest to a point of the screen, among those that are wanted. */
  nearest(at: Point, within: number, wanted: (spot: string) => boolean): string | null {
    return this.targets.nearest(at, within, wanted);
  }

  private rebuild(scene: Scene): void {
    this.viewport.fit(scene.layout);
    this.layers.rebuild(scene);
  }
}

/** A box that clips what moves; screen readers skip it. */
function track(moving: SVGSVGElement): HTMLElement {
  const node = document.createElement('div');
  node.className = 'track';
  node.ariaHidden = 'true';
  node.append(moving);
  return node;
}

/** Layers as one picture; its only group has an id, so that the loupe can show it a second time. */
function picture(layers: readonly SVGGElement[]): SVGSVGElement {
  const [svg, group] = [element('svg', { role: 'presentation' }), element('g', { id: `board-picture-${++pictures}` })];
  group.append(...layers);
  svg.append(group);
  return svg;
}
