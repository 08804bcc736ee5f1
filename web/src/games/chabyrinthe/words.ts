// The words of Chabyrinthe.

import { list, many, shape, sides } from '../../texts';
import type { Words } from '../skin';

export const words: Words = {
  title: 'Chabyrinthe',
  intro: 'Turn and push the gutters on the roof until every cat has a way home.',
  names: ['Otter', 'Heron', 'Fox', 'Badger'],
  board: 'The roof: arrow keys move, Space turns a card or pushes one in, Enter plays the turned card',
  presets: {
    standard: ['Standard', 'Two actions a turn, most points win'],
    kittens: ['Kittens', 'A smaller roof, for a quick game'],
    cooperative: ['Together', 'Everybody brings the cats home'],
    teams: ['Teams', 'Two against two'],
    solitaire: ['Alone', 'In as few turns as you can'],
    french: ['French', 'One may stop earlier'],
    english: ['English', 'One may stop earlier'],
    'russian-2024': ['Russian 2024', 'With 36 cards'],
    '2007': ['2007', 'One action must be a turn'],
  },
  switches: {
    deck: 'Gutter cards',
    board: 'Roof',
    mode: 'Who wins',
    actions: 'Actions in a turn',
    must_rotate: 'One action must be a turn of a card',
    inserted: 'A card pushed in',
    shared_home: 'Two cats into one home',
    limit: 'Called off after so many turns (0: never)',
    first: 'Who begins',
  },
  options: {
    '26': '26 cards',
    '36': '36 cards',
    '4x4': '4 × 4',
    '3x3': '3 × 3, kittens',
    points: 'most points',
    teams: 'two teams',
    cooperative: 'all together',
    solitaire: 'alone',
    'exactly-two': 'exactly two',
    'at-most-two': 'two at most',
    free: 'is turned as you like',
    'as-it-lies': 'goes in as it lies',
    'one-place': 'home moves one place',
    'each-cat': 'one place for each cat',
    lot: 'by lot',
  },
  numbers: {},
};

export const says = {
  cell: (cell: string, form: string, joins: readonly string[]) =>
    form ? `${cell}, ${shape(form)}, open ${list(joins.map(sides))}` : `${cell}, empty`,
  door: (door: string, on: string) => `push a card in at ${door}${on ? `, where ${on} waits` : ''}`,
  cat: (value: number) => `a cat worth ${value}`,
  home: 'a home',
  top: (form: string, joins: readonly string[]) =>
    `Next card: ${shape(form)}, open ${list(joins.map(sides))}. Press to turn it`,
  stop: 'Stop',
  left: (count: number) => `${many(count, 'action', 'actions')} left`,
  pile: (count: number) => `${many(count, 'card', 'cards')} in the pile`,
  strays: (count: number) => `${many(count, 'cat', 'cats')} still to come`,
  points: (count: number) => many(count, 'point', 'points'),
  won: (count: number) => many(count, 'cat', 'cats'),
  friend: 'the cats’ best friend',
  friends: 'the cats’ best friends',
  solved: 'Every cat is home',
  verdicts: [
    '',
    'Nobody on these roofs is quicker',
    'The cats will tell of this night for years',
    'As sure-footed as a cat',
    'A purr from every window',
    'All home before the milk came',
    'Well, the cats enjoyed the walk',
    'The sun is up, and so are the cats',
  ],
};
