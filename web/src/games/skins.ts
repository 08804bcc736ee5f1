// The one table of skins: a game's pictures, words and gestures are loaded when a page needs them.

import type { View } from '../protocol';
import { hang } from './art';
import type { AnySkin } from './skin';

type Load = () => Promise<{ readonly skin: AnySkin }>;

export const SKINS: Readonly<Record<View['game'], Load>> = {
  chabyrinthe: () => import('./chabyrinthe/skin'),
  labyrinth: () => import('./labyrinth/skin'),
  'mouse-race': () => import('./mouse-race/skin'),
};

/** A game's skin with its pictures in the document, or null for a game these pages do not know. */
export async function skinOf(game: string): Promise<AnySkin | null> {
  if (!Object.hasOwn(SKINS, game)) return null;
  const { skin } = await SKINS[game as View['game']]();
  hang(game, skin.art);
  return skin;
}
