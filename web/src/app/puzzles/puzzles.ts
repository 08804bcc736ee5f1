// Which puzzle comes next, and what is asked in it.

import type { PuzzleList, PuzzleSheet } from '../../protocol';
import { say } from '../../shared/texts';

export const STRENGTHS = [1, 2, 3];

/** Today by UTC, as everywhere on earth. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** The ids of a theme and strength. */
export const idsOf = ({ ids, strengths }: PuzzleList, theme: string, strength: number): string[] =>
  ids.filter((id, k) => themeOf(id) === theme && Number(strengths[k]) === strength);

/** The theme in an id such as `chain-17`. */
export const themeOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** The next puzzle of the same theme and strength, if possible one not solved yet; null if there is no other. */
export function nextOf(list: PuzzleList, id: string, solved: readonly string[]): string | null {
  const at = list.ids.indexOf(id);
  const alike = idsOf(list, themeOf(id), Number(list.strengths[at]));
  const own = alike.indexOf(id);
  const others = [...alike.slice(own + 1), ...alike.slice(0, Math.max(own, 0))];
  return others.find((other) => !solved.includes(other)) ?? others[0] ?? null;
}

/** What is to be done in a puzzle. */
export const taskOf = (game: string, { theme, turns, told }: PuzzleSheet): string =>
  say(`${game}-puzzle-${theme}`, { ...told, turns });
