// Words that all games share when a position is set up by hand.

import { say } from '../shared/texts';
import type { SetupThing } from './contract';

/** Something beside the board: whose turn it is, the tile in hand and so on. */
export const plainPlace = (place: string): string => say('setup-place', { place });

/** Nothing, a seat, or what was done in this turn; null for what only the game itself knows. */
export function plainThing(place: string, what: string, names: readonly string[]): SetupThing | null {
  if (place === 'seat') return { name: names[Number(what)] ?? '', stamps: [] };
  if (place === 'did') return { name: say('setup-did', { did: what }), stamps: [] };
  return what === 'nothing' ? { name: say('setup-nothing'), stamps: [] } : null;
}

/** The lot for the first player; null for what only the game itself knows. */
export function plainDraw(outcome: string, names: readonly string[]): SetupThing | null {
  const [, seat] = /^seat([0-9])$/.exec(outcome) ?? [];
  return seat ? { name: names[Number(seat)] ?? '', stamps: [] } : null;
}
