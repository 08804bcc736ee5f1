import { beforeEach, expect, it } from 'vitest';
import { learntGestures } from '../common/storage';
import { GestureGuide, type GuideTable } from './gesture-guide.svelte';

const BOX = { x: 100, y: 100, width: 40, height: 20 } as DOMRect;
let asked: number;
let told: number;

function table(more: Partial<GuideTable> = {}): GuideTable {
  return {
    game: 'labyrinth',
    gestures: ['push', 'cell'],
    marked: null,
    isMarked: () => false,
    looksTurned: () => true,
    spotOf: (action) => (/[nesw]\d$/.test(action) ? action.slice(0, -1) : /\d/.test(action) ? action : null),
    box: () => BOX,
    askHint: () => `question-${(asked += 1)}`,
    tellAim: () => (told += 1),
    ...more,
  };
}

beforeEach(() => {
  localStorage.clear();
  asked = told = 0;
  document.body.innerHTML = '';
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

/** A guide that shows an action, on a page with the things it may point at. */
function showing(action: string, more: Partial<GuideTable>): GestureGuide {
  asked = 0;
  document.body.innerHTML = '<i class="tick"></i><i data-action="draw"></i><i data-hand></i>';
  for (const [k, node] of [...document.body.children].entries()) {
    node.getBoundingClientRect = () => ({ x: 10 * k, y: 0, width: 0, height: 0 }) as DOMRect;
  }
  const guide = new GestureGuide(table(more));
  guide.next();
  guide.receive('question-1', action);
  return guide;
}

const [TICK, BUTTON, TILE] = [0, 10, 20];

it('points at the tick once the action is marked, and where the player has chosen another one', () => {
  const at = (action: string, more: Partial<GuideTable>) => showing(action, more).path()!.from.x;
  expect(at('b3', { marked: 'b3', isMarked: () => true })).toBe(TICK);
  expect(at('b3', { marked: 'b3' })).toBe(120);
  expect(at('b3', { marked: 'c4' })).toBe(TICK);
  expect(at('4w1', { marked: '2n' })).toBe(TICK);
  expect(at('draw', {})).toBe(BUTTON);
  expect(at('draw', { marked: 'e5' })).toBe(TICK);
});

it('turns the tile in hand only while it looks different from what is wanted', () => {
  expect(showing('4w3', { looksTurned: () => false }).path()!.from.x).toBe(TILE);
  expect(showing('4w3', {}).path()!.to.x).toBe(168);
});

it('tells the aim once, before the first gesture', () => {
  const guide = showing('b3', {});
  expect([told, guide.aiming]).toEqual([1, true]);
  guide.clear();
  guide.next();
  guide.receive('question-2', '4w0');
  expect([told, guide.aiming]).toEqual([1, false]);
  guide.restart();
  guide.receive('question-3', 'b3');
  expect(told).toBe(2);
});

it('shows how to look at hidden cards, until somebody has held the button', () => {
  const guide = showing('4w0', {});
  document.body.innerHTML += '<button data-look><b></b></button>';
  expect(guide.path()).toMatchObject({ hold: true });
  guide.pressed(document.body);
  expect(guide.path()).toMatchObject({ hold: true });
  guide.pressed(document.querySelector('[data-look] b')!);
  expect(guide.path()).not.toHaveProperty('hold');
  expect(learntGestures()).toEqual(['labyrinth:look']);
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
