import { beforeEach, expect, it } from 'vitest';
import { MouseRaceHand } from './hand';
import type { MouseRacePosition } from './highlights';

const CURVE = [
  { action: 'n', cell: 'c2', joins: 'wn', exit: 'c1' },
  { action: 's', cell: 'c2', joins: 'ws', exit: 'c3' },
];

function position(
  hand: MouseRacePosition['view']['hand'],
  legal: string[],
  offers: MouseRacePosition['offers'] = [],
): MouseRacePosition {
  const chairs = [
    {
      corner: 'a1',
      path: [
        { cell: 'a2', joins: 'ne' },
        { cell: 'b2', joins: 'we' },
      ],
      exits: ['c2'],
    },
    { corner: 'm13', path: [], exits: ['l13', 'm12'] },
  ];
  const view = {
    chairs,
    cats: ['e5', 'f9'],
    cheese: 'g7',
    scent: [],
    hand,
    seat: 0,
    target: 1,
    over: false,
    side: [],
    way: [],
  };
  return { at: 7, mover: 0, view, legal, offers } as unknown as MouseRacePosition;
}

let hand: MouseRaceHand;
beforeEach(() => (hand = new MouseRaceHand(position('curve', ['n', 's'], CURVE))));

it('a tap marks a place, further taps go from one way to the other', () => {
  const plays = [1, 2, 3].map(() => (hand.tap('c2'), hand.action));
  expect(plays).toEqual(['n', 's', 'n']);
  expect(hand.marked).toBe('c2');
});

it('shows the tile as it would lie, with light on the other places only', () => {
  hand.tap('c2');
  hand.tap('c2');
  expect(hand.preview()).toMatchObject({ kind: 'lay', cell: 'c2', tile: { face: 'mouse-race-curve', turn: 2 } });
  expect(hand.preview()!.highlights.map(({ cell }) => cell)).toEqual(['l13', 'm12']);
  hand.reset();
  expect([hand.preview(), hand.action]).toEqual([null, null]);
});

it('a look shows the tile too, but does not wait to be played', () => {
  hand.hover('c2');
  expect(hand.preview()).toMatchObject({ kind: 'lay', cell: 'c2' });
  expect([hand.marked, hand.action]).toEqual([null, null]);
  hand.hover('d4');
  expect(hand.preview()).toBeNull();
});

it('Enter marks, then plays', () => {
  expect([hand.enter('c2'), hand.enter('c2')]).toEqual([null, 'n']);
});

it('a tap elsewhere lays the tile back and says why', () => {
  hand.tap('c2');
  hand.tap('d4');
  expect([hand.marked, hand.action]).toEqual([null, null]);
  expect(hand.why('d4')).not.toBe('');
});

it('a tile that can lie in one way only takes one tap', () => {
  hand.take(position('straight', ['e'], [{ action: 'e', cell: 'c2', joins: 'we', exit: 'd2' }]));
  expect(hand.tap('c2')).toBe('e');
});

it('a curve turns back as well', () => {
  const plays = [1, 2, 3].map(() => (hand.turn(-1, 'c2'), hand.action));
  expect(plays).toEqual(['s', 'n', 's']);
});

it('a cat goes where it is legal; the second tap plays it, one elsewhere lays it back', () => {
  hand.take(position('cat', ['h8', 'h9']));
  hand.tap('h8');
  hand.tap('h9');
  expect(hand.action).toBe('h9');
  expect(hand.preview()).toMatchObject({ kind: 'lay', cell: 'h9' });
  expect(hand.tap('h9')).toBe('h9');
  hand.tap('h10');
  expect(hand.marked).toBeNull();
});

it('a cat on the board is lifted where it may be taken back', () => {
  hand.take(position(null, ['draw', 'miss', 'back', 'e5']));
  hand.hover('e5');
  expect(hand.preview()).toBeNull();
  hand.tap('e5');
  expect(hand.preview()).toMatchObject({ kind: 'turn', cell: 'e5', quarters: 0 });
  expect(hand.action).toBe('e5');
  hand.tap('f9');
  expect([hand.marked, hand.action]).toEqual([null, null]);
});

it('letting go plays a cat, and marks a curve that may lie in two ways', () => {
  expect([hand.release('c2'), hand.action, hand.release('c2'), hand.action]).toEqual([null, 'n', null, 'n']);
  hand.take(position('cat', ['h8']));
  expect([hand.release('h8'), hand.accepts('h8'), hand.accepts('h9')]).toEqual(['h8', true, false]);
});

it('marks what a hint advises, and knows what is no place on the board', () => {
  expect(hand.suggest('s', ['c1', 'c2'])).toBe(true);
  expect([hand.marked, hand.action]).toEqual(['c2', 's']);
  expect(hand.suggest('draw', ['c1', 'c2'])).toBe(false);
  expect(hand.marked).toBeNull();
});
