// Setting up a position of Labyrinth, in words and pictures.

import { medallion, treasures } from '../../../../meowze/games/labyrinth/art.json';
import { isPlace } from '../../board/geometry';
import { say } from '../../shared/texts';
import type { SetupWords } from '../contract';
import { placeName } from '../places';
import { plainDraw, plainPlace, plainThing } from '../setup-words';
import { art, picture, piece, treasure } from './art';
import { treasureName } from './words';

const SHAPES: Readonly<Record<string, string>> = { L: 'corner', I: 'straight', T: 'tee' };

/** The treasure that a letter stands for; empty for none. */
const lettered = (letter: string): string => treasures[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? '';

export const words: SetupWords = {
  place(place, names) {
    const [, kind, seat] = /^(cards|found)-([0-9])$/.exec(place) ?? [];
    if (!kind) return plainPlace(place);
    return say(kind === 'cards' ? 'setup-cards' : 'setup-found', { name: names[Number(seat)] ?? '' });
  },
  thing(place, what, names) {
    const [, seat] = /^pawn-([0-9])$/.exec(what) ?? [];
    if (seat) {
      const pawn = picture(`pawn-${piece(Number(seat), names.length)}`);
      return { name: say('labyrinth-pawn', { name: names[Number(seat)] ?? '' }), stamps: pawn };
    }
    if (treasures.includes(what)) return { name: treasureName(what), stamps: treasure(what) };
    if (isPlace(what)) return { name: placeName(what), stamps: [] };
    if (what === 'nothing' && !['did', 'last'].includes(place)) return { name: say('setup-no-treasure'), stamps: [] };
    return plainThing(place, what, names) ?? { name: say('shape', { shape: what }), stamps: [{ symbol: art(what) }] };
  },
  draw(outcome, names) {
    const [, card] = /^card-([a-x])$/.exec(outcome) ?? [];
    if (card) return { name: treasureName(lettered(card)), stamps: treasure(lettered(card)) };
    const [shape, found] = [SHAPES[outcome[0]!] ?? '', lettered(outcome[2] ?? '')];
    const tile = [{ symbol: art(shape), turn: Number(outcome[1]) }, ...(found ? treasure(found, medallion) : [])];
    const name = [say('shape', { shape }), ...(found ? [treasureName(found)] : [])].join(', ');
    return plainDraw(outcome, names) ?? { name, stamps: tile };
  },
};
