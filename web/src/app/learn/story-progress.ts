// What a board of a story does next.

import type { StoryMoment } from '../../protocol';

export type Verdict = 'reached' | 'wrong' | 'on';

/** Whether the aim is reached, cannot be reached any more, or needs more actions. */
export const verdictOf = ({ reached, advice }: Pick<StoryMoment, 'reached' | 'advice'>): Verdict =>
  reached ? 'reached' : advice ? 'on' : 'wrong';

/** What a child is shown that rests: nothing yet, where to look, then how a hand does it. */
export type Help = 'none' | 'glow' | 'hand';

const FIRST = 4000; // milliseconds of rest until something glows on the first board
const LATER = 8000; // and on the others, so that one can find it oneself
const HAND = 5000; // milliseconds from then on until a hand shows how

/** How long the next help waits; what did not lead to the aim brings the first one at once. */
export function patience(board: number, mistakes: number, help: Help): number {
  if (help === 'glow') return HAND;
  return mistakes ? 0 : board ? LATER : FIRST;
}
