import { describe, expect, it } from 'vitest';
import { arrow, clockwise, doorFor, farEnd, line, middle, PITCH, PLACE, RIM, sideTowards, spot, width } from './geometry';

const PLACES = 'an bn cn dn 1e 2e 3e 4e ds cs bs as 4w 3w 2w 1w'.split(' ');

describe('places', () => {
  it('lie one step outside the square', () => {
    expect(spot('bn', 4)).toEqual({ x: 1, y: -1 });
    expect(spot('2e', 4)).toEqual({ x: 4, y: 1 });
    expect(spot('cs', 3)).toEqual({ x: 2, y: 3 });
    expect(spot('3w', 3)).toEqual({ x: -1, y: 2 });
    expect(spot('c2', 4)).toEqual({ x: 2, y: 1 });
  });

  it('lie in their ring, in line with their cells', () => {
    for (const size of [3, 4]) {
      expect(middle('bn', size)).toEqual({ x: middle('b1', size).x, y: RIM + PLACE / 2 });
      expect(middle('2e', size)).toEqual({ x: width(size) - RIM - PLACE / 2, y: middle('a2', size).y });
    }
    expect(middle('b1', 4).x - middle('a1', 4).x).toBe(PITCH);
  });

  it('have their arrows outside, within the picture', () => {
    for (const place of PLACES) {
      const { x, y } = arrow(place, 4);
      expect(Math.min(x, y, width(4) - x, width(4) - y)).toBeGreaterThan(15);
      expect(Math.min(x, y, width(4) - x, width(4) - y)).toBeLessThan(RIM);
    }
  });

  it('follow each other clockwise', () => {
    expect(clockwise(PLACES, '4e', 'cs')).toEqual(['4e', 'ds', 'cs']);
    expect(clockwise(PLACES, '1w', 'an')).toEqual(['1w', 'an']);
  });
});

describe('lines', () => {
  it('run from a door to its far end', () => {
    expect(line('bn', 4)).toEqual(['b1', 'b2', 'b3', 'b4']);
    expect(line('2e', 3)).toEqual(['c2', 'b2', 'a2']);
    expect(farEnd('2e')).toBe('2w');
    expect(farEnd('as')).toBe('an');
  });

  it('are pushed from the door behind', () => {
    expect(doorFor('c3', 'e')).toBe('3w');
    expect(doorFor('c3', 'w')).toBe('3e');
    expect(doorFor('c3', 's')).toBe('cn');
    expect(doorFor('c3', 'n')).toBe('cs');
  });

  it('know on which side a neighbour lies', () => {
    expect(sideTowards('b2', 'b1')).toBe('n');
    expect(sideTowards('b2', 'c2')).toBe('e');
  });
});
