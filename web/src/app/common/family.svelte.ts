// The people who play on this device, kept in its storage only: a name, a face, the bot they like to play against.

import { newId } from '../../shared/ids';
import { read, write } from './storage';

const KEY = 'meowze.family';
export const MOST_PEOPLE = 6;
export const LONGEST_NAME = 16;
export const ANIMALS = [
  'cat',
  'mouse',
  'fox',
  'owl',
  'hare',
  'bear',
  'frog',
  'hedgehog',
  'duck',
  'otter',
  'bee',
  'turtle',
] as const;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly animal: string;
  readonly level: number; // of the bot
  readonly game: string; // that was played last, or empty
}

let people = $state.raw<readonly Person[]>(read<Person[]>(KEY, []));

/** Everybody who is known on this device. */
export const family = (): readonly Person[] => people;

/** Those who have a name by now. */
export const named = (): readonly Person[] => people.filter(({ name }) => name.trim());

/** Somebody new with a face that nobody has yet; null where there is no room for more. */
export function addPerson(): Person | null {
  if (people.length >= MOST_PEOPLE) return null;
  const animal = ANIMALS.find((face) => people.every((known) => known.animal !== face))!;
  const person = { id: newId(8), name: '', animal, level: 1, game: '' };
  keep([...people, person]);
  return person;
}

export const changePerson = (id: string, part: Partial<Omit<Person, 'id'>>): void =>
  keep(people.map((person) => (person.id === id ? { ...person, ...part } : person)));

export const removePerson = (id: string): void => keep(people.filter((person) => person.id !== id));

/** Forget those who were added but never named. */
export const forgetNameless = (): void => keep(named());

function keep(all: readonly Person[]): void {
  people = all;
  write(KEY, all);
}
