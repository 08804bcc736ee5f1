import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lessonsOf } from '../../games/rule-pages';
import { skinOf } from '../../games/skins';
import { LessonPlayer } from './lesson-player';

const LONG = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['start', 'push'])('the picture of %s plays to its end, begins again, and stops when told to', async (id) => {
  const [skin, lessons] = await Promise.all([skinOf('chabyrinthe'), lessonsOf('chabyrinthe')]);
  const views = lessons[id]!.scenes.map(({ view }) => view);
  const player = new LessonPlayer(document.createElement('div'), skin!, lessons[id]!);
  const shows = vi.spyOn(player.stage, 'show');
  const seen = () => shows.mock.calls.map(([position]) => position.view);
  expect(player.stage.shown!.view).toBe(views.at(-1));
  player.start();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(new Set(seen())).toEqual(new Set(views.length > 1 ? views : []));
  expect(seen().filter((view) => view === views[0]).length > 2).toBe(views.length > 1);
  player.stop();
  expect(player.stage.shown!.view).toBe(views.at(-1));
  shows.mockClear();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(shows).not.toHaveBeenCalled();
});
