// Pictures of who sits at a table: the faces of bots, the animals of people, a cat for each phrase.

import animals from '../../../../meowze/art/animals.svg?url';
import faces from '../../../../meowze/art/faces.svg?url';
import phrases from '../../../../meowze/art/phrases.svg?url';
import type { Stamp } from '../../board/scene';
import { loadArt } from '../../games/art';
import type { SeatCard } from '../../protocol';
import type { Mood } from './bot-moods.svelte';

/** Load the faces into the document, once; until then their places are empty. */
export function installFaces(): void {
  for (const [name, place] of Object.entries({ faces, animals, phrases })) loadArt(name, place).catch(() => undefined);
}

/** The face of the bot with this name: as usual, or in a mood. */
export const botFace = (name: string, mood: Mood | 'thinks' | '' = ''): readonly Stamp[] => [
  { symbol: `faces-${name.toLowerCase()}${mood && `-${mood}`}` },
];

export const animalFace = (animal: string): readonly Stamp[] => [{ symbol: `animals-${animal}` }];

export const phraseFace = (phrase: string): readonly Stamp[] => [{ symbol: `phrases-${phrase}` }];

/** The face of who sits on a seat. */
export const faceOf = ({ who, name, animal }: SeatCard): readonly Stamp[] =>
  who === 'bot' ? botFace(name) : animalFace(animal);
