// Labyrinth in words: names of tiles, cells and doors, and facts as sentences.

import type { LabyrinthFact as Fact, LabyrinthTile as Tile, LabyrinthView as View } from '../../protocol';
import { list, say, sides } from '../../shared/texts';

export const treasureName = (treasure: string): string => say('labyrinth-treasure', { treasure });

const open = ({ shape, opens, treasure }: Tile) => ({ shape, sides: sides(opens), treasure });

export const handName = (tile: Tile): string =>
  say(tile.treasure ? 'labyrinth-hand-treasure' : 'labyrinth-hand', open(tile));

/** A cell, its tile, and what is on it. */
export function cellName(cell: string, tile: Tile | null, { chairs }: View, names: readonly string[]): string {
  if (!tile) return say('labyrinth-bare', { cell });
  const corners = chairs.flatMap(({ corner }, seat) =>
    corner === cell ? [say('labyrinth-corner', { name: names[seat]! })] : [],
  );
  const pawns = chairs.flatMap(({ pawn }, seat) =>
    pawn === cell ? [say('labyrinth-pawn', { name: names[seat]! })] : [],
  );
  const treasure = tile.treasure ? [treasureName(tile.treasure)] : [];
  return [say('labyrinth-cell', { cell, ...open(tile) }), ...treasure, ...corners, ...pawns].join(', ');
}

/** What a seat still looks for and has found. */
export function chairName(left: number, found: readonly string[]): string {
  if (!found.length) return say('labyrinth-chair', { left });
  return say('labyrinth-chair-found', { left, found: list(found.map(treasureName)) });
}

/** A fact as short lines. */
export function describe(fact: Fact, names: readonly string[]): string[] {
  const { cell, door, treasure, tile, way } = fact;
  const kind = fact.kind === 'walked' && way.length === 1 ? 'stayed' : fact.kind;
  return [
    say(`labyrinth-told-${kind}`, { who: names[fact.seat ?? 0]!, cell, door, treasure, shape: tile?.shape ?? '' }),
  ];
}
