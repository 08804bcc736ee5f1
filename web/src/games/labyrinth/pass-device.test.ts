import { expect, it } from 'vitest';
import { holderAfter, isCovered } from './pass-device';

const two = (mover: number | null, cards = 1) => ({ mover, shared: true, cards });

it('covers the cards until the person to move takes the device', () => {
  expect(isCovered(null, two(0))).toBe(true);
  expect(isCovered(0, two(0))).toBe(false);
  expect(isCovered(0, two(1))).toBe(true);
});

it('covers them again whenever the turn changes', () => {
  let holder: number | null = 0;
  const seen = [0, 0, 1, 0].map((mover) => {
    holder = holderAfter(holder, mover);
    return isCovered(holder, two(mover));
  });
  expect(seen).toEqual([false, false, true, true]);
});

it('covers nothing for one person, without cards, or when nobody is to move', () => {
  expect(isCovered(null, { mover: 0, shared: false, cards: 3 })).toBe(false);
  expect(isCovered(null, two(0, 0))).toBe(false);
  expect(isCovered(null, two(null))).toBe(false);
});
