// Moving the focus by keys: arrows go to the neighbour, Page Down and Page Up to the next playable spot.

import { spot, step, type Point } from './geometry';

const ARROWS: Record<string, Point> = {
  ArrowUp: step('n'),
  ArrowRight: step('e'),
  ArrowDown: step('s'),
  ArrowLeft: step('w'),
};

/** The spot to which a key moves the focus, if it does. */
export function moveFocus(
  key: string,
  from: string,
  spots: readonly string[],
  live: ReadonlySet<string>,
  size: number,
): string | undefined {
  const arrow = ARROWS[key];
  if (arrow) return beside(from, arrow, spots, size);
  if (key === 'PageDown') return next(from, spots, live);
  if (key === 'PageUp') return next(from, [...spots].reverse(), live);
  return undefined;
}

function beside(from: string, arrow: Point, spots: readonly string[], size: number): string | undefined {
  const at = spot(from, size);
  return spots.find((name) => {
    const { x, y } = spot(name, size);
    return x === at.x + arrow.x && y === at.y + arrow.y;
  });
}

function next(from: string, spots: readonly string[], live: ReadonlySet<string>): string | undefined {
  const at = spots.indexOf(from);
  return [...spots.slice(at + 1), ...spots.slice(0, at)].find((name) => live.has(name));
}
