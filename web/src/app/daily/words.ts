// What the game of the day is called, and what is said about a result to friends.

import { day as dayName, say, sayFirst } from '../../shared/texts';
import { gameTitle } from '../setup/game-names';

/** What the game of the day is called. */
export const dailyTitle = (game: string): string => sayFirst([`${game}-daily`], say('daily'));

/** A result as a line for friends, which tells nothing about the game itself. */
export function resultText(game: string, day: string, turns: number, moons: number, all: number, row: number): string {
  const title = `${gameTitle(game)} · ${dailyTitle(game)}`;
  const drawn = '🌕'.repeat(moons) + '🌑'.repeat(all - moons);
  const line = say('daily-result', { title, day: dayName(day), moons: drawn, turns: say('turns', { turns }) });
  return row > 1 ? `${line} · ${say('daily-streak', { count: row })}` : line;
}
