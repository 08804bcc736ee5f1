import { expect, it } from 'vitest';
import { Lamps } from './lamps';
import type { Tile } from './scene';

const tile: Tile = { face: 'tee', turn: 1, under: [], over: [], marks: [] };
const light = (cell: string) => ({
  cell,
  beams: ({ face, turn }: Tile) => [{ symbol: `lit-${face}`, turn, size: 100 }],
});

it('keeps the lamps that stay lit, wherever their tiles are', () => {
  const lamps = new Lamps();
  lamps.show(
    ['a1', 'b1'].map(light),
    () => tile,
    () => ({ x: 1, y: 2 }),
  );
  const [, second] = lamps.layer.children;
  lamps.show(
    ['b1', 'c1'].map(light),
    () => tile,
    () => ({ x: 3, y: 4 }),
  );
  expect(lamps.layer.children).toHaveLength(2);
  expect(lamps.layer.children[0]).toBe(second);
  expect(second!.getAttribute('transform')).toBe('translate(3 4)');
  lamps.show(
    [],
    () => tile,
    () => ({ x: 0, y: 0 }),
  );
  expect(lamps.layer.children).toHaveLength(0);
});

it('lights a cell twice where a way crosses itself', () => {
  const lamps = new Lamps();
  lamps.show(
    ['a1', 'a1'].map(light),
    () => tile,
    () => ({ x: 0, y: 0 }),
  );
  expect(lamps.layer.children).toHaveLength(2);
});
