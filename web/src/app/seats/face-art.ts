// Pictures of who sits at a table: the faces of bots, the animals of people, a cat for each phrase.

import animals from '../../../../meowze/art/animals.svg?raw';
import faces from '../../../../meowze/art/faces.svg?raw';
import phrases from '../../../../meowze/art/phrases.svg?raw';
import type { Stamp } from '../../board/scene';
import { installArt } from '../../games/art';
import type { SeatCard } from '../../protocol';
import type { Mood } from './bot-moods.svelte';

/** Put the faces into the document, once. */
export function installFaces(): void {
  installArt('faces', faces);
  installArt('animals', animals);
  installArt('phrases', phrases);
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
