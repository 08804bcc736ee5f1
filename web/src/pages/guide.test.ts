import { beforeEach, expect, it } from 'vitest';
import { shown } from '../memory';
import { Guide, type Ground } from './guide.svelte';

const BOX = { x: 100, y: 100, width: 40, height: 20 } as DOMRect;
let asked: number;

function ground(more: Partial<Ground> = {}): Ground {
  return {
    game: 'labyrinth',
    gestures: ['push', 'cell'],
    quarters: 0,
    marked: null,
    spotOf: (action) => (/[nesw]\d$/.test(action) ? action.slice(0, -1) : /\d/.test(action) ? action : null),
    box: () => BOX,
    ask: () => `question-${(asked += 1)}`,
    ...more,
  };
}

beforeEach(() => {
  localStorage.clear();
  asked = 0;
});

it('asks, shows a push as a drag inwards, and waits until it is made', () => {
  const guide = new Guide(ground());
  guide.look();
  guide.look();
  expect(asked).toBe(1);
  expect(guide.hear('another', 'b3')).toBe(false);
  expect(guide.hear('question-1', '4w0')).toBe(true);
  expect(guide.path()).toEqual({ from: { x: 120, y: 110 }, to: { x: 168, y: 110 } });
  guide.did('2n1');
  expect(shown()).toEqual(['labyrinth:push']);
});

it('shows a gesture once only', () => {
  const guide = new Guide(ground());
  guide.did('4w0');
  guide.look();
  guide.hear('question-1', '2n1');
  expect(guide.action).toBe('');
  guide.look();
  guide.hear('question-2', 'b3');
  expect(guide.action).toBe('b3');
  guide.did('b3');
  guide.rest();
  guide.look();
  expect(asked).toBe(2);
});

it('points at the tick once the action is marked', () => {
  document.body.innerHTML = '<button class="tick"></button><button data-action="draw"></button>';
  const guide = new Guide(ground({ marked: 'b3' }));
  guide.look();
  guide.hear('question-1', 'b3');
  expect(guide.path()!.from).toEqual({ x: 0, y: 0 });
  guide.action = 'draw';
  expect(guide.path()).not.toBeNull();
});

it('is skipped for good, and begins anew when asked for', () => {
  const guide = new Guide(ground());
  guide.skip();
  guide.look();
  expect(asked).toBe(0);
  expect(new Guide(ground()).action).toBe('');
  guide.repeat();
  expect(asked).toBe(1);
  expect(shown()).toEqual([]);
});
