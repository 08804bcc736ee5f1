// Where the button goes that plays what is marked: beside the marked place, where it hides least of what is judged.

import type { Point } from './geometry';

export const TICK = 56; // CSS pixels
const GAP = 3;
const FAR = 0.04; // how much of something hidden weighs as much as one step away

/** Something on the screen: its middle, its size, and how bad it is to hide it. */
export interface Obstacle extends Point {
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

const AROUND: readonly Point[] = [
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

/** The middle of the tick for a marked place, on a board that is so wide and high. */
export function tickPlace(marked: Obstacle, others: readonly Obstacle[], side: number): Point {
  const inside = (at: number) => Math.min(Math.max(at, TICK / 2), side - TICK / 2);
  const places = [0, 1, 2].flatMap((step) =>
    AROUND.map(({ x, y }) => ({
      x: inside(marked.x + x * (GAP + (marked.width + TICK) / 2 + (step * TICK) / 2)),
      y: inside(marked.y + y * (GAP + (marked.height + TICK) / 2 + (step * TICK) / 2)),
      hides: FAR * step,
    })),
  );
  const all = [marked, ...others];
  const cost = ({ x, y, hides }: (typeof places)[number]) =>
    all.reduce((sum, one) => sum + one.weight * hidden({ x, y }, one), hides);
  const costs = places.map(cost);
  const { x, y } = places[costs.indexOf(Math.min(...costs))]!;
  return { x, y };
}

/** The share of the tick that lies on something. */
function hidden(tick: Point, { x, y, width, height }: Obstacle): number {
  const common = (a: number, b: number, length: number) =>
    Math.max(0, Math.min(TICK, length, (TICK + length) / 2 - Math.abs(a - b)));
  return (common(tick.x, x, width) * common(tick.y, y, height)) / TICK ** 2;
}
