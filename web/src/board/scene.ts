// What a board shows, as plain data: a skin makes it from a view, the board draws it.

export interface Tile {
  readonly symbol: string;
  readonly turn: number;
  readonly curved: boolean; // its ways bend round a corner without touching the middle
  readonly over?: string; // the part of it under which light runs
}

export interface Piece {
  readonly spot: string;
  readonly symbol: string;
  readonly tag: string; // the number on it, or empty
}

/** Something to press: a cell or a door. */
export interface Knob {
  readonly spot: string;
  readonly name: string;
  readonly live: boolean;
}

export interface Scene {
  readonly size: number;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly pieces: readonly Piece[];
  readonly places: readonly string[];
  readonly knobs: readonly Knob[];
}

/** A way over the board, from a place over cells to a place. */
export interface Trail {
  readonly from: string;
  readonly to: string;
  readonly cells: readonly string[];
}

/** What would be: a tile turned where it lies, or one pushed in at a door, and the ways that then light up. */
export type Preview =
  | { readonly kind: 'turn'; readonly cell: string; readonly quarters: number; readonly ways: readonly Trail[] }
  | {
      readonly kind: 'push';
      readonly door: string;
      readonly tile: Tile;
      readonly share: number; // how far the line has moved, 0 to 1
      readonly ways: readonly Trail[];
    };
