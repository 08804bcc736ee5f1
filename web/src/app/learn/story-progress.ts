// What a board of a story does next.

import type { StoryMoment } from '../../protocol';

export type Verdict = 'reached' | 'wrong' | 'on';

/** Whether the aim is reached, cannot be reached any more, or needs more actions. */
export const verdictOf = ({ reached, advice }: Pick<StoryMoment, 'reached' | 'advice'>): Verdict =>
  reached ? 'reached' : advice ? 'on' : 'wrong';

const FIRST = 2500; // milliseconds until the ghost hand shows what to do on the first board
const LATER = 7000; // and on the others, so that one can find it oneself
const HELP = 2000; // after something that did not lead to the aim

/** How long the ghost hand waits. */
export const patience = (board: number, mistakes: number): number => (mistakes ? HELP : board ? LATER : FIRST);
