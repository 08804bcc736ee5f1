import { expect, it } from 'vitest';
import { windowAround } from './frame';
import { middle, PITCH, width } from './geometry';

const KITCHEN = { size: 13, ring: 0, rim: 30 };
const WHOLE = { x: 0, y: 0, side: width(KITCHEN) };

it('nothing to look at shows the whole board', () => {
  expect(windowAround([], KITCHEN)).toEqual(WHOLE);
});

it('a place in the middle is shown in the middle', () => {
  const { x, y, side } = windowAround(['g7'], KITCHEN);
  expect(side).toBe(7 * PITCH);
  expect({ x: x + side / 2, y: y + side / 2 }).toEqual(middle('g7', KITCHEN));
});

it('a place in the corner is shown without what is beside the board', () => {
  expect(windowAround(['a1'], KITCHEN)).toEqual({ x: 0, y: 0, side: 7 * PITCH });
  const { x, side } = windowAround(['m13'], KITCHEN);
  expect(x + side).toBe(width(KITCHEN));
});

it('places far apart leave the board whole', () => {
  expect(windowAround(['a1', 'm13'], KITCHEN)).toEqual(WHOLE);
});
