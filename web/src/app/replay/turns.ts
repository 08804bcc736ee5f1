// Turns of a game, as people count them.

import type { Told } from '../../protocol';

/** The turn in which a step lies, counted from 1; the last step of a turn already counts it. */
export const turnOf = (step: number, told: readonly Told[], first: number): number =>
  (told[step - 2]?.turns ?? first) - first + 1;
