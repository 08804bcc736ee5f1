import { expect, it } from 'vitest';
import { PITCH, type Point } from './geometry';
import { Gesture, SLOP, type Outcome } from './gesture';

const SCALE = 0.5;
const TILE = PITCH * SCALE;

function drawn(spot: string, path: Point[], live = (_door: string) => true): Outcome {
  const gesture = new Gesture(spot, { x: 0, y: 0 }, SCALE, live);
  for (const at of path) gesture.move(at);
  return gesture.end(path[path.length - 1] ?? { x: 0, y: 0 });
}

it('a touch that hardly moves is a tap', () => {
  expect(drawn('b3', [])).toEqual({ kind: 'tap', spot: 'b3' });
  expect(drawn('b3', [{ x: SLOP, y: -SLOP }])).toEqual({ kind: 'tap', spot: 'b3' });
  expect(drawn('bn', [{ x: 3, y: 0 }])).toEqual({ kind: 'tap', spot: 'bn' });
});

it('a drag past half a tile pushes from the door behind', () => {
  const far = 0.6 * TILE;
  expect(drawn('b3', [{ x: far, y: 2 }])).toEqual({ kind: 'push', door: '3w' });
  expect(drawn('b3', [{ x: -far, y: 2 }])).toEqual({ kind: 'push', door: '3e' });
  expect(drawn('b3', [{ x: 1, y: far }])).toEqual({ kind: 'push', door: 'bn' });
  expect(drawn('b3', [{ x: 1, y: -far }])).toEqual({ kind: 'push', door: 'bs' });
});

it('a short drag springs back', () => {
  expect(drawn('b3', [{ x: 0.4 * TILE, y: 0 }])).toEqual({ kind: 'none' });
  expect(
    drawn('b3', [
      { x: 0.8 * TILE, y: 0 },
      { x: 0, y: 0 },
    ]),
  ).toEqual({ kind: 'none' });
});

it('a drag keeps its axis, whatever follows', () => {
  expect(
    drawn('b3', [
      { x: 12, y: 3 },
      { x: 12, y: 3 * TILE },
    ]),
  ).toEqual({ kind: 'none' });
  expect(
    drawn('b3', [
      { x: 12, y: 3 },
      { x: 0.7 * TILE, y: 3 * TILE },
    ]),
  ).toEqual({ kind: 'push', door: '3w' });
});

it('the line follows the finger and turns round with it', () => {
  const gesture = new Gesture('c2', { x: 0, y: 0 }, SCALE, () => true);
  expect(gesture.move({ x: 4, y: 0 })).toBeNull();
  expect(gesture.move({ x: TILE / 4, y: 0 })).toEqual({ door: '2w', share: 0.25 });
  expect(gesture.move({ x: -TILE / 2, y: 0 })).toEqual({ door: '2e', share: 0.5 });
  expect(gesture.move({ x: 5 * TILE, y: 0 })?.share).toBe(1);
});

it('a line whose door is barred does not move', () => {
  const live = (door: string) => door !== '3w';
  expect(new Gesture('b3', { x: 0, y: 0 }, SCALE, live).move({ x: TILE, y: 0 })).toBeNull();
  expect(drawn('b3', [{ x: TILE, y: 0 }], live)).toEqual({ kind: 'barred', door: '3w' });
  expect(drawn('b3', [{ x: 0.3 * TILE, y: 0 }], live)).toEqual({ kind: 'none' });
});

it('from a door only the way in counts', () => {
  expect(drawn('bn', [{ x: 0, y: TILE }])).toEqual({ kind: 'push', door: 'bn' });
  expect(drawn('bn', [{ x: 0, y: -TILE }])).toEqual({ kind: 'none' });
  expect(drawn('bn', [{ x: TILE, y: 0 }])).toEqual({ kind: 'none' });
});

const finger = (pushes: boolean) => ({ pushes, nearest: ({ x }: Point) => (x < 50 ? 'c3' : null) });

it('a finger that rests aims at the nearest place, slides to correct, and plays where it is let go', () => {
  const gesture = new Gesture('b3', { x: 0, y: 0 }, SCALE, () => true, finger(true));
  expect(gesture.aim).toBeUndefined();
  gesture.hold();
  expect([gesture.move({ x: 30, y: 0 }), gesture.aim]).toEqual([null, 'c3']);
  expect(gesture.end({ x: 30, y: 0 })).toEqual({ kind: 'release', spot: 'c3' });
});

it('let go away from every place it does nothing', () => {
  const gesture = new Gesture('b3', { x: 0, y: 0 }, SCALE, () => true, finger(true));
  gesture.hold();
  gesture.move({ x: 90, y: 0 });
  expect([gesture.aim, gesture.end({ x: 90, y: 0 })]).toEqual([null, { kind: 'none' }]);
});

it('a finger that has begun to drag does not aim', () => {
  const gesture = new Gesture('b3', { x: 0, y: 0 }, SCALE, () => true, finger(true));
  gesture.move({ x: 0.7 * TILE, y: 0 });
  gesture.hold();
  expect([gesture.aim, gesture.end({ x: 0.7 * TILE, y: 0 })]).toEqual([undefined, { kind: 'push', door: '3w' }]);
});

it('where no line can be pushed a slide aims at once', () => {
  const gesture = new Gesture('b3', { x: 0, y: 0 }, SCALE, () => false, finger(false));
  expect([gesture.move({ x: 20, y: 0 }), gesture.aim]).toEqual([null, 'c3']);
});

it('a mouse never aims', () => {
  const gesture = new Gesture('b3', { x: 0, y: 0 }, SCALE, () => true);
  gesture.hold();
  expect(gesture.end({ x: 0, y: 0 })).toEqual({ kind: 'tap', spot: 'b3' });
});
