// The part of the board that is on the screen: all of it, or a square around the cells that matter now.

import { middle, PITCH, width, type Layout, type Point } from './geometry';
import { pace } from './pace';

const FINGER = 48; // CSS pixels that a finger needs
const LEAST = 7; // cells that stay in sight
const MARGIN = 2; // cells around what matters
export const ZOOM = 320; // milliseconds

interface Region extends Point {
  readonly side: number;
}

/** A square around these spots, or the whole board where that would hardly be larger. */
export function regionAround(spots: readonly string[], layout: Layout): Region {
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

export class Viewport {
  private layout: Layout = { size: 0, ring: 0, rim: 0 };
  private region: Region = { x: 0, y: 0, side: 1 };
  private goal = this.region; // where it glides to
  private spots: readonly string[] = [];
  private request = 0; // the next animation frame

  constructor(
    private readonly box: HTMLElement,
    private readonly pictures: readonly SVGSVGElement[], // in the box; all show the same region
  ) {
    new ResizeObserver(() => this.focus()).observe(box);
  }

  /** Show all of a board. */
  fit(layout: Layout): void {
    this.layout = layout;
    this.goal = regionAround([], layout);
    this.set(this.goal);
  }

  /** Zoom to these spots where the whole board is too small for fingers. */
  focus(spots: readonly string[] = this.spots): void {
    this.spots = spots;
    if (!this.layout.size) return;
    const fitted = (PITCH * this.box.getBoundingClientRect().width) / width(this.layout);
    this.glide(regionAround(fitted < FINGER ? spots : [], this.layout));
  }

  /** CSS pixels per art unit. */
  get scale(): number {
    return this.box.getBoundingClientRect().width / this.region.side;
  }

  /** Where a point of the screen is on the board. */
  onBoard({ x, y }: Point): Point {
    const { left, top } = this.box.getBoundingClientRect();
    return { x: this.region.x + (x - left) / this.scale, y: this.region.y + (y - top) / this.scale };
  }

  /** Where a point of the board comes to rest, in percent of the viewport's width from its upper left. */
  percent({ x, y }: Point): Point {
    const { x: left, y: top, side } = this.goal;
    return { x: (100 * (x - left)) / side, y: (100 * (y - top)) / side };
  }

  /** A distance on the board as a CSS transform of a whole picture. */
  transform({ x, y }: Point): string {
    const { side } = this.region;
    return `translate(${(100 * x) / side}%, ${(100 * y) / side}%)`;
  }

  private glide(to: Region): void {
    cancelAnimationFrame(this.request);
    this.goal = to;
    const from = this.region;
    if (from.x === to.x && from.y === to.y && from.side === to.side) return;
    const [began, ms] = [performance.now(), pace(ZOOM)];
    const step = (now: number): void => {
      const share = 1 - (1 - Math.min(1, Math.max(0, now - began) / ms)) ** 3;
      const between = (a: number, b: number) => a + (b - a) * share;
      this.set({ x: between(from.x, to.x), y: between(from.y, to.y), side: between(from.side, to.side) });
      if (share < 1) this.request = requestAnimationFrame(step);
      else this.set(to);
    };
    this.request = requestAnimationFrame(step);
  }

  private set(region: Region): void {
    const { x, y, side } = (this.region = region);
    for (const svg of this.pictures) svg.setAttribute('viewBox', `${x} ${y} ${side} ${side}`);
    this.box.classList.toggle('zoomed', side < width(this.layout));
  }
}
