import { describe, expect, it } from 'vitest';
import {
  arrow,
  clockwise,
  doorFor,
  innerSquare,
  isPlace,
  line,
  middle,
  PITCH,
  sideTowards,
  spot,
  width,
  type Layout,
} from './geometry';

const ROOF: Layout = { size: 4, ring: 92, rim: 46 };
const MAZE: Layout = { size: 7, ring: 0, rim: 80 };
const PLACES = 'an bn cn dn 1e 2e 3e 4e ds cs bs as 4w 3w 2w 1w'.split(' ');
const DOORS = 'bn dn fn 2e 4e 6e fs ds bs 6w 4w 2w'.split(' ');

describe('places', () => {
  it('lie one step outside the square', () => {
    expect(spot('bn', 4)).toEqual({ x: 1, y: -1 });
    expect(spot('2e', 4)).toEqual({ x: 4, y: 1 });
    expect(spot('cs', 3)).toEqual({ x: 2, y: 3 });
    expect(spot('3w', 3)).toEqual({ x: -1, y: 2 });
    expect(spot('c2', 4)).toEqual({ x: 2, y: 1 });
    expect(spot('13w', 13)).toEqual({ x: -1, y: 12 });
    expect(spot('m13', 13)).toEqual({ x: 12, y: 12 });
  });

  it('are told from cells and lone letters', () => {
    expect(['bn', '2w', '13e'].every(isPlace)).toBe(true);
    expect(['e4', 'm13', 'e', 'n', ''].some(isPlace)).toBe(false);
  });

  it('lie in their ring, in line with their cells', () => {
    for (const layout of [ROOF, { ...ROOF, size: 3 }, MAZE]) {
      const out = layout.rim + layout.ring / 2;
      expect(middle('bn', layout)).toEqual({ x: middle('b1', layout).x, y: out });
      expect(middle('2e', layout)).toEqual({ x: width(layout) - out, y: middle('a2', layout).y });
    }
    expect(middle('b1', ROOF).x - middle('a1', ROOF).x).toBe(PITCH);
    expect(middle('d4', MAZE)).toEqual({ x: width(MAZE) / 2, y: width(MAZE) / 2 });
  });

  it('have their arrows outside, within the picture', () => {
    for (const [layout, doors] of [
      [ROOF, PLACES],
      [MAZE, DOORS],
    ] as const) {
      for (const door of doors) {
        const { x, y } = arrow(door, layout);
        const far = Math.min(x, y, width(layout) - x, width(layout) - y);
        expect(far).toBeGreaterThan(15);
        expect(far).toBeLessThan(layout.rim);
      }
    }
  });

  it('follow each other clockwise', () => {
    expect(clockwise(PLACES, '4e', 'cs')).toEqual(['4e', 'ds', 'cs']);
    expect(clockwise(PLACES, '1w', 'an')).toEqual(['1w', 'an']);
  });
});

it('a picture that leaves a wide box begins as a square in its middle', () => {
  expect(innerSquare({ x: 10, y: 20, width: 100, height: 40 })).toEqual({ x: 40, y: 20, width: 40, height: 40 });
});

describe('lines', () => {
  it('run from a door to its far end', () => {
    expect(line('bn', 4)).toEqual(['b1', 'b2', 'b3', 'b4']);
    expect(line('2e', 3)).toEqual(['c2', 'b2', 'a2']);
    expect(line('6w', 7)).toEqual(['a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'g6']);
  });

  it('are pushed from the door behind', () => {
    expect(doorFor('c3', 'e')).toBe('3w');
    expect(doorFor('c3', 'w')).toBe('3e');
    expect(doorFor('c3', 's')).toBe('cn');
    expect(doorFor('c3', 'n')).toBe('cs');
    expect(doorFor('c13', 'e')).toBe('13w');
  });

  it('know on which side a neighbour lies', () => {
    expect(sideTowards('b2', 'b1')).toBe('n');
    expect(sideTowards('b2', 'c2')).toBe('e');
  });
});
