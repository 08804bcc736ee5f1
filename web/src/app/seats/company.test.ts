import { beforeEach, expect, it, vi } from 'vitest';
import type { TableMessage } from '../../link/link';
import type { Company as Party, SeatCard, Waiting } from '../../protocol';
import { Company } from './company.svelte';

const seat = (who: SeatCard['who'], more: Partial<SeatCard> = {}): SeatCard => ({
  who,
  name: 'Ada',
  animal: 'cat',
  level: 0,
  taken: true,
  paired: false,
  ...more,
});

const party = (seats: SeatCard[], acts: number[] = [0]): Party => ({
  seats,
  you: { sees: acts, acts, host: true },
  closed: false,
  undo: true,
  absent: 30,
  request: null,
  said: [],
  stopped: '',
});

const waiting = (company: Party): Waiting => ({
  type: 'waiting',
  room: 'bcdfgh',
  game: 'labyrinth',
  n: 1,
  at: 0,
  options: '',
  company,
});

const ask = vi.fn(() => true);
const tell = vi.fn();
let company: Company;
beforeEach(() => {
  vi.clearAllMocks();
  company = new Company({ ask, tell });
});

it('waits until a table comes', () => {
  company.receive(waiting(party([seat('here'), seat('link', { taken: false })])));
  expect([company.waiting?.room, company.acts, company.host]).toEqual(['bcdfgh', [0], true]);
  company.receive({
    type: 'changed',
    first: 2,
    id: '',
    what: 'deal',
    seat: null,
    table: { type: 'table', company: party([]) },
  } as unknown as TableMessage);
  expect(company.waiting).toBeNull();
});

it('is apart when somebody plays on another device, not against bots', () => {
  company.receive(waiting(party([seat('here'), seat('bot', { level: 2 })])));
  expect(company.apart).toBe(false);
  company.receive(waiting(party([seat('here'), seat('link')])));
  expect(company.apart).toBe(true);
});

it('hides the code of a seat that a phone has taken', () => {
  company.receive({ type: 'code', id: '', seat: 0, code: 'bcdfghjk', seconds: 300 });
  company.receive(waiting(party([seat('here')])));
  expect(company.code?.code).toBe('bcdfghjk');
  company.receive(waiting(party([seat('here', { paired: true })])));
  expect(company.code).toBeNull();
});

it('asks for another code only while one is on show', () => {
  company.renewCode();
  expect(ask).not.toHaveBeenCalled();
  company.receive({ type: 'code', id: '', seat: 1, code: 'bcdfghjk', seconds: 300 });
  company.renewCode();
  expect(ask).toHaveBeenCalledWith({ type: 'pair', seat: 1 });
});

it('lets a phrase stand for a while', () => {
  vi.useFakeTimers();
  company.receive({ type: 'said', id: '', word: { n: 4, seat: 1, phrase: 'hello' } });
  company.receive({ type: 'said', id: '', word: { n: 5, seat: 1, phrase: 'oops' } });
  expect(company.words.map(({ phrase }) => phrase)).toEqual(['oops']);
  vi.advanceTimersByTime(6000);
  expect(company.words).toEqual([]);
  vi.useRealTimers();
});

it('closes the room and changes nothing else that is settled', () => {
  company.receive(waiting(party([seat('here')])));
  company.settle({ closed: true });
  expect(ask).toHaveBeenCalledWith({ type: 'settle', closed: true, undo: true, absent: 30 });
});
