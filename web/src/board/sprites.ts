// SVG nodes that know where they are: a tile, a piece, a light. Each glides to where it is sent.

import { CARD, PITCH, type Point } from './geometry';
import type { Beam } from './light';
import type { Piece, Tile } from './scene';

const SVG = 'http://www.w3.org/2000/svg';
const PIECE = 92;
const SEAM = 0.5; // lights overlap by so little that no dark line shows between them
const TAG = { x: 0, y: 0.184 * PIECE, size: 0.2 * PIECE }; // the collar tag that every cat is drawn with
const TAG_INK = '#3a2418';

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

/** Let a node take its style now, so that the next change is a transition. */
export const settle = (node: Element): void => void node.getBoundingClientRect();

class Sprite {
  readonly node = element('g', { class: 'sprite' });
  private scale = 1;

  constructor(private at: Point) {
    this.write(0);
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
    this.node.style.transitionDuration = `${ms}ms`;
    this.node.style.opacity = String(opacity);
  }

  /** Run through these points. */
  follow(points: readonly Point[], ms: number): void {
    this.node.animate?.(
      points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${this.scale})` })),
      { duration: ms, easing: 'ease-in-out' },
    );
    this.moveTo(points[points.length - 1]!);
  }

  remove(): void {
    this.node.remove();
  }

  private write(ms: number): void {
    this.node.style.transitionDuration = `${ms}ms`;
    this.node.style.transform = `translate(${this.at.x}px, ${this.at.y}px) scale(${this.scale})`;
  }
}

export class TileSprite extends Sprite {
  private readonly gutter = element('g', { class: 'sprite' });
  private angle = 0;

  constructor(
    public tile: Tile,
    at: Point,
  ) {
    super(at);
    const ring = element('rect', { class: 'ring', x: -50, y: -50, width: CARD, height: CARD, rx: 8 });
    this.node.append(stamp('shadow', CARD, 0, 4), stamp('roof', CARD), this.gutter, ring);
    this.become(tile);
  }

  /** Be this tile, lying as it says, at once. */
  become(tile: Tile): void {
    this.tile = tile;
    this.gutter.replaceChildren(stamp(tile.symbol, CARD));
    this.turnTo(tile.turn * 90);
  }

  /** Lie as if turned by so many quarters, by the short way from how it lies now. */
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
    this.gutter.style.transitionDuration = `${ms}ms`;
    this.gutter.style.transform = `rotate(${angle}deg)`;
  }
}

export class PieceSprite extends Sprite {
  constructor(
    readonly piece: Piece,
    at: Point,
  ) {
    super(at);
    const step = 0.62 * TAG.size;
    const left = TAG.x - (step * (piece.tag.length - 1)) / 2;
    const digits = [...piece.tag].map((digit, k) => stamp(`digit-${digit}`, TAG.size, left + step * k, TAG.y));
    for (const digit of digits) digit.setAttribute('color', TAG_INK);
    this.node.append(stamp(piece.symbol, PIECE), ...digits);
  }
}

/** A light on one cell, a little larger than the card so that it runs on over the gap. */
export function lamp(lights: readonly Beam[], at: Point): SVGGElement {
  const node = element('g', { class: 'lamp' });
  for (const { symbol, turn, wide } of lights) {
    const light = stamp(symbol, wide ? PITCH + SEAM : CARD);
    light.setAttribute('transform', `translate(${at.x} ${at.y}) rotate(${turn * 90})`);
    node.append(light);
  }
  return node;
}
