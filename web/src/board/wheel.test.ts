import { expect, it } from 'vitest';
import { WheelTurn } from './wheel';

it('makes one step of the many events of a touchpad, down on and up back', () => {
  const wheel = new WheelTurn();
  const ways = [
    [3, 1000],
    [40, 1016],
    [2, 1150],
    [-1, 1200],
    [0, 2000],
    [5, 2001],
  ].map(([deltaY, timeStamp]) => wheel.way({ deltaY: deltaY!, timeStamp: timeStamp! }));
  expect(ways).toEqual([1, 0, 0, -1, 0, 1]);
});
