import { expect, it } from 'vitest';
import type { LabyrinthFact as Fact, LabyrinthTile as Tile, LabyrinthView as View } from '../../protocol';
import type { LabyrinthPosition } from './scene';
import { cellName, chairName, describe, doorName, task } from './words';

const CURVE = { name: 'L0m', shape: 'corner', turn: 0, opens: 'ne', treasure: 'owl' } as Tile;
const VIEW = { chairs: [{ corner: 'a1', pawn: 'b3' }], barred: 'ds', did: 'nothing' } as unknown as View;
const said = (more: Partial<Fact>) => {
  const fact = { seat: 0, cell: '', door: '', treasure: '', tile: null, way: [], ...more } as unknown as Fact;
  return (['seen', 'told'] as const).map((voice) => describe(fact, ['Ann'], voice)[0]);
};

it('names squares with what is on them', () => {
  expect(cellName('b3', CURVE, VIEW, ['Ann'])).toBe(
    'row 3, column 2, curve, openings: north and east, owl, Ann’s pawn',
  );
  expect(cellName('a1', { ...CURVE, treasure: '' }, VIEW, ['Ann'])).toContain('Ann’s corner');
  expect(cellName('a2', null, VIEW, ['Ann'])).toBe('row 2, column 1, empty');
});

it('names arrows', () => {
  expect(doorName('2e', VIEW)).toBe('Arrow at the right end of row 2: push the tile in here');
  expect(doorName('ds', VIEW)).toBe('Arrow at the bottom of column 4, barred: that would undo the last push');
});

it('is short for those who see and precise for those who listen', () => {
  expect(said({ kind: 'pushed', door: 'bn', tile: CURVE })).toEqual([
    'Ann pushes the maze',
    'Ann pushes the tile in at the top of column 2: curve',
  ]);
  expect(said({ kind: 'walked', cell: 'c3', way: ['b3', 'c3'] })).toEqual([
    'Ann walks',
    'Ann walks to row 3, column 3',
  ]);
  expect(said({ kind: 'walked', cell: 'b3', way: ['b3'] })).toEqual(['Ann stays', 'Ann stays at row 3, column 2']);
  expect(said({ kind: 'found', treasure: 'owl' })).toEqual(['Ann finds a treasure: owl!', 'Ann finds a treasure: owl']);
  expect(said({ kind: 'looked' })).toEqual([undefined, 'Ann looks at a card']);
});

it('says what is to be done, and what is left to find', () => {
  const asked = (did: View['did']) => task({ view: { ...VIEW, did } } as LabyrinthPosition);
  expect([asked('nothing'), asked('push')]).toEqual(['push the tile in at an arrow', 'walk, or stay where you are']);
  expect([chairName(2, []), chairName(1, ['owl']), chairName(0, ['owl', 'bat'])]).toEqual([
    '2 treasures to find',
    '1 treasure to find, found: owl',
    'all treasures found: owl and bat',
  ]);
});
