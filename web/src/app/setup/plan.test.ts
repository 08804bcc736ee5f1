import { expect, it } from 'vitest';
import type { Box } from '../../games/contract';
import type { GameCard } from '../../protocol';
import {
  linkedPlan,
  presetParts,
  presetsFor,
  recordedSeats,
  requestOf,
  shortPreset,
  valueOf,
  withBot,
  withPerson,
  withPlace,
  withPreset,
  withSeats,
  type Place,
  type Plan,
} from './plan';

const CARD: GameCard = {
  name: 'chabyrinthe',
  seats: [1, 2, 3],
  presets: [
    { name: 'standard', options: '', seats: [2, 3], language: '' },
    { name: 'kittens', options: 'board=3x3', seats: [2, 3], language: '' },
    { name: 'alone', options: 'mode=solitaire', seats: [1], language: '' },
  ],
  switches: [{ name: 'mode', words: ['points', 'solitaire'], allows: '', usual: ['solitaire', 'points', 'points'] }],
  scale: null,
  daily: false,
};
const BOX: Box = {
  age: 6,
  young: null,
  minutes: [15, 30],
  presets: ['standard', 'short'],
  short: { beginner: '', usual: '' },
};
const fresh = (): Place => ({ who: 'here', name: '', level: 2 });
const plan: Plan = { seats: [fresh(), fresh()], preset: 'kittens', options: { board: '3x3' } };
const placed = (some: Plan, seat: number, place: Partial<Place>): Plan => ({
  ...some,
  seats: withPlace(some.seats, seat, place),
});
const usual = (seat: number) => ['Otter', 'Heron', 'Fox'][seat]!;

it('keeps a preset that fits another number of players', () => {
  expect(withSeats(plan, CARD, 3, fresh, 'en')).toMatchObject({ preset: 'kittens', options: { board: '3x3' } });
  expect(withSeats(plan, CARD, 1, fresh, 'en')).toMatchObject({
    seats: [fresh()],
    preset: 'alone',
    options: { mode: 'solitaire' },
  });
});

it('one player alone gets the game for one, whatever else would fit', () => {
  const wide = { ...CARD, presets: CARD.presets.map((preset) => ({ ...preset, seats: [1, ...preset.seats] })) };
  const card = { ...wide, presets: [...wide.presets.slice(0, 2), CARD.presets[2]!] };
  expect(withSeats(plan, card, 1, fresh, 'en')).toMatchObject({ preset: 'alone', options: { mode: 'solitaire' } });
  expect(linkedPlan('seats=1', card, 2, fresh, 'en').preset).toBe('alone');
  expect(linkedPlan('seats=1&preset=kittens', card, 2, fresh, 'en').preset).toBe('kittens');
  expect(withSeats(plan, { ...card, presets: card.presets.slice(0, 2) }, 1, fresh, 'en').preset).toBe('kittens');
});

it('bots differ from each other unless somebody wants it otherwise', () => {
  const bots = [1, 2, 3, 4, 5].map((level) => ({ level, name: String(level) }));
  const four: readonly Place[] = [fresh(), fresh(), fresh(), fresh()];
  const three = [1, 2, 3].reduce((some, seat) => withBot(some, seat, bots), four);
  expect(three.map(({ who, level }) => [who, level])).toEqual([
    ['here', 2],
    ['bot', 2],
    ['bot', 1],
    ['bot', 3],
  ]);
  expect(withBot(three, 2, bots)).toEqual(three);
  expect(withBot(three, 0, bots.slice(0, 3))[0]!.level).toBe(2); // all are taken
});

it('seats somebody of the family with one tap, and lets them stand up with another', () => {
  const family = ['Mia', 'Leo', 'Zoe'];
  const seated = (some: Plan, name: string) => withPerson(some, name, family);
  const names = ({ seats }: Plan) => seats.map(({ name }) => name);
  const two = seated(seated(plan, 'Mia'), 'Leo');
  expect(names(two)).toEqual(['Mia', 'Leo']);
  expect(names(seated(two, 'Zoe'))).toEqual(['Mia', 'Leo']);
  expect(names(seated(two, 'Mia'))).toEqual(['', 'Leo']);
  expect(names(seated(placed(two, 0, { name: 'Guest' }), 'Zoe'))).toEqual(['Zoe', 'Leo']);
  expect(names(seated(placed(plan, 0, { who: 'bot' }), 'Mia'))).toEqual(['', 'Mia']);
});

it('a first game is short: for beginners with rules of their own, otherwise the suggested edition', () => {
  const box = { ...BOX, short: { beginner: 'kittens', usual: '' } };
  expect(shortPreset(CARD, box, 1, 'en')).toBe('kittens');
  expect(shortPreset(CARD, box, 2, 'en')).toBe('standard');
  expect(shortPreset(CARD, undefined, 1, 'en')).toBe('standard');
  expect(shortPreset(EDITIONS, { ...BOX, short: { beginner: 'gone', usual: 'short' } }, 1, 'fr')).toBe('french');
  expect(shortPreset(EDITIONS, { ...BOX, short: { beginner: 'gone', usual: 'short' } }, 3, 'fr')).toBe('short');
});

it('shows the usual rules first, and other editions apart', () => {
  const parts = (seats: number, language: string) =>
    presetParts(presetsFor(EDITIONS, seats, language), BOX).map((part) => part.map(({ name }) => name));
  expect(parts(2, 'en')).toEqual([['english', 'standard', 'short'], []]);
  expect(parts(2, 'de')).toEqual([['standard', 'short'], ['french']]);
  expect(parts(3, 'de')).toEqual([['french'], []]);
});

it('a preset brings its switches', () => {
  expect(withPreset(plan, CARD, 'standard')).toMatchObject({ preset: 'standard', options: {} });
});

it('asks for people by name and for bots by level', () => {
  const mixed = placed(placed(plan, 0, { name: ' Ada ' }), 1, { who: 'bot', level: 4 });
  expect(requestOf(mixed, usual)).toEqual({
    seats: [
      { who: 'here', name: 'Ada' },
      { who: 'bot', level: 4 },
    ],
    options: 'board=3x3',
  });
  expect(requestOf(plan, usual).seats[1]).toEqual({ who: 'here', name: 'Heron' });
});

it('keeps the typed name of somebody at this device when others come by link', () => {
  const online = placed(placed(plan, 0, { name: ' Ada ' }), 1, { who: 'link', name: 'Ben' });
  expect(requestOf(online, usual).seats).toEqual([{ who: 'here', name: 'Ada' }, { who: 'link' }]);
  const nameless = placed(online, 0, { name: '' });
  expect(requestOf(nameless, usual).seats[0]).toEqual({ who: 'here', name: '' });
});

it('takes the choices of a link: seats, bots on the last ones, names, preset and options', () => {
  const { seats, preset, options } = linkedPlan(
    'seats=3&bots=2,5&preset=kittens&options=limit=9&names=Ada',
    CARD,
    2,
    fresh,
    'en',
  );
  expect(seats).toEqual([
    { who: 'here', name: 'Ada', level: 2 },
    { who: 'bot', name: '', level: 2 },
    { who: 'bot', name: '', level: 5 },
  ]);
  expect({ preset, options }).toEqual({ preset: 'kittens', options: { board: '3x3', limit: '9' } });
});

it('takes the usual choices where a link gives none or none that fit', () => {
  expect(linkedPlan('', CARD, 2, fresh, 'en')).toEqual(linkedPlan('seats=7&preset=alone', CARD, 2, fresh, 'en'));
});

const EDITIONS: GameCard = {
  ...CARD,
  presets: [
    { name: 'standard', options: '', seats: [2], language: '' },
    { name: 'short', options: 'cards=4', seats: [2], language: '' },
    { name: 'german', options: '', seats: [2], language: 'de' },
    { name: 'french', options: 'stop=yes,first=0', seats: [2, 3], language: 'fr' },
    { name: 'english', options: 'stop=yes', seats: [2, 3], language: 'en' },
  ],
};
const offered = (seats: number, language: string) => presetsFor(EDITIONS, seats, language).map(({ name }) => name);

it('offers the edition of the language first where it differs, and each set of options once', () => {
  expect(offered(2, 'en')).toEqual(['english', 'standard', 'short']);
  expect(offered(2, 'fr')).toEqual(['french', 'standard', 'short']);
  expect(offered(2, 'de')).toEqual(['standard', 'short', 'french']);
  expect(offered(3, 'de')).toEqual(['french']);
  expect(linkedPlan('', EDITIONS, 2, fresh, 'en')).toMatchObject({ preset: 'english', options: { stop: 'yes' } });
  expect(linkedPlan('preset=german', EDITIONS, 2, fresh, 'en').preset).toBe('german');
});

it('knows the value of an option that nobody has chosen', () => {
  expect(valueOf(plan, CARD, 'mode')).toBe('points');
  expect(valueOf({ ...plan, seats: [fresh()] }, CARD, 'mode')).toBe('solitaire');
  expect(valueOf({ ...plan, options: { mode: 'solitaire' } }, CARD, 'mode')).toBe('solitaire');
});

it('a game is played on by those who played it: bots by their names, people at this device', () => {
  const bots = [1, 2].map((level) => ({ level, name: ['pip', 'mochi'][level - 1]! }));
  expect(recordedSeats(['Ada', 'Pip', 'Pip', 'Mochi', 'A name that is too long'], bots, 4)).toEqual([
    { who: 'here', name: 'Ada', level: 4 },
    { who: 'bot', name: '', level: 1 },
    { who: 'bot', name: '', level: 1 },
    { who: 'bot', name: '', level: 2 },
    { who: 'here', name: 'A name that is t', level: 4 },
  ]);
});
