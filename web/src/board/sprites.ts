// SVG nodes of tiles, pieces and highlights. A sprite knows where it is and glides to where it is sent.

import { CARD, type Point } from './geometry';
import type { Beam, Piece, Stamp, Tile } from './scene';

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Record<string, string | number>;

export function element<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Attributes = {}) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}

/** A symbol of the art, centred on x, y. */
export function stamp(symbol: string, size: number, x = 0, y = 0): SVGUseElement {
  return element('use', { href: `#${symbol}`, x: x - size / 2, y: y - size / 2, width: size, height: size });
}

/** The symbols of a thing, which is `size` wide. */
export function stamps(all: readonly Stamp[], size = CARD): SVGUseElement[] {
  const scale = size / 100;
  return all.map(({ symbol, size: own = 100, x = 0, y = 0, turn, color, opacity }) => {
    const node = stamp(symbol, own * scale, x * scale, y * scale);
    if (turn) node.setAttribute('transform', `rotate(${turn * 90} ${x * scale} ${y * scale})`);
    tint(node, color, opacity);
    return node;
  });
}

function tint(node: SVGUseElement, color?: string, opacity?: number): void {
  if (color) node.setAttribute('color', color);
  if (opacity !== undefined) node.setAttribute('opacity', String(opacity));
}

/** Make the browser apply a node's style now, so that the next change is a transition. */
export const settle = (node: Element): void => void node.getBoundingClientRect();

/** Resolves when a node is painted: browsers report that for animations, even invisible ones. */
export const painted = (node: Element): Promise<unknown> => node.animate({ opacity: [0.99, 1] }, 1).ready;

class Sprite {
  readonly nodes: readonly SVGGElement[];
  private scale = 1;

  constructor(
    protected at: Point,
    layers: number,
  ) {
    this.nodes = Array.from({ length: layers }, () => element('g', { class: 'sprite' }));
    this.write(0);
  }

  get node(): SVGGElement {
    return this.nodes[0]!;
  }

  moveTo(at: Point, ms = 0): void {
    this.at = at;
    this.write(ms);
  }

  scaleTo(scale: number, ms = 0): void {
    this.scale = scale;
    this.write(ms);
  }

  fadeTo(opacity: number, ms = 0): void {
    this.set('opacity', String(opacity), ms);
  }

  /** Move through these points. */
  follow(points: readonly Point[], ms: number): void {
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${this.scale})` }));
    const easing = 'ease-in-out';
    for (const node of this.nodes) node.animate?.(frames, { duration: ms, easing });
    this.moveTo(points[points.length - 1]!);
  }

  /** Paint this in a layer of its own, so that moving it is cheap. */
  promote(on: boolean): void {
    for (const { classList } of this.nodes) classList.toggle('promoted', on);
  }

  remove(): void {
    for (const node of this.nodes) node.remove();
  }

  private write(ms: number): void {
    this.set('transform', `translate(${this.at.x}px, ${this.at.y}px) scale(${this.scale})`, ms);
  }

  /** An empty node has no transition: the browser would repaint for nothing while it lasts. */
  private set(name: 'transform' | 'opacity', value: string, ms: number): void {
    for (const { style, childElementCount } of this.nodes) {
      style.transitionDuration = `${childElementCount ? ms : 0}ms`;
      style[name] = value;
    }
  }
}

/** A tile. The first node is the tile itself, the second holds its marks, which lie above the highlights. */
export class TileSprite extends Sprite {
  private readonly face = element('g', { class: 'sprite' });
  private angle = 0;

  constructor(
    public tile: Tile,
    at: Point,
  ) {
    super(at, 2);
    this.become(tile);
  }

  get cap(): SVGGElement {
    return this.nodes[1]!;
  }

  /** Look like this tile from now on. */
  become(tile: Tile): void {
    this.tile = tile;
    const ring = element('rect', { class: 'ring', fill: 'none', x: -50, y: -50, width: CARD, height: CARD, rx: 8 });
    this.face.replaceChildren(stamp(tile.face, CARD));
    this.node.replaceChildren(...stamps(tile.under), this.face, ...stamps(tile.over), ring);
    this.cap.replaceChildren(...stamps(tile.marks));
    this.turnTo(tile.turn * 90);
  }

  /** Turn to so many quarters beyond the tile's own, the short way round. */
  show(quarters: number, ms: number): void {
    const wanted = (this.tile.turn + quarters) * 90;
    const round = Math.round((this.angle - wanted) / 360);
    this.turnTo(wanted + 360 * round, ms);
  }

  lift(up: boolean, ms: number): void {
    this.node.classList.toggle('lifted', up);
    this.scaleTo(up ? 1.06 : 1, ms);
  }

  private turnTo(angle: number, ms = 0): void {
    this.angle = angle;
    this.face.style.transitionDuration = `${ms}ms`;
    this.face.style.transform = `rotate(${angle}deg)`;
  }
}

export class PieceSprite extends Sprite {
  private readonly figure = element('g');

  constructor(
    public piece: Piece,
    at: Point,
  ) {
    super(at, 1);
    this.figure.append(...stamps(piece.stamps, piece.size));
    this.node.append(this.figure);
    this.become(piece);
  }

  /** Stand for this piece from now on; it must look the same. */
  become(piece: Piece): void {
    this.piece = piece;
    this.figure.classList.toggle('alive', piece.alive ?? false);
  }
}

/** The highlight of one cell. */
export function highlight(beams: readonly Beam[]): SVGGElement {
  const node = element('g', { class: 'highlight' });
  for (const { symbol, turn, size, color, opacity } of beams) {
    const light = stamp(symbol, size);
    light.setAttribute('transform', `rotate(${turn * 90})`);
    tint(light, color, opacity);
    node.append(light);
  }
  return node;
}
