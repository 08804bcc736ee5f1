// Light in gutters: the symbols that show a way which enters a cell by one side and leaves it by another.

import { light } from '../../../../meowze/games/chabyrinthe/art.json';
import { CARD, opposite, SIDES, sideOf, sideTowards, type Side } from '../../board/geometry';
import type { Beam, Highlight, Tile } from '../../board/scene';
import type { ChabyrintheWay as Way } from '../../protocol';
import { art } from './art';

const CURVED = [art('elbow'), art('double-elbow')]; // their gutters do not pass through the middle
const BRIDGE = art('bridge');

interface Lit {
  readonly cell: string;
  readonly enters: Side;
  readonly leaves: Side;
}

/** The cells of a way, each with the sides by which it is entered and left. */
export function lit({ place, home, cells }: Pick<Way, 'place' | 'home' | 'cells'>): Lit[] {
  return cells.map((cell, k) => ({
    cell,
    enters: k === 0 ? sideOf(place) : opposite(sideTowards(cells[k - 1]!, cell)),
    leaves: k === cells.length - 1 ? sideOf(home) : sideTowards(cell, cells[k + 1]!),
  }));
}

/** The symbols that light one cell. */
export function beams(tile: Tile, { enters, leaves }: Lit): Beam[] {
  const turns = [SIDES.indexOf(enters), SIDES.indexOf(leaves)].sort();
  const [low, high] = turns as [number, number];
  const beam = (name: string, turn: number): Beam => ({ symbol: art(name), turn, size: light });
  if (high - low === 2) return [beam('light-ns', low), ...cover(tile, low)];
  if (CURVED.includes(tile.face)) return [beam('light-ne', high - low === 3 ? 3 : low)];
  return [...new Set(turns)].map((turn) => beam('light-n', turn));
}

/** The upper gutter of a bridge, drawn again over light that runs below it. */
function cover(tile: Tile, axis: number): Beam[] {
  const under = tile.face === BRIDGE && axis !== tile.turn % 2;
  return under ? [{ symbol: art('bridge-over'), turn: tile.turn, size: CARD }] : [];
}

/** A way as highlights. */
export const highlights = (way: Way): Highlight[] =>
  lit(way).map((part) => ({ cell: part.cell, beams: (tile) => beams(tile, part) }));
