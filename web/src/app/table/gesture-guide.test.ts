import { beforeEach, expect, it } from 'vitest';
import { learntGestures } from '../common/storage';
import { GestureGuide, type GuideTable } from './gesture-guide.svelte';

const BOX = { x: 100, y: 100, width: 40, height: 20 } as DOMRect;
let asked: number;

function table(more: Partial<GuideTable> = {}): GuideTable {
  return {
    game: 'labyrinth',
    gestures: ['push', 'cell'],
    quarters: 0,
    marked: null,
    spotOf: (action) => (/[nesw]\d$/.test(action) ? action.slice(0, -1) : /\d/.test(action) ? action : null),
    box: () => BOX,
    askHint: () => `question-${(asked += 1)}`,
    ...more,
  };
}

beforeEach(() => {
  localStorage.clear();
  asked = 0;
});

it('asks, shows a push as a drag inwards, and waits until it is made', () => {
  const guide = new GestureGuide(table());
  guide.next();
  guide.next();
  expect(asked).toBe(1);
  expect(guide.receive('another', 'b3')).toBe(false);
  expect(guide.receive('question-1', '4w0')).toBe(true);
  expect(guide.path()).toEqual({ from: { x: 120, y: 110 }, to: { x: 168, y: 110 } });
  guide.played('2n1');
  expect(learntGestures()).toEqual(['labyrinth:push']);
});

it('shows a gesture once only', () => {
  const guide = new GestureGuide(table());
  guide.played('4w0');
  guide.next();
  guide.receive('question-1', '2n1');
  expect(guide.action).toBe('');
  guide.next();
  guide.receive('question-2', 'b3');
  expect(guide.action).toBe('b3');
  guide.played('b3');
  guide.clear();
  guide.next();
  expect(asked).toBe(2);
});

it('points at the tick once the action is marked', () => {
  document.body.innerHTML = '<button class="tick"></button><button data-action="draw"></button>';
  const guide = new GestureGuide(table({ marked: 'b3' }));
  guide.next();
  guide.receive('question-1', 'b3');
  expect(guide.path()!.from).toEqual({ x: 0, y: 0 });
  guide.action = 'draw';
  expect(guide.path()).not.toBeNull();
});

it('is skipped for good, and begins anew when asked for', () => {
  const guide = new GestureGuide(table());
  guide.skip();
  guide.next();
  expect(asked).toBe(0);
  expect(new GestureGuide(table()).action).toBe('');
  guide.restart();
  expect(asked).toBe(1);
  expect(learntGestures()).toEqual([]);
});
