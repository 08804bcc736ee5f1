import { beforeEach, expect, test } from 'vitest';
import { daysBefore, lastDays, moonsOf, playedDays, rememberOpened, rememberSolved, streak } from './daily';

beforeEach(() => localStorage.clear());

const solve = (day: string, turns = 9, hints = 0) => rememberSolved('maze', day, 'r', turns, hints);

test('fewer turns are worth more moons, and one is left in any case', () => {
  expect([1, 7, 8, 9, 99].map((turns) => moonsOf(turns, [7, 9]))).toEqual([3, 3, 2, 2, 1]);
});

test('days in a row are counted across the end of a month, and a missed day ends the row', () => {
  for (const day of ['2026-10-30', '2026-10-31', '2026-11-01']) solve(day);
  const days = playedDays('maze');
  expect(streak(days, '2026-11-01')).toBe(3);
  expect(streak(days, '2026-11-02')).toBe(3); // today can still be played
  expect(streak(days, '2026-11-03')).toBe(0);
  expect(streak(playedDays('other'), '2026-11-01')).toBe(0);
});

test('a game that was only begun counts for nothing, and is found again', () => {
  rememberOpened('maze', '2026-11-01', 'abc');
  expect(streak(playedDays('maze'), '2026-11-01')).toBe(0);
  expect(playedDays('maze')['2026-11-01']).toEqual({ room: 'abc', turns: 0, hints: 0, solved: '' });
});

test('the best result of a day stays, with fewer hints where turns are equal', () => {
  solve('2026-11-01', 12, 1);
  solve('2026-11-01', 15, 0);
  expect(playedDays('maze')['2026-11-01']).toMatchObject({ turns: 12, hints: 1 });
  solve('2026-11-01', 12, 0);
  rememberOpened('maze', '2026-11-01', 'again');
  expect(playedDays('maze')['2026-11-01']).toEqual({ room: 'again', turns: 12, hints: 0, solved: 'r' });
});

test('the end of a month and summer time do not move a day', () => {
  expect(daysBefore('2026-03-30', 2)).toBe('2026-03-28');
  expect(lastDays('2026-03-01')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
