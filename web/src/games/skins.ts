// The list of skins: one line a game, loaded when a page needs it.

import { installArt } from './art';
import type { Skin } from './contract';

type Load = () => Promise<{ readonly skin: Skin<never, never> }>;

export const SKINS: Readonly<Record<string, Load>> = {
  chabyrinthe: () => import('./chabyrinthe/skin'),
  labyrinth: () => import('./labyrinth/skin'),
  'mouse-race': () => import('./mouse-race/skin'),
};

/** A game's skin with its pictures in the document, or null for a game without one. */
export async function skinOf(game: string): Promise<Skin | null> {
  if (!Object.hasOwn(SKINS, game)) return null;
  const { skin } = await SKINS[game]!();
  installArt(game, skin.art);
  return skin as Skin; // whoever asks for the skin of a game shows it positions and facts of that game only
}
