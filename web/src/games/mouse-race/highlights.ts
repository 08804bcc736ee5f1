// Light on the board: where paths point, and where the tile in hand can be laid.

import { exit, inks } from '../../../../meowze/games/mouse_race/art.json';
import { PITCH, sideTowards, SIDES } from '../../board/geometry';
import type { Beam, Highlight } from '../../board/scene';
import type { MouseraceOffer as Offer, MouseraceView as View } from '../../protocol';
import type { Position } from '../../stage/types';
import { art, lie, piece } from './art';

export type MouseRacePosition = Position<View, Offer>;

const GHOST = 0.62;
const GLOW: Beam = { symbol: art('glow'), turn: 0, size: PITCH };
const DIM: Beam = { ...GLOW, opacity: 0.55 }; // many cells at once

/** The cells that are taken. */
export const taken = (view: View): ReadonlySet<string> =>
  new Set([
    ...view.cats,
    view.cheese,
    ...view.chairs.flatMap(({ corner, path }) => [corner, ...path.map(({ cell }) => cell)]),
  ]);

/** The cells where the tile in hand can be laid. */
export function places({ view, legal, offers }: MouseRacePosition): string[] {
  if (view.hand === null) return [];
  return [...new Set(view.hand === 'cat' ? legal : offers.map(({ cell }) => cell))];
}

/** The free squares to which paths point. */
function exits(view: View): { readonly cell: string; readonly beam: Beam }[] {
  const full = taken(view);
  if (view.over) return [];
  return view.chairs.flatMap(({ corner, path, exits }, seat) =>
    exits
      .filter((cell) => !full.has(cell))
      .map((cell) => {
        const turn = SIDES.indexOf(sideTowards(path.at(-1)?.cell ?? corner, cell));
        return { cell, beam: { symbol: art('exit'), turn, size: exit, color: inks[piece(seat, view.chairs.length)]! } };
      }),
  );
}

/** The reach of a cat in hand in the colour of its victim: the way to the cheese, else the side of the board. */
function reach({ side, way, target, chairs }: View): Map<string, Beam> {
  const color = inks[piece(target ?? 0, chairs.length)]!;
  const beam = (name: string): Beam => ({ symbol: art(name), turn: 0, size: PITCH, color });
  return new Map([
    ...side.map((cell): [string, Beam] => [cell, beam('side')]),
    ...way.map((cell): [string, Beam] => [cell, beam('way')]),
  ]);
}

const lit = (cell: string, floor: readonly Beam[]): Highlight => ({ cell, floor, beams: () => floor });

/** All highlights of a position; offered cells show how the tile would lie, or why a cat may lie there. */
export function highlights(position: MouseRacePosition): Highlight[] {
  const { view, offers } = position;
  const open = places(position);
  const tints = reach(view);
  const full = taken(view);
  const closed = [...tints].filter(([cell]) => !open.includes(cell) && !full.has(cell));
  const ways = exits(view)
    .filter(({ cell }) => view.hand === 'cat' || !open.includes(cell))
    .map(({ cell, beam }) => lit(cell, [beam]));
  const glows = open.map((cell) => {
    if (view.hand === 'cat') return lit(cell, [...(tints.has(cell) ? [tints.get(cell)!] : []), DIM]);
    const ghosts = offers.filter((offer) => offer.cell === cell);
    return lit(cell, [GLOW, ...ghosts.map(({ joins }) => ghost(piece(view.seat ?? 0, view.chairs.length), joins))]);
  });
  return [...closed.map(([cell, tint]) => lit(cell, [tint])), ...glows, ...ways];
}

function ghost(mouse: number, joins: string): Beam {
  const { shape, turn } = lie(joins);
  return { symbol: art(`line-${shape}-${mouse}`), turn, size: PITCH, opacity: GHOST };
}
