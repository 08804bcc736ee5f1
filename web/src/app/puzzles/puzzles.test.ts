import { describe, expect, it } from 'vitest';
import { idsOf, nextOf, themeOf, today } from './puzzles';

const LIST = {
  game: 'game',
  themes: [],
  ids: ['two-cats-1', 'two-cats-2', 'chain-1', 'two-cats-3', 'two-cats-4'],
  strengths: '11121',
};

describe('puzzles', () => {
  it('are found by theme and strength', () => {
    expect(themeOf('two-cats-17')).toBe('two-cats');
    expect(idsOf(LIST, 'two-cats', 1)).toEqual(['two-cats-1', 'two-cats-2', 'two-cats-4']);
  });

  it('follow each other, those that are not solved first', () => {
    expect(nextOf(LIST, 'two-cats-1', ['two-cats-1', 'two-cats-2'])).toBe('two-cats-4');
    expect(nextOf(LIST, 'two-cats-4', [])).toBe('two-cats-1');
    expect(nextOf(LIST, 'two-cats-1', LIST.ids)).toBe('two-cats-2');
    expect(nextOf(LIST, 'chain-1', [])).toBeNull();
  });

  it('change with the day by UTC', () => {
    expect(today(new Date('2027-01-31T23:30:00-02:00'))).toBe('2027-02-01');
  });
});
