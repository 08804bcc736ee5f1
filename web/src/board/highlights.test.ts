import { expect, it } from 'vitest';
import type { Point } from './geometry';
import { Highlights } from './highlights';
import type { Tile } from './scene';

const tile: Tile = { face: 'tee', turn: 1, under: [], over: [], marks: [] };
const highlight = (cell: string) => ({
  cell,
  beams: ({ face, turn }: Tile) => [{ symbol: `lit-${face}`, turn, size: 100 }],
});

function show(highlights: Highlights, cells: readonly string[], at: Point = { x: 0, y: 0 }): void {
  const [tileAt, pointOf] = [() => tile, () => at];
  highlights.show(cells.map(highlight), tileAt, pointOf);
}

it('keeps the highlights that stay, wherever their tiles are', () => {
  const highlights = new Highlights();
  show(highlights, ['a1', 'b1'], { x: 1, y: 2 });
  const [, second] = highlights.layer.children;
  show(highlights, ['b1', 'c1'], { x: 3, y: 4 });
  expect(highlights.layer.children).toHaveLength(2);
  expect(highlights.layer.children[0]).toBe(second);
  expect(second!.getAttribute('transform')).toBe('translate(3 4)');
  show(highlights, []);
  expect(highlights.layer.children).toHaveLength(0);
});

it('highlights a cell twice where a way crosses itself', () => {
  const highlights = new Highlights();
  show(highlights, ['a1', 'a1']);
  expect(highlights.layer.children).toHaveLength(2);
});
