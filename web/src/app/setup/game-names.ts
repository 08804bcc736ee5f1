// What a game and its players are called, also for a game that has no texts of its own.

import { say, sayFirst } from '../../shared/texts';

export const gameTitle = (game: string): string => sayFirst([`${game}-title`], game);

/** The name of a player who has typed none. */
export const usualName = (game: string, seat: number): string =>
  sayFirst([`${game}-name-${seat}`], say('player-is', { number: seat + 1 }));
