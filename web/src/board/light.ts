// Light in gutters: which symbols, turned how, show a way that enters a cell by one side and leaves by another.

import { opposite, SIDES, sideOf, sideTowards, type Side } from './geometry';
import type { Tile, Trail } from './scene';

export interface Lit {
  readonly cell: string;
  readonly enters: Side;
  readonly leaves: Side;
}

export interface Beam {
  readonly symbol: string;
  readonly turn: number;
  readonly wide: boolean; // light runs on over the gap; what lies over it does not
}

/** A way cell by cell, each with the sides it is entered and left by. */
export function lit(way: Trail): Lit[] {
  const { cells } = way;
  return cells.map((cell, k) => ({
    cell,
    enters: k === 0 ? sideOf(way.from) : opposite(sideTowards(cells[k - 1]!, cell)),
    leaves: k === cells.length - 1 ? sideOf(way.to) : sideTowards(cell, cells[k + 1]!),
  }));
}

/** The symbols that light one cell. */
export function beams(tile: Tile, { enters, leaves }: Lit): Beam[] {
  const turns = [SIDES.indexOf(enters), SIDES.indexOf(leaves)].sort();
  const [low, high] = turns as [number, number];
  const wide = true;
  if (high - low === 2) return [{ symbol: 'light-ns', turn: low, wide }, ...cover(tile, low)];
  if (tile.curved) return [{ symbol: 'light-ne', turn: high - low === 3 ? 3 : low, wide }];
  return [...new Set(turns)].map((turn) => ({ symbol: 'light-n', turn, wide }));
}

function cover(tile: Tile, axis: number): Beam[] {
  const under = tile.over !== undefined && axis !== tile.turn % 2;
  return under ? [{ symbol: tile.over!, turn: tile.turn, wide: false }] : [];
}
