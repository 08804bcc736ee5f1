import { beforeEach, expect, it, vi } from 'vitest';
import type { TableMessage } from '../../link/link';
import type { Company as Party, SeatCard, Waiting } from '../../protocol';
import { Company } from './company.svelte';

vi.mock('../../link/api', () => ({ fetchBots: () => Promise.resolve([{ level: 2, name: 'Mochi' }]) }));

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
  you: { sees: acts, acts, host: true, back: [] },
  secret: false,
  closed: false,
  undo: true,
  absent: 30,
  clock: 0,
  overdue: false,
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
  expect(ask).toHaveBeenCalledWith({ type: 'settle', closed: true, undo: true, absent: 30, clock: 0 });
});

it('asks for settings after the answer to another question, together and once', () => {
  company.receive(waiting(party([seat('here')])));
  ask.mockReturnValueOnce(false).mockReturnValueOnce(false);
  company.settle({ clock: 30 });
  company.settle({ undo: false });
  ask.mockClear();
  company.receive(waiting({ ...party([seat('here')]), absent: 60 }));
  company.receive({ type: 'presence', seats: [0], watching: 0 });
  expect(ask.mock.calls).toEqual([[{ type: 'settle', closed: false, undo: false, absent: 60, clock: 30 }]]);
});

it('says who is away, and offers the host a bot for them', async () => {
  company.receive(waiting(party([seat('here'), seat('link', { name: 'Ben' }), seat('bot', { level: 3 })])));
  company.receive({ type: 'presence', seats: [0, 1], watching: 0 });
  expect([company.absence(1), company.turnOf(1, 'Ben'), company.maySubstitute(1)]).toEqual(['', 'Ben’s turn', false]);
  company.receive({ type: 'presence', seats: [0], watching: 0 });
  await vi.waitFor(() => expect(company.substitute).toBe('Mochi'));
  expect([0, 1, 2].map((k) => company.absence(k))).toEqual(['', 'away', '']);
  expect([0, 1, 2].map((k) => company.maySubstitute(k))).toEqual([false, true, false]);
  expect(company.turnOf(1, 'Ben')).toBe('Ben is away');
  company.letPlayOn(1);
  expect(ask).toHaveBeenCalledWith({ type: 'substitute', seat: 1 });
  company.receive(waiting(party([seat('here'), seat('link', { level: 2 })])));
  expect([company.absence(1), company.maySubstitute(1)]).toEqual(['Mochi plays', false]);
  expect(company.turnOf(1, 'Ben')).toBe('Mochi plays until Ben is back');
  company.receive(waiting(party([seat('here'), seat('link', { taken: false })])));
  expect([company.absence(1), company.turnOf(1, 'Ben')]).toEqual(['free', 'Ben has left the table']);
  company.receive(waiting({ ...party([seat('here'), seat('link')]), overdue: true }));
  expect(company.turnOf(0, 'Ada')).toBe('Time’s up: Mochi finishes Ada’s turn');
});

it('offers a free seat only to somebody who watches', () => {
  const seats = [seat('here'), seat('link', { taken: false })];
  company.receive(waiting(party(seats)));
  expect(company.freeSeat).toBeNull();
  company.receive(waiting(party(seats, [])));
  expect(company.freeSeat).toBe(1);
  company.receive(waiting(party([seat('here'), seat('link')], [])));
  expect(company.freeSeat).toBeNull();
});

it('offers a seat with secrets to nobody but who has left it, and a bot’s to no one', () => {
  const seats = [seat('here'), seat('link', { name: 'Ben', taken: false }), seat('bot', { level: 2 }), seat('link')];
  const free = () => seats.map((_, k) => company.mayFree(k));
  company.receive(waiting(party(seats)));
  expect([free(), company.absence(1)]).toEqual([[false, false, true, true], 'free']);
  company.receive(waiting({ ...party(seats), secret: true }));
  expect([free(), company.absence(1)]).toEqual([[false, false, false, true], 'Ben has left the table']);
  company.receive(waiting({ ...party(seats, []), secret: true }));
  expect([company.freeSeat, company.maySit(1)]).toEqual([null, false]);
  company.receive(waiting({ ...party(seats, []), secret: true, you: { sees: [], acts: [], host: false, back: [1] } }));
  expect([company.freeSeat, company.maySit(1)]).toEqual([1, true]);
});
