import { expect, it } from 'vitest';
import { moveFocus } from './keyboard';

const SPOTS = ['a1', 'b1', 'a2', 'b2', 'an', 'bn'];
const LIVE = new Set(['b1', 'bn']);
const moved = (key: string, from: string) => moveFocus(key, from, SPOTS, LIVE, 2);

it('arrows go to the neighbour, out to the doors and no further', () => {
  expect([moved('ArrowRight', 'a1'), moved('ArrowDown', 'a1'), moved('ArrowUp', 'b1')]).toEqual(['b1', 'a2', 'bn']);
  expect([moved('ArrowUp', 'bn'), moved('ArrowLeft', 'a1')]).toEqual([undefined, undefined]);
});

it('Page Down and Page Up go round what can be played', () => {
  expect([moved('PageDown', 'a1'), moved('PageDown', 'b1'), moved('PageDown', 'bn')]).toEqual(['b1', 'bn', 'b1']);
  expect([moved('PageUp', 'a1'), moved('PageUp', 'bn')]).toEqual(['bn', 'b1']);
});

it('other keys move nothing', () => {
  expect(moved('x', 'a1')).toBeUndefined();
});
