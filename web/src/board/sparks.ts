// Small things that light up or fly about on a board for a moment: fireflies, crumbs, a wink. Where the system asks for
// reduced motion there are none: they only decorate what is shown anyway.

import type { Board } from './board';
import { middle, type Point } from './geometry';
import { pace, reducedMotion } from './pace';
import type { Step } from './queue';
import type { Highlight, Stamp } from './scene';

const FIREFLY = 900;
const LATER = 70; // milliseconds from cell to cell
const LATEST = 700;
const WINK = 900;
const BITES = 3;
const BITE = 330;
const CRUMBS = 7; // of each bite

interface Spark {
  readonly at: Point;
  readonly size: number;
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly ms: number;
}

/** A step that shows sparks of one kind. */
function sparkle(
  board: Board,
  stamps: readonly Stamp[],
  ms: number,
  sparks: () => readonly Spark[],
  more?: () => void,
): Step {
  let nodes: SVGGElement[] = [];
  return {
    ms: reducedMotion() ? 0 : ms,
    start() {
      if (reducedMotion()) return;
      more?.();
      nodes = sparks().map(({ at, size, frames, delay, ms: duration }) => {
        const node = board.layers.spark(stamps, at, size);
        node.animate?.(frames, { duration, delay, easing: 'ease-out', fill: 'both' });
        return node;
      });
    },
    finish: () => nodes.forEach((node) => node.parentElement?.remove()),
  };
}

/** The way to a cell that was walked just now lights up, and fireflies rise along it. */
export function fireflies(board: Board, cell: string, fly: readonly Stamp[], light: (cell: string) => Highlight): Step {
  const way = (): readonly string[] => (board.layers.trail.at(-1) === cell ? board.layers.trail : [cell]);
  const ms = pace(FIREFLY);
  const each = pace(LATER);
  const rise = (): Spark[] =>
    way().flatMap((spot, k, { length }) =>
      [0, 1, 2].map((j) => {
        const { x, y } = middle(spot, board.layers.layout);
        const [across, down] = [scatter(3 * k + j, 66), scatter(5 * k + 7 * j, 50)];
        const drift = (share: number) => `translate(${scatter(k + j, 30) * share}px, ${-46 * share}px)`;
        return {
          at: { x: x + across, y: y + down + 14 },
          size: 17 + 5 * ((k + j) % 3),
          frames: [
            { opacity: 0, transform: drift(0) },
            { opacity: 1, transform: drift(0.3), offset: 0.3 },
            { opacity: 0.5, transform: drift(0.6), offset: 0.6 },
            { opacity: 0, transform: drift(1) },
          ],
          delay: Math.min(k * each, (LATEST * k) / length),
          ms,
        };
      }),
    );
  return sparkle(board, fly, ms + LATEST / 2, rise, () => board.highlight(way().map(light), each));
}

/** Something is nibbled at: it shakes, and crumbs fly at every bite. */
export function nibble(board: Board, id: string, crumb: readonly Stamp[]): Step {
  const bite = pace(BITE);
  const crumbs = (): Spark[] => {
    const sprite = board.layers.pieces.get(id);
    if (!sprite) return [];
    const at = board.layers.standing(sprite.piece);
    return Array.from({ length: BITES * CRUMBS }, (_, k) => {
      const [across, up] = [scatter(k, 190), 40 + Math.abs(scatter(3 * k, 90))];
      const to = (x: number, y: number, turn: number) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
      return {
        at: { x: at.x + scatter(2 * k + 1, 40), y: at.y },
        size: 10 + 4 * (k % 3),
        frames: [
          { opacity: 1, transform: to(0, 0, 0) },
          { opacity: 1, transform: to(across * 0.6, -up, across), offset: 0.45 },
          { opacity: 0, transform: to(across, 46, 2 * across) },
        ],
        delay: bite * Math.floor(k / CRUMBS),
        ms: pace(2 * BITE),
      };
    });
  };
  const shake = () => {
    const shaken = ['none', 'rotate(-5deg) scale(0.93)', 'rotate(4deg) scale(0.97)', 'none'];
    const frames = shaken.map((transform) => ({ transform }));
    board.layers.pieces.get(id)?.node.firstElementChild?.animate?.(frames, { duration: bite, iterations: BITES });
  };
  return sparkle(board, crumb, bite * (BITES + 1), crumbs, shake);
}

/** Symbols lie over a cell twice for a blink. */
export function wink(board: Board, cell: string, lids: readonly Stamp[]): Step {
  const [open, shut] = [{ opacity: 0 }, { opacity: 1 }];
  const blinks = [
    { ...open, offset: 0 },
    { ...open, offset: 0.25 },
    { ...shut, offset: 0.3 },
    { ...shut, offset: 0.4 },
    { ...open, offset: 0.45 },
    { ...open, offset: 0.62 },
    { ...shut, offset: 0.67 },
    { ...shut, offset: 0.77 },
    { ...open, offset: 0.82 },
    { ...open, offset: 1 },
  ];
  const ms = pace(WINK);
  return sparkle(board, lids, ms, () => [
    { at: middle(cell, board.layers.layout), size: 100, frames: blinks, delay: 0, ms },
  ]);
}

/** A number from -range / 2 to range / 2 that looks random and is always the same. */
const scatter = (k: number, range: number): number => (((k * 0.618034 + 0.37) % 1) - 0.5) * range;
