// What a board shows, as plain data: a skin makes it from a view, the board draws it.

import type { Layout, Point } from './geometry';

/** A symbol of the art on a thing that is 100 wide, around a point of it seen from its middle. */
export interface Stamp {
  readonly symbol: string;
  readonly size?: number; // 100 unless told
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number; // quarters
  readonly color?: string;
  readonly opacity?: number;
}

export interface Tile {
  readonly face: string; // the symbol that is turned
  readonly turn: number;
  readonly under: readonly Stamp[]; // what lies still when it is turned: below its face,
  readonly over: readonly Stamp[]; // on its face,
  readonly marks: readonly Stamp[]; // and over the light on it
}

export interface Piece {
  readonly id: string;
  readonly spot: string;
  readonly stamps: readonly Stamp[];
  readonly size: number;
  readonly beside?: Point; // where it stands, seen from the middle of its spot
  readonly alive?: boolean; // it breathes
}

/** Something to press: a cell or a door. */
export interface Knob {
  readonly spot: string;
  readonly name: string;
  readonly live: boolean;
}

/** The arrow at a door. */
export interface Door {
  readonly door: string;
  readonly symbol: string;
  readonly size: number;
  readonly opacity: number;
}

/** A symbol on the ground below everything. */
export type Ground = Stamp & Point;

/** Light on a cell: the symbols that light the tile which lies there, or the floor where none does. */
export interface Light {
  readonly cell: string;
  readonly floor?: readonly Beam[];
  beams(tile: Tile): readonly Beam[];
}

export interface Beam {
  readonly symbol: string;
  readonly turn: number;
  readonly size: number;
  readonly color?: string;
  readonly opacity?: number;
}

export interface Scene {
  readonly layout: Layout;
  readonly ground: readonly Ground[];
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly pieces: readonly Piece[];
  readonly doors: readonly Door[];
  readonly lights: readonly Light[];
  readonly knobs: readonly Knob[];
  readonly focus?: readonly string[]; // what matters now, where the board is too small to show everything
}

/** What would be: a tile turned where it lies, one laid on a bare cell, or one pushed in at a door, and what then lights up. */
export type Preview =
  | { readonly kind: 'turn'; readonly cell: string; readonly quarters: number; readonly lights: readonly Light[] }
  | { readonly kind: 'lay'; readonly cell: string; readonly tile: Tile; readonly lights: readonly Light[] }
  | {
      readonly kind: 'push';
      readonly door: string;
      readonly tile: Tile;
      readonly share: number; // how far the line has moved, 0 to 1
      readonly lights: readonly Light[];
    };

/** A tile as it lies, as stamps. */
export const stampsOf = ({ face, turn, under, over, marks }: Tile): Stamp[] => [
  ...under,
  { symbol: face, turn },
  ...over,
  ...marks,
];

/** Tiles that look the same have the same text. */
export const looks = (tile: Tile): string => JSON.stringify(tile);

/** Whether two previews are of the same place and kind. */
export function same(a: Preview, b: Preview): boolean {
  if (a.kind === 'push') return b.kind === 'push' && a.door === b.door;
  return b.kind === a.kind && a.cell === b.cell;
}
