import { describe, expect, it } from 'vitest';
import type { Choice, Review } from '../../protocol';
import { bars, bestText, HEIGHT, LEFT, line, momentText, nearest, points, pointText, scale, WIDTH } from './review';

const choice = (seat: number, worth: number): Choice => ({ seat, worth, turn: seat + 1 }) as Choice;
const review = (together: boolean, ...choices: readonly Choice[]): Review =>
  ({ together, choices }) as unknown as Review;

describe('the graph of a review', () => {
  const all = points(review(false, choice(0, 0), choice(1, 1), choice(0, 0.5)));

  it('goes from the left to the right, with better chances higher up', () => {
    expect(all.map(({ x }) => x)).toEqual([LEFT, (LEFT + WIDTH - 8) / 2, WIDTH - 8]);
    expect(all.map(({ y }) => y)).toEqual([HEIGHT - 8, 8, HEIGHT / 2]);
  });

  it('has a line for each seat', () => {
    expect(line(all, 0)).toBe('40.0,112.0 292.0,60.0');
    expect(line(all, 1)).toBe('166.0,8.0');
  });

  it('finds the choice that was tapped', () => {
    expect([0, 0.45, 1].map((place) => nearest(all, place))).toEqual([0, 1, 2]);
  });

  it('takes what was reached together as its scale', () => {
    expect(points(review(true, choice(0, -3), choice(0, 5))).map(({ y }) => y)).toEqual([HEIGHT - 8, 8]);
    expect(points(review(true, choice(0, 2)))).toHaveLength(1);
  });

  it('has numbers beside it: chances, or the turns that the game takes in all', () => {
    expect(scale(review(false, choice(0, 0.3))).map(({ text }) => text)).toEqual(['100%', '50%', '0%']);
    expect(scale(review(true, choice(0, -8.9), choice(0, -7))).map(({ text, y }) => [text, y])).toEqual([
      ['7', 8],
      ['9', HEIGHT - 8],
    ]);
    expect(scale(review(true, choice(0, -7)))).toHaveLength(1);
  });
});

describe('what draws and choices gave', () => {
  const share = (seat: number, luck: number, gain: number) => ({ seat, luck, gain, skill: 0, found: 1, choices: 2 });
  const parts = (together: boolean, ...shares: ReturnType<typeof share>[]) =>
    bars({ together, shares } as unknown as Review).map(({ parts }) =>
      parts.map(({ text, from, share }) => [text, from, share]),
    );

  it('is told in hundredths of a win, with bars to either side of the middle', () => {
    expect(parts(false, share(0, 0.12, -0.24), share(1, 0, 0.06))).toEqual([
      [
        ['+12', 50, 25],
        ['-24', 0, 50],
      ],
      [
        ['0', 50, 0],
        ['+6', 50, 12.5],
      ],
    ]);
  });

  it('is told in turns where all play together', () => {
    expect(parts(true, share(0, -0.5, 2))[0]!.map(([text]) => text)).toEqual(['-0.5', '+2']);
  });
});

describe('a review in words', () => {
  it('tells a point with its chance, or with the turns of the whole game where all play together', () => {
    expect(pointText(choice(1, 0.6), false, ['Ann', 'Ben'])).toBe('Turn 2, Ben, chance of winning 60%');
    expect(pointText(choice(0, -7.04), true, ['Ann'])).toBe('Turn 1, Ann, turns in all: about 7');
  });

  it('tells the best turn found and what it would have been worth', () => {
    const found = (worth: number, best: string) =>
      ({ ...choice(0, worth), played: 'a1', best, cost: worth < 0 ? 1.5 : 0.2 }) as Choice;
    expect(bestText(found(0.3, 'b2'), false)).toBe('Best turn found: b2, chance of winning 50%');
    expect(bestText(found(-8, 'b2'), true)).toBe('Best turn found: b2, turns in all: about 6.5');
    expect(bestText(found(-8, 'a1'), true)).toBe('No better turn was found.');
  });

  it('tells what was good, what was possible, and nothing about luck', () => {
    const reason = { kind: 'wins-cats', count: 2, seat: null } as const;
    expect(momentText({ kind: 'best-turn', choice: 0, reason }, ['Ann'])).toBe('2 cats came home');
    expect(momentText({ kind: 'slip', choice: 0, reason }, ['Ann'])).toBe('Here 2 cats could have come home');
    expect(momentText({ kind: 'slip', choice: 0, reason: null }, ['Ann'])).toBe('Here there was an even better turn');
    expect(momentText({ kind: 'lucky-draw', choice: 0, reason: null }, ['Ann'])).toBe('');
    const blocks = { kind: 'blocks', count: 2, seat: 1 } as const;
    expect(momentText({ kind: 'good-turn', choice: 0, reason: blocks }, ['Ann', 'Ben'])).toBe(
      'Ben had to go the long way round',
    );
  });
});
