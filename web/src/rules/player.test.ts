import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skinOf } from '../games/skins';
import { lessonsOf } from './pages';
import { Player, type Shown } from './player';

const LONG = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['start', 'push'])('the picture of %s plays to its end, begins again, and stops when told to', async (id) => {
  const [skin, lessons] = await Promise.all([skinOf('chabyrinthe'), lessonsOf('chabyrinthe')]);
  const views = lessons[id]!.scenes.map(({ view }) => view);
  const seen: Shown[] = [];
  const player = new Player(document.createElement('div'), skin!, lessons[id]!, (now) => seen.push(now));
  expect(seen.at(-1)!.table.view).toBe(views.at(-1));
  player.start();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(new Set(seen.map(({ table }) => table.view))).toEqual(new Set(views));
  expect(seen.filter(({ table }) => table.view === views[0]).length > 2).toBe(views.length > 1);
  player.stop();
  expect(seen.at(-1)!.table.view).toBe(views.at(-1));
  seen.length = 0;
  await vi.advanceTimersByTimeAsync(LONG);
  expect(seen).toEqual([]);
});
