// A scene as SVG: layers of ground, tiles, light, pieces and arrows, with an invisible layer of knobs over them.

import { arrow, isPlace, line, middle, opposite, PITCH, sideOf, SIDES, step, width, type Point } from './geometry';
import { Knobs, type Listener } from './knobs';
import { beams, lit } from './light';
import type { Piece, Preview, Scene, Tile, Trail } from './scene';
import { element, lamp, PieceSprite, settle, stamp, TileSprite } from './sprites';

const QUICK = 160;

export class Board {
  readonly svg = element('svg', { class: 'board', role: 'group' });
  readonly tiles = new Map<string, TileSprite>();
  readonly pieces = new Map<string, PieceSprite>();
  size = 0;
  private readonly arrows = new Map<string, SVGElement>();
  private readonly layers = { ground: layer(), tiles: layer(), lights: layer(), pieces: layer(), arrows: layer() };
  private readonly knobs: Knobs;
  private shown: Preview | null = null;
  private guest: TileSprite | null = null;

  constructor(host: HTMLElement, label: string, listener: Listener) {
    this.knobs = new Knobs(host, listener);
    this.svg.setAttribute('aria-label', label);
    this.svg.append(...Object.values(this.layers), this.knobs.layer);
    host.append(this.svg);
  }

  /** Put everything where the scene says; what differs glides or fades in that time. */
  show(scene: Scene, ms = 0): void {
    this.preview(null, ms);
    if (scene.size !== this.size) this.rebuild(scene);
    for (const [cell, tile] of scene.tiles) this.lay(cell, tile, ms);
    const kept = new Set(scene.pieces.map(key));
    for (const [name, sprite] of this.pieces) if (!kept.has(name)) this.drop(name, sprite);
    for (const piece of scene.pieces) if (!this.pieces.has(key(piece))) this.stand(piece);
    for (const knob of scene.knobs) if (isPlace(knob.spot)) this.arrowAt(knob.spot, knob.live);
    this.knobs.show(scene);
    this.light([]);
  }

  /** Let nothing glide any longer. */
  halt(): void {
    for (const moving of this.svg.getAnimations({ subtree: true })) {
      if (moving instanceof CSSTransition) moving.finish();
    }
  }

  /** Show what would be, or with null what is. */
  preview(wanted: Preview | null, ms = QUICK): void {
    const before = this.shown;
    this.shown = wanted;
    if (before && !(wanted && same(before, wanted))) this.lieBack(before, ms);
    if (wanted?.kind === 'turn') this.showTurn(wanted.cell, wanted.quarters, ms);
    if (wanted?.kind === 'push') this.showPush(wanted, ms);
    this.light(wanted?.ways ?? []);
  }

  /** Whether this turn or push is being shown already. */
  previews(kind: Preview['kind'], spot: string): boolean {
    const shown = this.shown;
    return shown?.kind === kind && (shown.kind === 'turn' ? shown.cell : shown.door) === spot;
  }

  /** The tile of a cell that is to be turned, as far as it has been turned in a preview. */
  takeTurned(cell: string): TileSprite | undefined {
    if (!this.previews('turn', cell)) this.preview(null);
    this.shown = null;
    this.light([]);
    return this.tiles.get(cell);
  }

  /** The tile that comes in at a door, waiting outside or already under way in a preview. */
  takeGuest(door: string, tile: Tile): TileSprite {
    const waiting = this.previews('push', door) ? this.guest : null;
    if (!waiting) this.preview(null);
    const guest = waiting ?? this.invite(door, tile);
    this.arrows.get(door)?.classList.remove('aimed');
    this.guest = null;
    this.shown = null;
    this.light([]);
    guest.become(tile);
    return guest;
  }

  /** Light these ways; each lamp comes on a little after the one before it. */
  light(ways: readonly Trail[], each = 0): void {
    this.layers.lights.replaceChildren();
    for (const way of ways) {
      lit(way).forEach((part, k) => {
        const tile = this.tileAt(part.cell);
        if (!tile) return;
        const node = lamp(beams(tile, part), middle(part.cell, this.size));
        node.style.animationDelay = `${k * each}ms`;
        this.layers.lights.append(node);
      });
    }
  }

  stand(piece: Piece): PieceSprite {
    const sprite = new PieceSprite(piece, middle(piece.spot, this.size));
    this.pieces.set(key(piece), sprite);
    this.layers.pieces.append(sprite.node);
    return sprite;
  }

  drop(name: string, sprite: PieceSprite): void {
    sprite.remove();
    this.pieces.delete(name);
  }

  /** Where a cell or place is, in percent of the board's width from its upper left. */
  percent(spot: string): Point {
    const { x, y } = middle(spot, this.size);
    return { x: (100 * x) / width(this.size), y: (100 * y) / width(this.size) };
  }

  /** One tile on from a point, away from a door. */
  beyond(door: string, from: Point, share = 1): Point {
    const into = step(opposite(sideOf(door)));
    return { x: from.x + into.x * PITCH * share, y: from.y + into.y * PITCH * share };
  }

  // ---- the parts

  private rebuild(scene: Scene): void {
    this.size = scene.size;
    const side = width(scene.size);
    this.svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
    this.tiles.clear();
    this.pieces.clear();
    this.arrows.clear();
    for (const part of Object.values(this.layers)) part.replaceChildren();
    this.layers.ground.append(stamp('yard', side, side / 2, side / 2));
    for (const place of scene.places) {
      const { x, y } = middle(place, scene.size);
      this.layers.ground.append(stamp('place', 60, x, y));
    }
  }

  private lay(cell: string, tile: Tile, ms: number): void {
    const sprite = this.tiles.get(cell);
    if (!sprite) {
      const fresh = new TileSprite(tile, middle(cell, this.size));
      this.tiles.set(cell, fresh);
      this.layers.tiles.append(fresh.node);
    } else if (sprite.tile.symbol !== tile.symbol || sprite.tile.turn !== tile.turn) {
      sprite.become(tile);
      if (ms) this.appear(sprite, ms);
    }
    this.tiles.get(cell)!.moveTo(middle(cell, this.size), ms);
    this.tiles.get(cell)!.fadeTo(1, ms);
  }

  private appear(sprite: TileSprite, ms: number): void {
    sprite.fadeTo(0.2);
    settle(sprite.node);
    sprite.fadeTo(1, ms);
  }

  private arrowAt(door: string, live: boolean): void {
    const node = this.arrows.get(door) ?? this.newArrow(door);
    node.classList.toggle('live', live);
  }

  private newArrow(door: string): SVGElement {
    const { x, y } = arrow(door, this.size);
    const turn = SIDES.indexOf(sideOf(door)) * 90;
    const node = element('g', { class: 'arrow', transform: `translate(${x} ${y}) rotate(${turn})` });
    node.append(stamp('door', 44));
    this.layers.arrows.append(node);
    this.arrows.set(door, node);
    return node;
  }

  private tileAt(cell: string): Tile | undefined {
    const shown = this.shown;
    const lying = this.tiles.get(cell)?.tile;
    if (shown?.kind === 'turn' && shown.cell === cell && lying) {
      return { ...lying, turn: (lying.turn + shown.quarters) % 4 };
    }
    if (shown?.kind !== 'push') return lying;
    const cells = line(shown.door, this.size);
    const k = cells.indexOf(cell);
    if (k === 0) return shown.tile;
    return k > 0 ? this.tiles.get(cells[k - 1]!)?.tile : lying;
  }

  // ---- previews

  private showTurn(cell: string, quarters: number, ms: number): void {
    const sprite = this.tiles.get(cell);
    sprite?.show(quarters, ms);
    sprite?.lift(true, ms);
  }

  private showPush({ door, tile, share }: Preview & { kind: 'push' }, ms: number): void {
    const cells = line(door, this.size);
    this.arrows.get(door)?.classList.add('aimed');
    this.guest ??= this.invite(door, tile);
    this.guest.become(tile);
    this.guest.moveTo(this.beyond(door, middle(cells[0]!, this.size), share - 1), ms);
    this.guest.fadeTo(0.35 + 0.65 * share, ms);
    for (const cell of cells) this.tiles.get(cell)?.moveTo(this.beyond(door, middle(cell, this.size), share), ms);
    this.tiles.get(cells[cells.length - 1]!)?.fadeTo(1 - 0.7 * share, ms);
  }

  private invite(door: string, tile: Tile): TileSprite {
    const entry = middle(line(door, this.size)[0]!, this.size);
    const guest = new TileSprite(tile, this.beyond(door, entry, -1));
    guest.fadeTo(0);
    this.layers.tiles.append(guest.node);
    settle(guest.node);
    return guest;
  }

  private lieBack(before: Preview, ms: number): void {
    if (before.kind === 'turn') {
      this.tiles.get(before.cell)?.show(0, ms);
      this.tiles.get(before.cell)?.lift(false, ms);
      return;
    }
    this.arrows.get(before.door)?.classList.remove('aimed');
    const leaving = this.guest;
    this.guest = null;
    leaving?.fadeTo(0, ms);
    setTimeout(() => leaving?.remove(), ms);
    for (const cell of line(before.door, this.size)) {
      this.tiles.get(cell)?.moveTo(middle(cell, this.size), ms);
      this.tiles.get(cell)?.fadeTo(1, ms);
    }
  }
}

const layer = (): SVGGElement => element('g', { 'aria-hidden': 'true' });

export const key = (piece: Piece): string => `${piece.spot} ${piece.symbol} ${piece.tag}`;

function same(a: Preview, b: Preview): boolean {
  if (a.kind === 'turn') return b.kind === 'turn' && a.cell === b.cell;
  return b.kind === 'push' && a.door === b.door;
}
