import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Copy, Opened } from './second-copy';

const kept: { copy: Copy | null; games: Opened[] } = { copy: null, games: [] };
const written: Copy[] = [];
vi.mock('./second-copy', () => ({
  readCopy: () => Promise.resolve(kept),
  writeCopy: (copy: Copy) => written.push(copy),
}));

const started = () => (vi.resetModules(), import('./storage')); // as when the page is loaded
const opened = (room: string, when: number): Opened => ({ room, game: 'x', created: new Date(when).toISOString() });

beforeEach(() => (document.head.innerHTML = '<meta name="carrier" content="browser">'));
afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  written.length = 0;
  Object.assign(kept, { copy: null, games: [] });
});

it('brings back what a killed browser has lost, and leaves what is newer', async () => {
  const before = await started();
  const token = before.deviceToken();
  before.rememberRoom('here-a', 'x', ['Ann']);
  kept.copy = written.at(-1)!;
  localStorage.clear();
  const after = await started();
  expect(after.deviceToken()).toBe(token);
  expect(after.recentRooms().map(({ room }) => room)).toEqual(['here-a']);
  after.forgetRoom('here-a');
  expect((await started()).recentRooms()).toEqual([]);
});

it('lists games of the journal that were opened after the copy was made', async () => {
  const before = await started();
  before.rememberRoom('here-a', 'x', ['Ann']);
  const { stamp } = (kept.copy = written.at(-1)!);
  kept.games = [opened('here-a', stamp - 9), opened('here-over', stamp - 5), opened('here-b', stamp + 5)];
  expect((await started()).recentRooms().map(({ room }) => room)).toEqual(['here-b', 'here-a']);
});

it('makes no copy where nothing runs without a server, nor of what has not changed', async () => {
  const storage = await started();
  storage.rememberNames(['Ann']);
  storage.rememberNames(['Ann']);
  expect(written).toHaveLength(1);
  document.head.replaceChildren();
  storage.rememberNames(['Ben']);
  expect(written).toHaveLength(1);
});
