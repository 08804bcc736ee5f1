import { expect, it } from 'vitest';
import { middle, PITCH, width } from './geometry';
import { regionAround } from './viewport';

const KITCHEN = { size: 13, ring: 0, rim: 30 };
const WHOLE = { x: 0, y: 0, side: width(KITCHEN) };

it('nothing to look at shows the whole board', () => {
  expect(regionAround([], KITCHEN)).toEqual(WHOLE);
});

it('a place in the middle is shown in the middle', () => {
  const { x, y, side } = regionAround(['g7'], KITCHEN);
  expect(side).toBe(7 * PITCH);
  expect({ x: x + side / 2, y: y + side / 2 }).toEqual(middle('g7', KITCHEN));
});

it('a place in the corner is shown without what is beside the board', () => {
  expect(regionAround(['a1'], KITCHEN)).toEqual({ x: 0, y: 0, side: 7 * PITCH });
  const { x, side } = regionAround(['m13'], KITCHEN);
  expect(x + side).toBe(width(KITCHEN));
});

it('places far apart leave the board whole', () => {
  expect(regionAround(['a1', 'm13'], KITCHEN)).toEqual(WHOLE);
});
