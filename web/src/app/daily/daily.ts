// The games of the day that were played on this device, and what they come to.

import { read, write } from '../common/storage';

const KEY = 'meowze.daily';
const MOST_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;
const LAST_DAYS = 7;

/** What this device knows of the game of one day. */
export interface Played {
  readonly room: string; // where it was played last
  readonly turns: number; // of the best result; 0 before it was solved
  readonly hints: number; // in that one
  readonly solved: string; // the table where it was played; empty before
}

type Days = Readonly<Record<string, Played>>; // by day, such as 2026-11-16

/** The games of the day of this device. */
export const playedDays = (game: string): Days => read<Record<string, Days>>(KEY, {})[game] ?? {};

function keep(game: string, day: string, played: Played): void {
  const all = read<Record<string, Days>>(KEY, {});
  const days = Object.entries({ ...all[game], [day]: played }).sort(([a], [b]) => (a < b ? 1 : -1));
  write(KEY, { ...all, [game]: Object.fromEntries(days.slice(0, MOST_DAYS)) });
}

/** A table was opened for the game of a day. */
export const rememberOpened = (game: string, day: string, room: string): void =>
  keep(game, day, { turns: 0, hints: 0, solved: '', ...playedDays(game)[day], room });

/** The game of a day was solved; a better result of that day stays. */
export function rememberSolved(game: string, day: string, room: string, turns: number, hints: number): void {
  const known = playedDays(game)[day];
  const better = !known?.turns || turns < known.turns || (turns === known.turns && hints < known.hints);
  if (better) keep(game, day, { room, turns, hints, solved: room });
}

/** How many moons so many turns are worth, where these are the most for all, for one fewer, and so on. */
export const moonsOf = (turns: number, most: readonly number[]): number =>
  1 + most.filter((each) => turns <= each).length;

/** The day so many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** How many days in a row were solved up to today; today itself may still come. */
export function streak(days: Days, today: string): number {
  const solved = (before: number) => !!days[daysBefore(today, before)]?.turns;
  const first = solved(0) ? 0 : 1;
  let count = 0;
  while (solved(first + count)) count += 1;
  return count;
}

/** The last days, today last. */
export const lastDays = (today: string): string[] =>
  Array.from({ length: LAST_DAYS }, (_, k) => daysBefore(today, LAST_DAYS - 1 - k));
