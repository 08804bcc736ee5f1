import { beforeEach, expect, it } from 'vitest';
import { PITCH } from '../../board/geometry';
import { Gesture } from '../../board/gesture';
import { ChabyrintheHand } from './hand';
import type { ChabyrinthePosition } from './scene';

const WAY = { place: 'bn', value: 3, home: '2e', cells: ['b1', 'b2', 'c2'] };

function position(more: Partial<ChabyrinthePosition> = {}): ChabyrinthePosition {
  const card = { name: 'L0', shape: 'elbow', turn: 0, joins: ['ne'] } as const;
  const view = { board: 3, places: ['an', 'bn', 'cn'], top: card } as unknown as ChabyrinthePosition['view'];
  const legal = ['b3+', 'b3++', 'b3-', 'c1++', 'bn0', 'bn1', 'bn2', 'bn3', 'an1'];
  return {
    at: 7,
    view,
    legal,
    offers: [
      { action: 'b3++', ways: [WAY] },
      { action: 'bn1', ways: [WAY] },
    ],
    ...more,
  } as ChabyrinthePosition;
}

let hand: ChabyrintheHand;
beforeEach(() => (hand = new ChabyrintheHand(position())));

it('taps turn a card on, and the fourth lays it back', () => {
  const plays = [1, 2, 3, 4].map(() => (hand.tap('b3'), hand.action));
  expect(plays).toEqual(['b3+', 'b3++', 'b3-', null]);
});

it('a tap on another card lifts that one', () => {
  hand.tap('b3');
  hand.tap('c1');
  expect(hand.action).toBe('c1++');
});

it('a card that cannot be turned stays', () => {
  hand.tap('a1');
  expect(hand.marked).toBeNull();
});

it('one tap shows the push of the top card as it is turned, the next one plays it', () => {
  expect([hand.tap('bn'), hand.action, hand.tap('bn')]).toEqual([null, 'bn0', 'bn0']);
  hand.turn();
  expect([hand.action, hand.tap('bn')]).toEqual(['bn1', 'bn1']);
  expect([hand.tap('an'), hand.tap('an')]).toEqual([null, 'an1']);
  expect([hand.tap('cn'), hand.marked]).toEqual([null, null]);
});

it('turns back, the top card and a card on the roof', () => {
  hand.turn(-1);
  expect(hand.quarters).toBe(3);
  const turns = [1, 2, 3, 4].map(() => (hand.turn(-1, 'b3'), hand.action));
  expect(turns).toEqual(['b3-', 'b3++', 'b3+', null]);
  hand.turn(1, 'b3');
  expect([hand.action, hand.quarters]).toEqual(['b3+', 3]);
});

it('at a marked door the top card skips quarters with which it does not go in there', () => {
  hand.take(position({ legal: ['bn0', 'bn2', 'an1'], at: 8 }));
  hand.tap('bn');
  hand.turn();
  expect([hand.quarters, hand.action]).toEqual([2, 'bn2']);
});

it('the only action there is takes one tap', () => {
  hand.take(position({ legal: ['bn0'], at: 8 }));
  expect(hand.tap('bn')).toBe('bn0');
});

it('the top card skips quarters with which it goes in nowhere', () => {
  hand.take(position({ legal: ['bn0', 'bn3'] }));
  hand.turn();
  expect(hand.quarters).toBe(3);
  hand.take(position({ legal: ['bn0'], at: 8 }));
  hand.turn();
  expect(hand.quarters).toBe(0);
});

it('shows the ways of an action that is offered', () => {
  hand.tap('b3');
  expect(hand.preview()?.highlights).toEqual([]);
  hand.tap('b3');
  expect(hand.preview()).toMatchObject({
    kind: 'turn',
    cell: 'b3',
    quarters: 2,
    highlights: [{ cell: 'b1' }, { cell: 'b2' }, { cell: 'c2' }],
  });
  hand.reset();
  expect(hand.preview()).toBeNull();
});

it('shows a push where one looks or drags', () => {
  hand.turn();
  hand.hover('bn');
  expect(hand.preview()).toMatchObject({
    kind: 'push',
    door: 'bn',
    share: 1,
    tile: { turn: 1 },
    highlights: [{}, {}, {}],
  });
  hand.hover('cn');
  expect(hand.preview()).toBeNull();
  hand.drag({ door: 'bn', share: 0.3 });
  expect(hand.preview()).toMatchObject({ share: 0.3, highlights: [] });
});

it('a pointer path becomes the text of an action', () => {
  const gesture = new Gesture('b2', { x: 100, y: 100 }, 1, (door) => hand.push(door) !== null);
  gesture.move({ x: 101, y: 120 });
  hand.drag(gesture.move({ x: 99, y: 100 + 0.7 * PITCH }));
  const outcome = gesture.end({ x: 99, y: 100 + 0.7 * PITCH });
  expect(outcome.kind === 'push' && hand.push(outcome.door)).toBe('bn0');
});

it('a new position lays everything back', () => {
  hand.tap('b3');
  hand.turn();
  hand.take(position({ at: 8 }));
  expect([hand.marked, hand.quarters, hand.preview()]).toEqual([null, 0, null]);
});

it('a tap on a door while a card is lifted shows the push instead', () => {
  hand.tap('b3');
  expect([hand.tap('bn'), hand.marked]).toEqual([null, 'bn']);
  expect(hand.preview()).toMatchObject({ kind: 'push', door: 'bn', share: 1 });
});

it('knows what looks the same: a straight after a half turn, a cross after any', () => {
  const card = (joins: string[]) => ({ name: 'S0', shape: 'straight', turn: 0, joins }) as const;
  const looks = (joins: string[]) => {
    const view = { ...position().view, top: card(joins), squares: [{ cell: 'b3', card: card(joins) }] };
    hand.take(position({ view: view as unknown as ChabyrinthePosition['view'] }));
    hand.tap('b3');
    return [0, 1, 2, 3].map((q) => hand.looksTurned(`bn${q}`)).concat(hand.isMarked('b3-'));
  };
  expect(looks(['ns'])).toEqual([true, false, true, false, true]);
  expect(looks(['ns', 'ew'])).toEqual([true, true, true, true, true]);
  expect(looks(['ne', 'sw'])).toEqual([true, false, true, false, true]);
  expect(looks(['ne'])).toEqual([true, false, false, false, false]);
});

it('letting go over what is shown enlarged plays a door, and lifts a card', () => {
  expect(hand.release('bn')).toBe('bn0');
  expect([hand.release('b3'), hand.action]).toEqual([null, 'b3+']);
});

it('the top card can be carried to doors only', () => {
  expect(['bn', 'cn', 'b3'].map((spot) => hand.accepts(spot))).toEqual([true, false, false]);
});

it('marks what a hint advises, a turn or a push, to be played by the tick', () => {
  expect(hand.suggest('b3++', ['a1', 'b3', 'bn'])).toBe(true);
  expect([hand.marked, hand.action]).toEqual(['b3', 'b3++']);
  expect(hand.suggest('bn1', ['a1', 'b3', 'bn'])).toBe(true);
  expect([hand.quarters, hand.marked, hand.action]).toEqual([1, 'bn', 'bn1']);
  expect(hand.preview()?.highlights).toHaveLength(3);
});
