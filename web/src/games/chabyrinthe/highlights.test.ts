import { expect, it } from 'vitest';
import type { Tile } from '../../board/scene';
import { art } from './art';
import { beams, lit } from './highlights';

const tile = (shape: string, turn: number): Tile => ({ face: art(shape), turn, under: [], over: [], marks: [] });

it('a way enters and leaves each cell by a side', () => {
  expect(lit({ place: 'cs', home: '3e', cells: ['c4', 'c3', 'd3'] })).toEqual([
    { cell: 'c4', enters: 's', leaves: 'n' },
    { cell: 'c3', enters: 's', leaves: 'e' },
    { cell: 'd3', enters: 'w', leaves: 'e' },
  ]);
});

it('an elbow bends, a tee has arms', () => {
  const part = { cell: 'a1', enters: 'n', leaves: 'w' } as const;
  expect(beams(tile('elbow', 3), part).map(({ symbol, turn }) => [symbol, turn])).toEqual([[art('light-ne'), 3]]);
  expect(beams(tile('tee', 1), part).map(({ symbol, turn }) => [symbol, turn])).toEqual([
    [art('light-n'), 0],
    [art('light-n'), 3],
  ]);
});

it('light runs under a bridge, but not along its upper gutter', () => {
  const bridge = tile('bridge', 0);
  expect(beams(bridge, { cell: 'a1', enters: 'w', leaves: 'e' }).map(({ symbol }) => symbol)).toEqual([
    art('light-ns'),
    art('bridge-over'),
  ]);
  expect(beams(bridge, { cell: 'a1', enters: 'n', leaves: 's' })).toHaveLength(1);
});
