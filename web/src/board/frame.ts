// The part of the board that is on the screen: all of it, or a square around what matters now.

import { middle, PITCH, width, type Layout, type Point } from './geometry';
import { pace } from './pace';

export const FINGER = 48; // CSS pixels that a finger wants
const LEAST = 7; // cells that stay in sight
const MARGIN = 2; // cells around what matters
const ZOOM = 320;

export interface Window extends Point {
  readonly side: number;
}

/** A square around these spots that shows much more of them than the whole board does, or else the whole board. */
export function windowAround(spots: readonly string[], layout: Layout): Window {
  const whole = { x: 0, y: 0, side: width(layout) };
  if (!spots.length) return whole;
  const at = spots.map((spot) => middle(spot, layout));
  const [left, right] = ends(at.map(({ x }) => x));
  const [top, bottom] = ends(at.map(({ y }) => y));
  const side = Math.max(LEAST * PITCH, Math.max(right - left, bottom - top) + (2 * MARGIN + 1) * PITCH);
  if (side > 0.75 * whole.side) return whole;
  const within = (middle: number) => Math.min(Math.max(0, middle - side / 2), whole.side - side);
  return { x: within((left + right) / 2), y: within((top + bottom) / 2), side };
}

const ends = (all: readonly number[]): [number, number] => [Math.min(...all), Math.max(...all)];

export class Frame {
  private layout: Layout = { size: 0, ring: 0, rim: 0 };
  private window: Window = { x: 0, y: 0, side: 1 };
  private goal = this.window; // where the window glides to
  private spots: readonly string[] = [];
  private frame = 0;

  /** A box, and the pictures in it that all show the same part of the board. */
  constructor(
    private readonly box: HTMLElement,
    private readonly pictures: readonly SVGSVGElement[],
  ) {
    new ResizeObserver(() => this.focus()).observe(box);
  }

  /** Show all of a board. */
  fit(layout: Layout): void {
    this.layout = layout;
    this.goal = windowAround([], layout);
    this.set(this.goal);
  }

  /** Show what matters, larger, where the whole board is too small for fingers. */
  focus(spots: readonly string[] = this.spots): void {
    this.spots = spots;
    if (!this.layout.size) return;
    const fitted = (PITCH * this.box.getBoundingClientRect().width) / width(this.layout);
    this.glide(windowAround(fitted < FINGER ? spots : [], this.layout));
  }

  /** CSS pixels per art unit. */
  get scale(): number {
    return this.box.getBoundingClientRect().width / this.window.side;
  }

  /** Where a point of the screen is on the board. */
  onBoard({ x, y }: Point): Point {
    const { left, top } = this.box.getBoundingClientRect();
    return { x: this.window.x + (x - left) / this.scale, y: this.window.y + (y - top) / this.scale };
  }

  /** Where a point of the board is once nothing glides, in percent of the frame's width from its upper left. */
  percent({ x, y }: Point): Point {
    const { x: left, y: top, side } = this.goal;
    return { x: (100 * (x - left)) / side, y: (100 * (y - top)) / side };
  }

  /** A way over the board as a transform of a whole picture. */
  transform({ x, y }: Point): string {
    const { side } = this.window;
    return `translate(${(100 * x) / side}%, ${(100 * y) / side}%)`;
  }

  private glide(to: Window): void {
    cancelAnimationFrame(this.frame);
    this.goal = to;
    const from = this.window;
    if (from.x === to.x && from.y === to.y && from.side === to.side) return;
    const [began, ms] = [performance.now(), pace(ZOOM)];
    const step = (now: number): void => {
      const share = 1 - (1 - Math.min(1, Math.max(0, now - began) / ms)) ** 3;
      const between = (a: number, b: number) => a + (b - a) * share;
      this.set({ x: between(from.x, to.x), y: between(from.y, to.y), side: between(from.side, to.side) });
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.set(to);
    };
    this.frame = requestAnimationFrame(step);
  }

  private set(window: Window): void {
    this.window = window;
    for (const svg of this.pictures)
      svg.setAttribute('viewBox', `${window.x} ${window.y} ${window.side} ${window.side}`);
    this.box.classList.toggle('zoomed', window.side < width(this.layout));
  }
}
