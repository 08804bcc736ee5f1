import { expect, it } from 'vitest';
import type { ChabyrintheCard as Card, ChabyrintheFact as Fact, ChabyrintheView as View } from '../../protocol';
import type { ChabyrinthePosition } from './scene';
import { cellName, describe, doorName, task, topName } from './words';

const ELBOW: Card = { name: 'L0', shape: 'elbow', turn: 0, joins: ['ne'] };
const BRIDGE: Card = { name: 'B0', shape: 'bridge', turn: 0, joins: ['ns', 'ew'] };
const fact = (more: Partial<Fact>) =>
  ({ seat: 1, cell: '', quarters: 0, door: '', card: null, ways: [], place: '', value: 0, ...more }) as Fact;
const said = (more: Partial<Fact>) =>
  (['seen', 'told'] as const).map((voice) => describe(fact(more), ['Ann', 'Ben'], voice).join(' · '));

it('names cards with what they join', () => {
  expect(cellName('b3', ELBOW)).toBe('row 3, column 2, elbow, openings: north and east');
  expect(cellName('b3', null)).toBe('row 3, column 2, empty');
  expect(topName(BRIDGE)).toBe('Next card: bridge, openings: north–south; east–west. Press to turn it');
});

it('names doors with what lies before them', () => {
  const view = { cats: [{ place: 'bn', value: 4 }], homes: ['2e'] } as unknown as View;
  expect(['an', 'bn', '2e'].map((door) => doorName(door, view))).toEqual([
    'the top of column 1: push a card in here',
    'the top of column 2, a cat worth 4: push a card in here',
    'the right end of row 2, a home: push a card in here',
  ]);
});

it('is short for those who see and precise for those who listen', () => {
  expect(said({ kind: 'turned', cell: 'b3', quarters: 2 })).toEqual([
    'Ben turns a card',
    'Ben turns the card at row 3, column 2 half a turn',
  ]);
  expect(said({ kind: 'pushed', door: '4w', card: ELBOW })).toEqual([
    'Ben pushes a card in',
    'Ben pushes a card in at the left end of row 4: elbow',
  ]);
  expect(said({ kind: 'arrived', seat: null, place: 'cs', value: 3 })).toEqual([
    'A cat worth 3 comes along',
    'A cat worth 3 arrives at the bottom of column 3',
  ]);
});

it('tells of each cat that comes home', () => {
  const ways = [
    { place: 'bn', value: 5, home: '2e', cells: [] },
    { place: 'cn', value: 3, home: '2e', cells: [] },
  ];
  expect(said({ kind: 'homed', ways })).toEqual([
    'Ben brings home a cat worth 5! · Ben brings home a cat worth 3!',
    'Ben brings home the cat worth 5: from the top of column 2 to the right end of row 2 · ' +
      'Ben brings home the cat worth 3: from the top of column 3 to the right end of row 2',
  ]);
});

it('says how many actions are left', () => {
  expect(task({ view: { actions: 2, done: 1 } } as ChabyrinthePosition)).toBe('1 action left');
});
