// What a game and its players are called, also for a game that has no texts of its own.

import type { Skin } from '../../games/contract';
import { say, sayFirst, sayMore } from '../../shared/texts';

export const gameTitle = (game: string): string => sayFirst([`${game}-title`], game);

/** The name of a player who has typed none: that of the piece, where the game has one. */
export const usualName = (game: string, skin: Skin | null, seat: number, seats: number): string =>
  sayFirst([`${game}-name-${skin?.piece(seat, seats) ?? seat}`], say('player-is', { number: seat + 1 }));

/** The name of a bot as it stands after "against". */
export const rivalName = (bot: string): string => sayMore(`character-${bot.toLowerCase()}`, 'rival') || bot;
