// Every word on the pages that does not come from the server, so that translations can take this file's place.

const SIDES: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };
const SHAPES: Record<string, string> = { 'double-elbow': 'double elbow', 'dead-end': 'dead end' };

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

const sides = (join: string): string => [...join].map((side) => SIDES[side]).join(' ');

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const PRESETS: Record<string, readonly [string, string]> = {
  standard: ['Standard', 'Two actions a turn, most points win'],
  kittens: ['Kittens', 'A smaller roof, for a quick game'],
  cooperative: ['Together', 'Everybody brings the cats home'],
  teams: ['Teams', 'Two against two'],
  solitaire: ['Alone', 'In as few turns as you can'],
  french: ['French', 'One may stop earlier'],
  english: ['English', 'One may stop earlier'],
  'russian-2024': ['Russian 2024', 'With 36 cards'],
  '2007': ['2007', 'One action must be a turn'],
};

const SWITCHES: Record<string, string> = {
  deck: 'Gutter cards',
  board: 'Roof',
  mode: 'Who wins',
  actions: 'Actions in a turn',
  must_rotate: 'One action must be a turn of a card',
  inserted: 'A card pushed in',
  shared_home: 'Two cats into one home',
  limit: 'Called off after so many turns (0: never)',
  first: 'Who begins',
};

const WORDS: Record<string, string> = {
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
};

export const texts = {
  title: 'Meowze',
  game: 'Chabyrinthe',
  intro: 'Turn and push the gutters on the roof until every cat has a way home.',
  players: 'How many play?',
  names: 'Who plays?',
  name: (seat: number) => `Name of player ${seat + 1}`,
  cats: ['Otter', 'Heron', 'Fox', 'Badger'],
  kind: 'Which game?',
  preset: (name: string) => PRESETS[name]?.[0] ?? name,
  about: (name: string) => PRESETS[name]?.[1] ?? '',
  more: 'More choices',
  switch: (name: string) => SWITCHES[name] ?? name,
  word: (name: string, word: string) =>
    name === 'first' && /^\d$/.test(word) ? `player ${Number(word) + 1}` : (WORDS[word] ?? word),
  usual: 'as usual',
  start: 'Start',
  goOn: 'Go on with a game',
  board: 'The roof: arrow keys move, Space turns a card or pushes one in, Enter plays the turned card',
  cell: (cell: string, shape: string, joins: readonly string[]) =>
    shape ? `${cell}, ${SHAPES[shape] ?? shape}, open ${list(joins.map(sides))}` : `${cell}, empty`,
  door: (door: string, on: string) => `push a card in at ${door}${on ? `, where ${on} waits` : ''}`,
  cat: (value: number) => `a cat worth ${value}`,
  home: 'a home',
  top: (shape: string, joins: readonly string[]) =>
    `Next card: ${SHAPES[shape] ?? shape}, open ${list(joins.map(sides))}. Press to turn it`,
  next: 'next card',
  tick: 'Play this turn',
  undo: 'Undo',
  stop: 'Stop here',
  new: 'New game',
  again: 'Play again',
  turn: (number: number) => `Turn ${number}`,
  left: (count: number) => `${many(count, 'action', 'actions')} left`,
  pile: (count: number) => `${many(count, 'card', 'cards')} in the pile`,
  strays: (count: number) => `${many(count, 'cat', 'cats')} still to come`,
  points: (count: number) => many(count, 'point', 'points'),
  won: (count: number) => many(count, 'cat', 'cats'),
  toPlay: (name: string) => `${name} to play`,
  seat: (name: string, score: string, active: boolean) => `${name}: ${score}${active ? ', to play' : ''}`,
  wins: (names: readonly string[]) => (names.length > 1 ? `${list(names)} win` : `${names[0]} wins`),
  friend: 'the cats’ best friend',
  friends: 'the cats’ best friends',
  solved: 'Every cat is home',
  unsolved: 'The game was called off',
  turns: (count: number) => `in ${many(count, 'turn', 'turns')}`,
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
  offline: 'Connection lost, trying again',
  gone: 'This table is not here any more.',
  loading: 'Laying the table',
  failed: 'The server does not answer. Please try again.',
};
