// Labyrinth in words: names of tiles, cells and doors, and facts as sentences.

import type { LabyrinthFact as Fact, LabyrinthTile as Tile, LabyrinthView as View } from '../../protocol';
import { list, say, sides } from '../../shared/texts';
import type { Voice } from '../contract';
import { placeName } from '../places';
import type { LabyrinthPosition } from './scene';

export const treasureName = (treasure: string): string => say('labyrinth-treasure', { treasure });

const open = ({ shape, opens, treasure }: Tile) => ({ shape, sides: sides(opens), treasure });

export const handName = (tile: Tile): string =>
  say(tile.treasure ? 'labyrinth-hand-treasure' : 'labyrinth-hand', open(tile));

/** A cell, its tile, and what is on it. */
export function cellName(name: string, tile: Tile | null, { chairs }: View, names: readonly string[]): string {
  const cell = placeName(name);
  if (!tile) return say('labyrinth-bare', { cell });
  const corners = chairs.flatMap(({ corner }, seat) =>
    corner === name ? [say('labyrinth-corner', { name: names[seat]! })] : [],
  );
  const pawns = chairs.flatMap(({ pawn }, seat) =>
    pawn === name ? [say('labyrinth-pawn', { name: names[seat]! })] : [],
  );
  const treasure = tile.treasure ? [treasureName(tile.treasure)] : [];
  return [say('labyrinth-cell', { cell, ...open(tile) }), ...treasure, ...corners, ...pawns].join(', ');
}

/** An arrow, where the tile can be pushed in. */
export function doorName(place: string, { barred }: View): string {
  const door = placeName(place);
  return place === barred ? say('labyrinth-door-barred', { door }) : say('labyrinth-door', { door });
}

/** What a seat still looks for and has found. */
export function chairName(left: number, found: readonly string[]): string {
  if (!found.length) return say('labyrinth-chair', { left });
  return say('labyrinth-chair-found', { left, found: list(found.map(treasureName)) });
}

/** A fact as short lines; whoever sees the table sees cards turn over, and is told of what was played. */
export function describe(fact: Fact, names: readonly string[], voice: Voice): string[] {
  if (fact.kind === 'looked' && voice === 'seen') return [];
  const { treasure, tile, way } = fact;
  const kind = fact.kind === 'walked' && way.length === 1 ? 'stayed' : fact.kind;
  const [cell, door] = [placeName(fact.cell), placeName(fact.door)];
  const values = { who: names[fact.seat ?? 0]!, cell, door, treasure, shape: tile?.shape ?? '' };
  return [say(voice === 'seen' ? `labyrinth-seen-${kind}` : `labyrinth-told-${kind}`, values)];
}

/** What the mover is asked to do. */
export const task = ({ view }: LabyrinthPosition): string =>
  view.did === 'nothing' ? say('labyrinth-task-push') : say('labyrinth-task-walk');
