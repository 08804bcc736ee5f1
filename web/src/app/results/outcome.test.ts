import { describe, expect, it } from 'vitest';
import type { SeatCard } from '../../protocol';
import { outcome } from './outcome';

const seats = (...who: SeatCard['who'][]): SeatCard[] =>
  who.map((kind) => ({ who: kind, name: '', animal: '', level: 0, taken: true, paired: false }));

describe('the outcome', () => {
  it('is "you win" only where one person plays here', () => {
    expect(outcome([0], seats('here', 'bot'), [0]).kind).toBe('won');
    expect(outcome([0], seats('here', 'here'), [0, 1]).kind).toBe('told');
    expect(outcome([0, 1], seats('link', 'link'), [0]).kind).toBe('told');
    expect(outcome([], seats('here', 'bot'), [0]).kind).toBe('told');
  });

  it('consoles the only person beaten by a bot', () => {
    expect(outcome([1], seats('here', 'bot', 'bot'), [0])).toEqual({ kind: 'consoled', by: 1 });
    expect(outcome([2], seats('link', 'link', 'bot'), [0]).kind).toBe('told');
    expect(outcome([1], seats('link', 'link'), [0]).kind).toBe('told');
  });
});
