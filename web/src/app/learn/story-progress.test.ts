import { expect, it } from 'vitest';
import { patience, verdictOf } from './story-progress';

it('knows when a board is solved, lost or goes on', () => {
  expect(verdictOf({ reached: true, advice: '' })).toBe('reached');
  expect(verdictOf({ reached: false, advice: 'b2+' })).toBe('on');
  expect(verdictOf({ reached: false, advice: '' })).toBe('wrong');
});

it('lets a child find it first, and helps sooner on the first board and at once after a mistake', () => {
  expect(patience(0, 0, 'none')).toBeGreaterThan(0);
  expect(patience(0, 0, 'none')).toBeLessThan(patience(2, 0, 'none'));
  expect(patience(2, 1, 'none')).toBe(0);
  expect(patience(2, 1, 'glow')).toBeGreaterThan(0);
});
