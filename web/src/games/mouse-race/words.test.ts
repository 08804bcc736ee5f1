import { expect, it } from 'vitest';
import type { MouseraceFact as Fact, MouseraceView as View } from '../../protocol';
import type { MouseRacePosition } from './highlights';
import { describe, liveName, task } from './words';

const said = (more: Partial<Fact>) => {
  const fact = { seat: 0, cell: '', tile: null, target: null, ...more } as Fact;
  return (['seen', 'told'] as const).map((voice) => describe(fact, ['Ann', 'Ben'], voice)[0]);
};

it('is short for those who see and precise for those who listen', () => {
  expect(said({ kind: 'laid', cell: 'c2', tile: 'curve' })).toEqual([
    'Ann lays a curve',
    'Ann lays a curve at row 2, column 3',
  ]);
  expect(said({ kind: 'cat-laid', cell: 'm13', target: 1 })).toEqual([
    'Ann puts a cat in Ben’s way',
    'Ann puts a cat in Ben’s way at row 13, column 13',
  ]);
  expect(said({ kind: 'took-cat', cell: 'a4' })).toEqual([
    'Ann takes a cat away',
    'Ann misses a turn and takes away the cat at row 4, column 1',
  ]);
  expect(said({ kind: 'drew' })).toEqual([undefined, undefined]);
});

it('names squares where something can be played', () => {
  const view = { cats: ['b1'], scent: ['g6'], hand: null } as unknown as View;
  expect(liveName('b1', view)).toBe('row 1, column 2, a cat, which you may take away instead of drawing');
  expect(liveName('g6', { ...view, hand: 'curve' })).toBe('row 6, column 7, scent area, your tile can lie here');
});

it('says what is to be done', () => {
  const asked = (hand: View['hand'], side: string[] = [], way: string[] = []) =>
    task({ view: { hand, side, way, target: 1 }, names: ['Ann', 'Ben'] } as unknown as MouseRacePosition);
  expect([asked(null), asked('curve')]).toEqual([
    'draw a tile, or miss a turn',
    'lay the curve at the end of your path',
  ]);
  expect([asked('cat', ['m1'], ['l2']), asked('cat', ['m1']), asked('cat', [], ['l2']), asked('cat')]).toEqual([
    'put the cat in Ben’s way, on Ben’s side or between mouse and cheese',
    'put the cat in Ben’s way, on Ben’s side',
    'put the cat in Ben’s way, between mouse and cheese',
    'put the cat in Ben’s way, anywhere you like',
  ]);
});
