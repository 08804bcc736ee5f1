import { expect, it } from 'vitest';
import { TICK, tickPlace, type Obstacle } from './tick';

const SIDE = 360;
const box = (x: number, y: number, weight = 4, size = 48): Obstacle => ({ x, y, width: size, height: size, weight });

/** Whether the tick, wherever it goes, lies on this. */
function covers(marked: Obstacle, others: Obstacle[], what: Obstacle): boolean {
  const { x, y } = tickPlace(marked, others, SIDE);
  return Math.max(Math.abs(x - what.x), Math.abs(y - what.y)) < (TICK + what.width) / 2 - 1;
}

it('stands beside the marked place, never on it, and inside the board', () => {
  for (const x of [24, 180, 336]) {
    for (const y of [24, 180, 336]) {
      const marked = box(x, y);
      expect(covers(marked, [], marked)).toBe(false);
      const tick = tickPlace(marked, [], SIDE);
      for (const at of [tick.x, tick.y]) {
        expect(at).toBeGreaterThanOrEqual(TICK / 2);
        expect(at).toBeLessThanOrEqual(SIDE - TICK / 2);
      }
    }
  }
});

it('goes to another side where a piece or a lit way would be hidden', () => {
  const marked = box(180, 180);
  const pieces = [box(228, 132), box(180, 132), box(228, 180), box(132, 132)];
  for (const piece of pieces) expect(covers(marked, pieces, piece)).toBe(false);
});

it('goes a step away where everything around is taken', () => {
  const marked = box(180, 180);
  const around = [-48, 0, 48].flatMap((x) => [-48, 0, 48].map((y) => box(180 + x, 180 + y)));
  for (const piece of around) expect(covers(marked, around, piece)).toBe(false);
});
