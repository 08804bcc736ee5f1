// The words of Labyrinth.

import { list, many, shape, sides } from '../../texts';
import type { Words } from '../skin';

export const words: Words = {
  title: 'Labyrinth',
  intro: 'Push the maze about, walk to your treasures, and be the first one back.',
  names: ['Fox', 'Rabbit', 'Frog', 'Bear'],
  board: 'The maze: arrow keys move, Space or Enter pushes the tile in at a door or walks to a cell',
  presets: {
    standard: ['Standard', 'Find all your treasures, then go back to your corner'],
    short: ['Short', 'Four treasures each, then back to your corner'],
    'young-children': ['Young children', 'You see all your cards and find them in any order'],
    'young-children-short': ['Little ones', 'Three treasures each, all seen, and no way back'],
    'newer-editions': ['Newer editions', 'You look at your next card at once'],
    'other-tiles': ['Other tiles', 'One more corner, one straight less'],
  },
  switches: {
    tiles: 'Loose tiles: straight, corner, tee',
    secrets: 'Treasures for each player',
    cards: 'Your cards',
    next_card: 'The next card is seen',
    finish: 'Where it ends',
    limit: 'Called off after so many turns (0: never)',
    first: 'Who begins',
  },
  options: {
    '13/15/6': '13, 15, 6',
    '12/16/6': '12, 16, 6',
    all: 'all there are',
    top: 'one after the other',
    open: 'all at once, in any order',
    'next-turn': 'in the next turn',
    'at-once': 'at once',
    corner: 'in your own corner',
    anywhere: 'at the last treasure',
    lot: 'by lot',
  },
  numbers: { secrets: ['1', '2', '3', '4', '5', '6'] },
};

export const says = {
  cell: (cell: string, form: string, opens: string, on: readonly string[]) =>
    form ? [`${cell}, ${shape(form)}, open ${sides(opens)}`, ...on].join(', ') : `${cell}, empty`,
  pawn: (name: string) => `pawn of ${name}`,
  corner: (name: string) => `corner of ${name}`,
  door: (door: string) => `push the tile in at ${door}`,
  barredDoor: (door: string) => `door ${door}, barred: that would undo the last push`,
  hand: (form: string, opens: string, treasure: string) =>
    `Tile in hand: ${shape(form)}, open ${sides(opens)}${treasure ? `, ${treasure}` : ''}. Press to turn it`,
  chair: (left: number, found: readonly string[]) =>
    `${many(left, 'treasure', 'treasures')} to find${found.length ? `, found ${list(found)}` : ''}`,
  stay: 'Stay',
  barred: 'That would undo the last push',
  noWay: 'No open way leads there',
  pushFirst: 'First push the tile in at one of the arrows',
  pushed: 'The maze has been pushed: now walk, or stay',
  toPush: (name: string) => `${name} pushes`,
  toWalk: (name: string) => `${name} walks`,
  peek: 'Hold to look',
  peekAt: (name: string) => `Look at the cards of ${name}: hold this button`,
  pass: (name: string) => `Pass to ${name}`,
  home: 'All found: back to your corner',
  found: 'All treasures found',
  wonBy: 'with every treasure found',
};
