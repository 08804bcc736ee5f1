import { expect, it, vi } from 'vitest';
import type { Tile } from './scene';
import { element, TileSprite } from './sprites';
import { Train } from './train';

const tile: Tile = { face: 'tee', turn: 0, under: [], over: [], marks: [{ symbol: 'owl' }] };
const at = (x: number) => ({ x, y: 0 });
const place = (x: number) => `translate(${x}px, 0px) scale(1)`;

/** One tile comes in before two others, each goes on by 10. */
function departing() {
  const [layer, picture] = [element('g'), element('svg')];
  const tiles = [0, 10, 20].map((x) => new TileSprite(tile, at(x)));
  layer.append(...tiles.flatMap(({ nodes }) => nodes));
  picture.animate = vi.fn(() => ({ ready: Promise.resolve() }) as unknown as Animation);
  return { layer, picture, tiles, train: new Train(tiles, [10, 20, 30].map(at), picture, 'translate(5%, 0%)') };
}

it('moves as one picture, and then leaves each tile where it has come to', async () => {
  const { layer, picture, tiles, train } = departing();
  await train.couple();
  train.go(380);
  expect(picture.children).toHaveLength(6);
  expect(picture.style.transform).toBe('translate(5%, 0%)');
  expect(picture.style.transitionDuration).toBe('380ms');
  expect(tiles.map(({ node }) => node.style.transform)).toEqual([0, 10, 20].map(place));
  train.part(({ nodes }) => layer.append(...nodes));
  expect(tiles.slice(0, 2).map(({ node }) => node.style.transform)).toEqual([10, 20].map(place));
  expect([...layer.children]).toEqual([...tiles[0]!.nodes, ...tiles[1]!.nodes]);
  expect(picture.children).toHaveLength(0);
  expect(picture.style.transform).toBe('none');
});

it('lets each tile go on by itself where a hand has begun', () => {
  const { layer, picture, tiles, train } = departing();
  train.go(120);
  expect(tiles.map(({ node }) => node.style.transform)).toEqual([10, 20, 30].map(place));
  expect(picture.style.transform).toBe('');
  train.part(() => expect.unreachable('they have never left their layer'));
  expect([...layer.children]).toEqual([...tiles[0]!.nodes, ...tiles[1]!.nodes]);
});
