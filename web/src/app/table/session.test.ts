import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkListener, TableMessage } from '../../link/link';
import type { Table } from '../../protocol';
import { recentRooms } from '../common/storage';
import { Session } from './session.svelte';

let heard: LinkListener;

vi.mock('../../link/connect', () => ({
  connect: (_room: string, _token: string, listener: LinkListener) => {
    heard = listener;
    return { ask: vi.fn(() => true), tell: vi.fn(), close: vi.fn() };
  },
}));
vi.mock('../../games/skins', () => ({ skinOf: () => Promise.resolve(null) }));

const SEATS = ['Ada', 'Ben'].map((name) => ({ who: 'link', name, animal: '', level: 0, taken: true, paired: false }));

function table(at: number, over = false): Table {
  const company = { seats: SEATS, you: { sees: [0], acts: [0], host: true }, request: null, said: [], stopped: '' };
  const view = { over, winners: over ? [0] : [], turns: at };
  const rest = { names: ['Ada', 'Ben'], options: '', mover: over ? null : 1, legal: [], offers: [], last: [] };
  return { type: 'table', room: 'abc', game: 'nim', n: at, at, view, company, ...rest } as unknown as Table;
}

const hear = (message: object) => heard.received(message as TableMessage);
const moved = (at: number, over = false) =>
  hear({ type: 'moved', first: at, id: '', facts: [], table: table(at, over) });

describe('a session', () => {
  let session: Session;

  beforeEach(async () => {
    localStorage.clear();
    session = new Session('abc', document.createElement('div'));
    hear(table(1));
    await vi.waitFor(() => expect(session.stage.position?.at).toBe(1));
  });

  it('offers to go on with a game until it ends, and again after a rematch', () => {
    expect(recentRooms().map(({ room }) => room)).toEqual(['abc']);
    moved(2, true);
    expect(recentRooms()).toEqual([]);
    hear({ type: 'changed', first: 3, id: '', what: 'deal', seat: null, table: table(4) });
    expect(recentRooms().map(({ room }) => room)).toEqual(['abc']);
  });

  it('says who has declined to take a move back', () => {
    hear({ type: 'changed', first: 2, id: '', what: 'decline', seat: 1, table: { ...table(1), n: 2 } });
    expect(session.line.text).toContain('Ben would rather not take the move back');
  });

  it('lets moves of others wait until what is flying has landed, or until nobody looks back', () => {
    const busy = vi.spyOn(session.stage, 'busy', 'get').mockReturnValue(true);
    moved(2);
    expect(session.stage.position?.at).toBe(1);
    busy.mockReturnValue(false);
    session.past.step = 1;
    moved(3);
    expect(session.stage.position?.at).toBe(1);
    session.past.end();
    expect(session.stage.position?.at).toBe(2);
  });
});
