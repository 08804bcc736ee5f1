import { expect, it, vi } from 'vitest';
import { lie } from './art';
import type { MouseRacePosition } from './highlights';
import type { MouseraceFact as Fact } from '../../protocol';
import type { StageParts } from '../../stage/types';
import { held, scene, steps } from './scene';

const chairs = [
  { corner: 'a1', path: [{ cell: 'b1', joins: 'ws' }], exits: ['b2'] },
  { corner: 'm13', path: [], exits: ['l13', 'm12'] },
];
const view = {
  chairs,
  cats: ['e5'],
  cheese: 'g7',
  scent: ['f6'],
  hand: 'straight',
  bag: [1, 2, 3],
  side: [],
  way: [],
  seat: 0,
  winners: [],
};
const offers = [{ action: 's', cell: 'b2', joins: 'ns', exit: 'b3' }];
const position = {
  at: 1,
  names: ['Pip', 'Nell'],
  mover: 0,
  view,
  legal: ['s'],
  offers,
} as unknown as MouseRacePosition;

it('a line lies by the sides that it joins', () => {
  const turns = ['ns', 'we', 'ne', 'se', 'ws', 'nw'].map((joins) => lie(joins));
  expect(turns.map(({ shape }) => shape[0]).join('')).toBe('sscccc');
  expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 0, 1, 2, 3]);
});

it('paths and cats lie on their cells, and every cell has a name', () => {
  const { tiles, targets, highlights } = scene(position);
  expect([...tiles.keys()]).toEqual(['b1', 'e5']);
  expect(targets).toHaveLength(169);
  const names = Object.fromEntries(targets.map(({ spot, name }) => [spot, name]));
  expect([names.a1, names.b1, names.e5, names.g7, names.d4]).toEqual([
    'row 1, column 1, Pip’s mouse',
    'row 1, column 2, Pip’s path, openings: west and south',
    'row 5, column 5, a cat',
    'row 7, column 7, the cheese',
    'row 4, column 4, empty',
  ]);
  expect(targets.filter(({ live }) => live).map(({ spot }) => spot)).toEqual(['b2']);
  expect(highlights.map(({ cell }) => cell)).toEqual(['b2', 'l13', 'm12']);
});

it('a cat in hand lights the side and the way of its victim, in the victim’s colour', () => {
  const cat = { ...view, hand: 'cat', target: 1, side: ['m13', 'm12', 'l12', 'e5'], way: ['l12', 'k11'] };
  const { highlights } = scene({ ...position, view: cat, legal: ['l12', 'k11', 'f6'], offers: [] } as never);
  const symbols = Object.fromEntries(highlights.map(({ cell, floor }) => [cell, floor!.map(({ symbol }) => symbol)]));
  expect(symbols).toMatchObject({
    l12: ['mouse-race-way', 'mouse-race-glow'],
    k11: ['mouse-race-way', 'mouse-race-glow'],
    f6: ['mouse-race-glow'], // the scent area is open to every cat
  });
  expect(highlights.find(({ cell }) => cell === 'm12')!.floor).toMatchObject([{ symbol: 'mouse-race-side' }]);
  expect(highlights.filter(({ cell }) => ['e5', 'm13'].includes(cell))).toEqual([]); // they are taken
  expect(highlights.find(({ cell }) => cell === 'k11')!.floor![0]!.color).toBe('#00573f'); // of the opposite corner
});

it('the tile in hand has the colours of who plays', () => {
  expect(held(position.view)?.tile.marks[0]).toMatchObject({ symbol: 'mouse-race-line-straight-0' });
  expect(held({ ...position.view, hand: null })).toBeNull();
});

it('the mouse that has won runs with the whole board in sight', () => {
  const board = { showAll: vi.fn(), isPreviewed: () => false };
  const laid = { kind: 'laid', seat: 0, cell: 'b2', joins: 'ns' } as unknown as Fact;
  const parts = { board, hold: () => ({ ms: 0 }) } as unknown as StageParts;
  const play = (winners: number[]) => steps(parts, laid, { ...position, view: { ...view, winners } } as never);
  expect(play([])).toHaveLength(2);
  play([0])[2]!.start!();
  expect(board.showAll).toHaveBeenCalled();
});
