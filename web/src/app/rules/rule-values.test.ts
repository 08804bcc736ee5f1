import { expect, it } from 'vitest';
import type { GameCard } from '../../protocol';
import { meets, ruleValues } from './rule-values';

const usual = (name: string, ...usual: string[]) => ({ name, words: [], allows: '', usual });
const CARD: GameCard = {
  name: 'game',
  seats: [1, 2],
  presets: [],
  switches: [
    usual('mode', 'solitaire', 'points'),
    usual('board', '4x4', '4x4'),
    usual('bag', '72/72/20', '72/72/20'),
    usual('limit', '0', '0'),
  ],
  scale: null,
  daily: false,
};

it('fills in what was not chosen, for the number of seats', () => {
  expect(ruleValues(CARD, '', 0)).toMatchObject({ mode: 'points', board: 'board-4x4', limit: 0, seats: 0 });
  expect(ruleValues(CARD, 'board=3x3', 1)).toMatchObject({ mode: 'solitaire', board: 'board-3x3', seats: 1 });
  expect(ruleValues(CARD, 'mode=teams', 2)).toMatchObject({ mode: 'teams', seats: 2 });
});

it('counts and adds up numbers', () => {
  expect(ruleValues(CARD, 'bag=82/82/0,limit=30', 2)).toMatchObject({
    bag: 'bag-82-82-0',
    bag_1: 82,
    bag_3: 0,
    bag_sum: 164,
    limit: 30,
    limit_sum: 30,
  });
});

it('meets a condition by one of its values', () => {
  const values = ruleValues(CARD, 'bag=82/82/0', 2);
  expect(meets(values, { bag_3: [0], mode: ['teams'] })).toBe(true);
  expect(meets(values, { mode: ['teams', 'solitaire'] })).toBe(false);
  expect(meets(values)).toBe(false);
});
