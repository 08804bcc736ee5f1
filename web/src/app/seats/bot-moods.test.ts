import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotMoods } from './bot-moods.svelte';

const say = vi.fn();
let moods: BotMoods;
beforeEach(() => {
  vi.useFakeTimers();
  say.mockClear();
  moods = new BotMoods(() => [1, 2], say);
});
afterEach(() => void vi.useRealTimers());

it('only bots show how they take it, and only for a moment', () => {
  moods.feel([
    { seat: 0, mood: 'glad' },
    { seat: 1, mood: 'gasp' },
  ]);
  expect([...moods.now]).toEqual([[1, 'gasp']]);
  vi.advanceTimersByTime(3000);
  expect(moods.now.size).toBe(0);
});

it('says oops once a game, and again in the next one', () => {
  for (let k = 0; k < 3; k += 1) moods.feel([{ seat: 2, mood: 'gasp' }]);
  expect(say.mock.calls).toEqual([[2, 'oops']]);
  moods.shown({ turns: 0, over: false, winners: [] });
  moods.feel([{ seat: 1, mood: 'gasp' }]);
  expect(say).toHaveBeenLastCalledWith(1, 'oops');
});

it('has nothing to say of its own success', () => {
  moods.feel([{ seat: 1, mood: 'glad' }]);
  expect(say).not.toHaveBeenCalled();
});

it('parts with a kind word, won or lost', () => {
  const [lost, won] = [moods, new BotMoods(() => [1], say)];
  for (const bot of [lost, won]) bot.shown({ turns: 5, over: false, winners: [] });
  lost.shown({ turns: 6, over: true, winners: [0] });
  expect(say).toHaveBeenLastCalledWith(1, 'well-played');
  won.shown({ turns: 6, over: true, winners: [1] });
  expect(say).toHaveBeenLastCalledWith(1, 'thanks');
});

it('does not part again when a finished game is looked at', () => {
  moods.shown({ turns: 6, over: true, winners: [0] });
  expect(say).not.toHaveBeenCalled();
});

it('is silent where no bot plays', () => {
  const alone = new BotMoods(() => [], say);
  alone.feel([{ seat: 0, mood: 'gasp' }]);
  alone.shown({ turns: 5, over: false, winners: [] });
  alone.shown({ turns: 6, over: true, winners: [0] });
  expect(say).not.toHaveBeenCalled();
});
