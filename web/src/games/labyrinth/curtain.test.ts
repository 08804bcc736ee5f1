import { expect, it } from 'vitest';
import { covered, keeper } from './curtain';

const two = (mover: number | null, cards = 1) => ({ mover, shared: true, cards });

it('covers the cards until the person to move takes the device', () => {
  expect(covered(null, two(0))).toBe(true);
  expect(covered(0, two(0))).toBe(false);
  expect(covered(0, two(1))).toBe(true);
});

it('falls whenever the turn goes on, also when it comes back', () => {
  let holder: number | null = 0;
  const seen = [0, 0, 1, 0].map((mover) => {
    holder = keeper(holder, mover);
    return covered(holder, two(mover));
  });
  expect(seen).toEqual([false, false, true, true]);
});

it('is not there for one person, without cards, or when nobody is to move', () => {
  expect(covered(null, { mover: 0, shared: false, cards: 3 })).toBe(false);
  expect(covered(null, two(0, 0))).toBe(false);
  expect(covered(null, two(null))).toBe(false);
});
