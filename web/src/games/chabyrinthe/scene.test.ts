import { expect, it } from 'vitest';
import { scene, type ChabyrinthePosition } from './scene';

function background(strays: readonly number[], won: readonly number[]) {
  const view = { board: 4, squares: [], places: ['an'], homes: [], cats: [], strays, chairs: [{ cats: won }] };
  return scene({ view, legal: [] } as unknown as ChabyrinthePosition).background;
}

const lit = (won: readonly number[]) =>
  background([5, 4, 4], won).filter(({ symbol, opacity }) => symbol.endsWith('window-lit') && opacity === 1).length;
const moon = (strays: readonly number[]) => background(strays, []).find(({ symbol }) => symbol.endsWith('moon'))!.x;

it('lights a window for each cat that is home', () => {
  expect([lit([]), lit([3]), lit(Array<number>(15).fill(4))]).toEqual([0, 1, 15]);
});

it('lets the moon travel as the pile of cats shrinks', () => {
  expect(moon([5, 4, 4])).toBeLessThan(moon([3, 2, 2]));
  expect(moon([3, 2, 2])).toBeLessThan(moon([0, 0, 0]));
});
