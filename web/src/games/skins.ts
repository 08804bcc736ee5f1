// The list of skins: one line a game, loaded with its pictures when a page needs it.

import chabyrinthe from '../../../meowze/games/chabyrinthe/art.svg?url';
import labyrinth from '../../../meowze/games/labyrinth/art.svg?url';
import mouseRace from '../../../meowze/games/mouse_race/art.svg?url';
import { loadArt } from './art';
import type { Skin } from './contract';

interface Entry {
  readonly pictures: string; // where they are; each symbol is called <game>-<symbol> on the page
  readonly load: () => Promise<{ readonly skin: Skin<never, never> }>;
}

export const SKINS: Readonly<Record<string, Entry>> = {
  chabyrinthe: { pictures: chabyrinthe, load: () => import('./chabyrinthe/skin') },
  labyrinth: { pictures: labyrinth, load: () => import('./labyrinth/skin') },
  'mouse-race': { pictures: mouseRace, load: () => import('./mouse-race/skin') },
};

/** A game's skin with its pictures in the document, or null for a game without one. */
export async function skinOf(game: string): Promise<Skin | null> {
  if (!Object.hasOwn(SKINS, game)) return null;
  const { pictures, load } = SKINS[game]!;
  const [{ skin }] = await Promise.all([load(), loadArt(game, pictures)]);
  return skin as Skin; // whoever asks for the skin of a game shows it positions and facts of that game only
}
