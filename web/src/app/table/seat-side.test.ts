import { expect, it } from 'vitest';
import { sideOf } from './seat-side';

it('two sit face to face, more go round clockwise', () => {
  expect([0, 1].map((seat) => sideOf(seat, 2))).toEqual([0, 2]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 3))).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 4))).toEqual([0, 1, 2, 3]);
});
