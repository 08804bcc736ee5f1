// How players take what happens in a game.

import type { Feeling } from './contract';

/** A success of some seats: they are glad, and the others gasp. */
export const success = (of: readonly number[], seats: number): Feeling[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, mood: of.includes(seat) ? 'glad' : 'gasp' }));
