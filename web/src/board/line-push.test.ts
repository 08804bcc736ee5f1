import { expect, it, vi } from 'vitest';
import { LinePush } from './line-push';
import type { Tile } from './scene';
import { element, TileSprite } from './sprites';

const tile: Tile = { face: 'tee', turn: 0, under: [], over: [], marks: [{ symbol: 'owl' }] };
const at = (x: number) => ({ x, y: 0 });
const place = (x: number) => `translate(${x}px, 0px) scale(1)`;

/** One tile comes in before two others, each moves on by 10. */
function pushing() {
  const [layer, picture] = [element('g'), element('svg')];
  const tiles = [0, 10, 20].map((x) => new TileSprite(tile, at(x)));
  layer.append(...tiles.flatMap(({ nodes }) => nodes));
  picture.animate = vi.fn(() => ({ ready: Promise.resolve() }) as unknown as Animation);
  return { layer, picture, tiles, push: new LinePush(tiles, [10, 20, 30].map(at), picture, 'translate(5%, 0%)') };
}

it('moves copies as one picture, then puts each tile on its new cell', async () => {
  const { layer, picture, tiles, push } = pushing();
  await push.prepare();
  push.start(380);
  expect(picture.children).toHaveLength(6);
  expect([...layer.children]).toEqual([...tiles[1]!.nodes, ...tiles[2]!.nodes]); // nothing below is painted anew
  const [moving, leaving] = [picture.children[2], picture.children[4]] as SVGGElement[];
  expect([moving!.style.opacity, leaving!.style.opacity]).toEqual(['', '0']);
  expect(leaving!.style.transitionDelay).toBe('228ms');
  expect(picture.style.transform).toBe('translate(5%, 0%)');
  expect(picture.style.transitionDuration).toBe('380ms');
  expect(tiles.map(({ node }) => node.style.transform)).toEqual([0, 10, 20].map(place));
  push.finish(({ nodes }) => layer.append(...nodes));
  expect(tiles.slice(0, 2).map(({ node }) => node.style.transform)).toEqual([10, 20].map(place));
  expect([...layer.children]).toEqual([...tiles[1]!.nodes, ...tiles[0]!.nodes]);
  expect(picture.children).toHaveLength(0);
  expect(picture.style.transform).toBe('none');
});

it('lets each tile go on by itself where a drag has begun', () => {
  const { layer, picture, tiles, push } = pushing();
  push.start(120);
  expect(tiles.map(({ node }) => node.style.transform)).toEqual([10, 20, 30].map(place));
  expect(picture.style.transform).toBe('');
  push.finish(() => expect.unreachable('they have never left their layer'));
  expect([...layer.children]).toEqual([...tiles[0]!.nodes, ...tiles[1]!.nodes]);
});
