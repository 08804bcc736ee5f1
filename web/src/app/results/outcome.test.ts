import { describe, expect, it } from 'vitest';
import type { Skin } from '../../games/contract';
import type { SeatCard, Table } from '../../protocol';
import { prompt } from '../table/table-words';
import { headline, outcome } from './outcome';

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

it('is told in the line above the board too', () => {
  const skin = { ending: () => ({ title: 'Pip wins', ranking: [{}, {}] }) } as unknown as Skin;
  const table = (winner: number) =>
    ({
      view: { over: true, winners: [winner] },
      company: { seats: seats('here', 'bot') },
      names: [],
    }) as unknown as Table;
  const told = (winner: number, acts: number[]) =>
    prompt(table(winner), skin, { acts, turnOf: () => '' })().concat(headline(skin, table(winner), acts));
  expect(told(0, [0])).toEqual(['You win!', 'You win!']);
  expect(told(1, [0])).toEqual(['Pip wins', 'Pip wins']);
});
