import { expect, it } from 'vitest';
import { patience, verdictOf } from './story-progress';

it('knows when a board is solved, lost or goes on', () => {
  expect(verdictOf({ reached: true, advice: '' })).toBe('reached');
  expect(verdictOf({ reached: false, advice: 'b2+' })).toBe('on');
  expect(verdictOf({ reached: false, advice: '' })).toBe('wrong');
});

it('helps soon at first and after a mistake, later otherwise', () => {
  expect(patience(0, 0)).toBeLessThan(patience(2, 0));
  expect(patience(2, 1)).toBeLessThan(patience(2, 0));
});
