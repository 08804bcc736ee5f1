// Setting up a position of Mouse race, in words and pictures.

import { stampsOf } from '../../board/scene';
import { say } from '../../shared/texts';
import type { SetupThing, SetupWords } from '../contract';
import { plainDraw, plainPlace, plainThing } from '../setup-words';
import { handCat, handTile, picture, piece } from './art';

/** A tile as it lies in the hand of a mouse. */
function tile(mouse: number, kind: string): SetupThing {
  const drawn = kind === 'cat' ? handCat(null) : handTile(mouse, kind as 'straight' | 'curve');
  return { name: say('shape', { shape: kind }), stamps: stampsOf(drawn) };
}

export const words: SetupWords = {
  place: (place) => (place === 'hand' ? say('mouse-race-setup-hand') : plainPlace(place)),
  thing(place, what, names) {
    const [, seat] = /^path-([0-9])$/.exec(what) ?? [];
    const mouse = piece(Number(seat ?? 0), names.length);
    if (seat) {
      return { name: say('setup-path', { name: names[Number(seat)] ?? '' }), stamps: picture(`mouse-${mouse}`) };
    }
    return plainThing(place, what, names) ?? tile(mouse, what);
  },
  draw: (outcome, names) => plainDraw(outcome, names) ?? tile(0, outcome),
};
