// Setting up a position of Chabyrinthe, in words and pictures.

import { say } from '../../shared/texts';
import type { SetupThing, SetupWords } from '../contract';
import { plainDraw, plainPlace, plainThing } from '../setup-words';
import { art, cardBase, cat, home } from './art';

/** A cat of a value, or one that goes back to its pile. */
function catThing(kind: string, value: number): SetupThing {
  const name = say('chabyrinthe-keepsake', { value });
  return { name: kind === 'back' ? say('setup-back', { what: name }) : name, stamps: cat(value, 0) };
}

const SHAPES: Readonly<Record<string, string>> = {
  L: 'elbow',
  I: 'straight',
  T: 'tee',
  X: 'cross',
  B: 'bridge',
  D: 'double-elbow',
  U: 'dead-end',
};

const card = (shape: string, turn = 0): SetupThing => ({
  name: say('shape', { shape }),
  stamps: [...cardBase, { symbol: art(shape), turn }],
});

export const words: SetupWords = {
  place: (place, names) =>
    place.startsWith('won-') ? say('setup-won', { name: names[Number(place.slice(4))] ?? '' }) : plainPlace(place),
  thing(place, what, names) {
    const [, kind, value] = /^(cat|back)-([0-9])$/.exec(what) ?? [];
    if (kind && value) return catThing(kind, Number(value));
    if (what === 'home') return { name: say('setup-home'), stamps: home };
    return plainThing(place, what, names) ?? card(what);
  },
  draw(outcome, names) {
    const [, value] = /^cat([0-9])$/.exec(outcome) ?? [];
    if (value) return catThing('cat', Number(value));
    return plainDraw(outcome, names) ?? card(SHAPES[outcome[0]!] ?? '', Number(outcome[1]));
  },
};
