import { expect, it } from 'vitest';
import type { GameCard } from '../../protocol';
import {
  linkedPlan,
  presetsFor,
  requestOf,
  valueOf,
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
};
const fresh = (): Place => ({ who: 'here', name: '', level: 2 });
const plan: Plan = { seats: [fresh(), fresh()], preset: 'kittens', options: { board: '3x3' } };
const usual = (seat: number) => ['Otter', 'Heron', 'Fox'][seat]!;

it('keeps a preset that fits another number of players', () => {
  expect(withSeats(plan, CARD, 3, fresh, 'en')).toMatchObject({ preset: 'kittens', options: { board: '3x3' } });
  expect(withSeats(plan, CARD, 1, fresh, 'en')).toMatchObject({
    seats: [fresh()],
    preset: 'alone',
    options: { mode: 'solitaire' },
  });
});

it('a preset brings its switches', () => {
  expect(withPreset(plan, CARD, 'standard')).toMatchObject({ preset: 'standard', options: {} });
});

it('asks for people by name and for bots by level', () => {
  const mixed = withPlace(withPlace(plan, 0, { name: ' Ada ' }), 1, { who: 'bot', level: 4 });
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
  const online = withPlace(withPlace(plan, 0, { name: ' Ada ' }), 1, { who: 'link', name: 'Ben' });
  expect(requestOf(online, usual).seats).toEqual([{ who: 'here', name: 'Ada' }, { who: 'link' }]);
  const nameless = withPlace(online, 0, { name: '' });
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
