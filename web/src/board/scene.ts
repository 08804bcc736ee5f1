// What a board shows, as plain data: a skin makes it from a view, the board draws it.

import type { Layout, Point } from './geometry';

/** A symbol of the art, placed on a thing that is 100 wide; x and y count from the middle of the thing. */
export interface Stamp {
  readonly symbol: string;
  readonly size?: number; // 100 by default
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number; // quarters
  readonly color?: string;
  readonly opacity?: number;
}

/** A tile: its face turns with it, everything else stays upright. */
export interface Tile {
  readonly face: string; // symbol
  readonly turn: number; // quarters
  readonly under: readonly Stamp[]; // below the face
  readonly over: readonly Stamp[]; // on the face
  readonly marks: readonly Stamp[]; // above the highlights
}

export interface Piece {
  readonly id: string;
  readonly spot: string;
  readonly stamps: readonly Stamp[];
  readonly size: number;
  readonly beside?: Point; // offset from the middle of its spot
  readonly alive?: boolean; // moves a little while it waits
}

/** Something to press: a cell or a door. */
export interface Target {
  readonly spot: string;
  readonly name: string; // for screen readers
  readonly live: boolean; // whether something can be played there
}

/** The arrow at a door. */
export interface Door {
  readonly door: string;
  readonly symbol: string;
  readonly size: number;
  readonly opacity: number;
}

/** A symbol below everything else. */
export type Background = Stamp & Point;

/** Light on a cell. */
export interface Highlight {
  readonly cell: string;
  readonly floor?: readonly Beam[]; // where no tile lies
  beams(tile: Tile): readonly Beam[]; // on the tile that lies there
}

/** One symbol of light. */
export interface Beam {
  readonly symbol: string;
  readonly turn: number; // quarters
  readonly size: number;
  readonly color?: string;
  readonly opacity?: number;
}

export interface Scene {
  readonly layout: Layout;
  readonly background: readonly Background[];
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly pieces: readonly Piece[];
  readonly doors: readonly Door[];
  readonly highlights: readonly Highlight[];
  readonly targets: readonly Target[];
  readonly focus?: readonly string[]; // cells to zoom to where the whole board is too small for a finger
}

/** What an action would do: turn a tile, lay one on a bare cell, or push one in at a door. */
export type Preview =
  | {
      readonly kind: 'turn';
      readonly cell: string;
      readonly quarters: number;
      readonly highlights: readonly Highlight[];
    }
  | { readonly kind: 'lay'; readonly cell: string; readonly tile: Tile; readonly highlights: readonly Highlight[] }
  | {
      readonly kind: 'push';
      readonly door: string;
      readonly tile: Tile;
      readonly share: number; // how far the line has moved, 0 to 1
      readonly highlights: readonly Highlight[];
    };

/** A tile as a list of stamps. */
export const stampsOf = ({ face, turn, under, over, marks }: Tile): Stamp[] => [
  ...under,
  { symbol: face, turn },
  ...over,
  ...marks,
];

export const sameTile = (a: Tile, b: Tile): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two previews are of the same kind at the same place. */
export function samePlace(a: Preview, b: Preview): boolean {
  if (a.kind === 'push') return b.kind === 'push' && a.door === b.door;
  return b.kind === a.kind && a.cell === b.cell;
}
