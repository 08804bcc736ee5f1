import { beforeEach, expect, it } from 'vitest';
import animals from '../../../../meowze/art/animals.svg?raw';
import {
  addPerson,
  ANIMALS,
  changePerson,
  family,
  forgetNameless,
  MOST_PEOPLE,
  named,
  removePerson,
} from './family.svelte';
import { read } from './storage';

beforeEach(() => family().forEach(({ id }) => removePerson(id)));

it('keeps up to six people, each with a face of their own, on this device', () => {
  const added = Array.from({ length: MOST_PEOPLE + 1 }, addPerson);
  expect(added.at(-1)).toBeNull();
  expect(new Set(family().map(({ animal }) => animal)).size).toBe(MOST_PEOPLE);
  changePerson(added[0]!.id, { name: 'Mia', level: 3 });
  expect(read<unknown[]>('meowze.family', [])[0]).toMatchObject({ name: 'Mia', level: 3, animal: 'cat' });
});

it('forgets those who got no name, and whoever is removed', () => {
  const [mia, nobody] = [addPerson()!, addPerson()!];
  changePerson(mia.id, { name: 'Mia' });
  expect(named().map(({ name }) => name)).toEqual(['Mia']);
  forgetNameless();
  expect(family().some(({ id }) => id === nobody.id)).toBe(false);
  removePerson(mia.id);
  expect(read<unknown[]>('meowze.family', ['?'])).toEqual([]);
});

it('has a picture of each animal', () => {
  expect(ANIMALS.filter((animal) => !animals.includes(`id="${animal}"`))).toEqual([]);
});
