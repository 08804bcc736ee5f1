import { beforeEach, expect, it } from 'vitest';
import { PITCH } from '../../board/geometry';
import { Gesture, type Outcome } from '../../board/gesture';
import { LabyrinthHand } from './hand';
import type { LabyrinthPosition } from './scene';

const DOORS = 'bn dn fn 2e 4e 6e fs ds bs 6w 4w 2w'.split(' ');
const PUSHES = DOORS.filter((door) => door !== 'ds').flatMap((door) => [0, 1, 2, 3].map((q) => door + q));

function position(more: Partial<LabyrinthPosition> = {}, did = 'nothing'): LabyrinthPosition {
  const hand = { name: 'T0m', shape: 'tee', turn: 0, opens: 'esw', treasure: 'bat' };
  const view = { game: 'labyrinth', doors: DOORS, hand, barred: did === 'nothing' ? 'ds' : '', did };
  return {
    at: 7,
    mover: 0,
    view,
    legal: PUSHES,
    offers: [{ pushes: ['4w1'], cells: ['a4', 'b4'] }],
    ...more,
  } as unknown as LabyrinthPosition;
}

let hand: LabyrinthHand;
beforeEach(() => (hand = new LabyrinthHand(position())));

/** The action of a drag by so many tiles. */
function dragged(cell: string, right: number, down: number): string | null {
  const gesture = new Gesture(cell, { x: 0, y: 0 }, 0.4, (door) => hand.push(door) !== null);
  const to = { x: right * PITCH * 0.4, y: down * PITCH * 0.4 };
  gesture.move(to);
  const outcome: Outcome = gesture.end(to);
  return outcome.kind === 'push' ? hand.push(outcome.door) : null;
}

it('a door takes the tile as it is turned', () => {
  expect([hand.tap('4w'), hand.tap('4w')]).toEqual([null, '4w0']);
  hand.turn();
  hand.turn();
  expect(hand.tap('4w')).toBe('4w2');
  expect([hand.enter('6e'), hand.enter('6e')]).toEqual([null, '6e2']);
});

it('a drag of a row or column is the push from behind it', () => {
  hand.turn();
  expect(dragged('c4', 0.7, 0.1)).toBe('4w1');
  expect(dragged('c4', -0.7, 0.1)).toBe('4e1');
  expect(dragged('d3', 0, 0.7)).toBe('dn1');
  expect(dragged('g6', -0.9, 0)).toBe('6e1');
});

it('a short drag, a line that is fixed and a barred door push nothing', () => {
  expect(dragged('c4', 0.4, 0)).toBeNull();
  expect(dragged('c3', 0.9, 0)).toBeNull();
  expect(dragged('d3', 0, -0.9)).toBeNull();
});

it('a barred door says why, others say nothing', () => {
  expect(hand.tap('ds')).toBeNull();
  expect(hand.why('ds')).toBe('That would undo the last push');
  expect(hand.why('dn')).toBe('');
});

it('shows the floor then in reach where one looks or drags far enough', () => {
  hand.turn();
  hand.hover('4w');
  expect(hand.preview()).toMatchObject({
    kind: 'push',
    door: '4w',
    tile: { turn: 1 },
    highlights: [{ cell: 'a4' }, { cell: 'b4' }],
  });
  hand.drag({ door: '4w', share: 0.4 });
  expect(hand.preview()?.highlights).toEqual([]);
  hand.drag(null);
  hand.hover('ds');
  expect(hand.preview()).toBeNull();
});

it('after the push the second tap on a cell in reach walks there', () => {
  hand.take(position({ at: 8, legal: ['a4', 'e4', 's4'] }, 'push'));
  expect(['a4', 'a4', 'e4', 'e4', 'b4'].map((cell) => hand.tap(cell))).toEqual([null, 'a4', null, 'e4', null]);
  expect(hand.why('b4')).not.toBe('');
  expect([hand.tap('4w'), hand.pushes]).toEqual([null, false]);
});

it('a tap shows the cell to walk to; where there is only one, it walks', () => {
  hand.take(position({ at: 8, legal: ['a4'] }, 'push'));
  expect(hand.tap('a4')).toBe('a4');
  hand.take(position({ at: 9, legal: ['a4', 'e4'] }, 'push'));
  expect([hand.tap('a4'), hand.tap('e4'), hand.marked, hand.action]).toEqual([null, null, 'e4', 'e4']);
  expect(hand.preview()).toMatchObject({ kind: 'turn', cell: 'e4', quarters: 0 });
});
