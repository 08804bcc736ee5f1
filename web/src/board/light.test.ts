import { expect, it } from 'vitest';
import { beams, lit } from './light';
import type { Tile } from './scene';

const tile = (symbol: string, turn: number, more: Partial<Tile> = {}): Tile => ({ symbol, turn, curved: false, ...more });

it('a way enters and leaves each cell by a side', () => {
  expect(lit({ from: 'cs', to: '3e', cells: ['c4', 'c3', 'd3'] })).toEqual([
    { cell: 'c4', enters: 's', leaves: 'n' },
    { cell: 'c3', enters: 's', leaves: 'e' },
    { cell: 'd3', enters: 'w', leaves: 'e' },
  ]);
});

it('an elbow bends, a tee has arms', () => {
  const part = { cell: 'a1', enters: 'n', leaves: 'w' } as const;
  expect(beams(tile('elbow', 3, { curved: true }), part).map(({ symbol, turn }) => [symbol, turn])).toEqual([['light-ne', 3]]);
  expect(beams(tile('tee', 1), part).map(({ symbol, turn }) => [symbol, turn])).toEqual([
    ['light-n', 0],
    ['light-n', 3],
  ]);
});

it('light runs under a bridge, but not along its upper gutter', () => {
  const bridge = tile('bridge', 0, { over: 'bridge-over' });
  expect(beams(bridge, { cell: 'a1', enters: 'w', leaves: 'e' }).map(({ symbol }) => symbol)).toEqual([
    'light-ns',
    'bridge-over',
  ]);
  expect(beams(bridge, { cell: 'a1', enters: 'n', leaves: 's' })).toHaveLength(1);
});
