// The symbols of Mouse race, and tiles made of several of them.

import {
  beside,
  cats,
  end as endSize,
  mark,
  pieces,
  ribbon as ribbonSize,
  shadow,
  target as targetMark,
} from '../../../../meowze/games/mouse_race/art.json';
import { SIDES, spot, step, type Side } from '../../board/geometry';
import type { Stamp, Tile } from '../../board/scene';

const SHADOW = [{ symbol: 'mouse-race-shadow', y: shadow }];
const LIGHT = [{ symbol: 'mouse-race-light' }];

export const art = (symbol: string): string => `mouse-race-${symbol}`;

/** Which mouse a seat has: the one in the colour of its corner. */
export const piece = (seat: number, seats: number): number => pieces[seats - 1]?.[seat] ?? seat;

/** One symbol as a picture. */
export const picture = (symbol: string): Stamp[] => [{ symbol: art(symbol) }];

const side = (letter: string | undefined): Side => letter as Side;

/** The shape and turn of a ribbon that joins two sides. */
export function lie(joins: string): { readonly shape: 'straight' | 'curve'; readonly turn: number } {
  const [first, last] = [...joins].map((letter) => SIDES.indexOf(side(letter))).sort() as [number, number];
  if (last - first === 2) return { shape: 'straight', turn: first };
  return { shape: 'curve', turn: last - first === 3 ? 3 : first };
}

/** The ribbon of a mouse with its mark, which is never turned. */
function ribbon(mouse: number, joins: string, size: number): Stamp[] {
  const { shape, turn } = lie(joins);
  const out = shape === 'curve' ? (beside * size) / 100 : 0;
  const x = turn < 2 ? out : -out;
  const y = turn % 3 ? out : -out;
  return [
    { symbol: art(`line-${shape}-${mouse}`), size, turn },
    { symbol: art(`mark-${mouse}`), size: (mark * size) / 100, x, y },
  ];
}

/** A tile of a mouse's path; the last one shows the open end. */
export function pathTile(mouse: number, joins: string, last = false, size = ribbonSize): Tile {
  const { shape, turn } = lie(joins);
  const { x, y } = step(side(joins[1]));
  const toEnd = ribbonSize / 2;
  const end = last ? [{ symbol: art(`end-${mouse}`), size: endSize, x: x * toEnd, y: y * toEnd }] : [];
  return { face: art(shape), turn, under: SHADOW, over: LIGHT, marks: [...ribbon(mouse, joins, size), ...end] };
}

/** A path tile as it lies in hand. */
export const handTile = (mouse: number, shape: 'straight' | 'curve'): Tile =>
  pathTile(mouse, shape === 'straight' ? 'sn' : 'ne', false, 100);

/** A cat; its number chooses one of three. */
const catTile = (number: number, marks: readonly Stamp[]): Tile => ({
  face: art(`cat-${number % cats}`),
  turn: 0,
  under: SHADOW,
  over: LIGHT,
  marks,
});

/** The cat on a cell; the cell decides how it looks. */
export const catAt = (cell: string, marks: readonly Stamp[] = []): Tile => {
  const { x, y } = spot(cell, 0);
  return catTile(x + 2 * y, marks);
};

/** The closed eyes of the cat on a cell. */
export const shutEyes = (cell: string): Stamp[] =>
  picture(catAt(cell).face.slice(art('').length).replace('cat', 'lids'));

/** A cat in hand. */
export const handCat = (target: number | null): Tile => catTile(0, barring(target));

/** The mouse whose way a cat in hand is meant to bar. */
export const barring = (target: number | null): Stamp[] =>
  target === null ? [] : [{ symbol: art(`mouse-${target}`), ...targetMark }];
