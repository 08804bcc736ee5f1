// What this device remembers: its secret, the last tables, names and game. Nothing breaks where storage is barred.

import { newId } from './ids';

const ROOMS = 'meowze.rooms';
const NAMES = 'meowze.names';
const GAME = 'meowze.game';
const TOKEN = 'meowze.token';
const LEVEL = 'meowze.level';
const SHOWN = 'meowze.shown';
const MOST = 5;

export interface Remembered {
  readonly room: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly when: number;
}

export const rooms = (): Remembered[] => read<Remembered[]>(ROOMS, []);

/** Put a table first in the list of last tables. */
export function remember(room: string, game: string, names: readonly string[]): void {
  const others = rooms().filter((known) => known.room !== room);
  write(ROOMS, [{ room, game, names, when: Date.now() }, ...others].slice(0, MOST));
}

export function forget(room: string): void {
  write(
    ROOMS,
    rooms().filter((known) => known.room !== room),
  );
}

/** The names that were given last, by seat; empty where none was. */
export const names = (): string[] => read<string[]>(NAMES, []);

export const rememberNames = (names: readonly string[]): void => write(NAMES, names);

/** The game that was chosen last, or nothing. */
export const game = (): string => read(GAME, '');

export const rememberGame = (name: string): void => write(GAME, name);

/** The level of the bot that was played against last. */
export const level = (): number => read(LEVEL, 1);

export const rememberLevel = (level: number): void => write(LEVEL, level);

/** The gestures that somebody on this device has been shown and has made. */
export const shown = (): string[] => read<string[]>(SHOWN, []);

export const rememberShown = (gestures: readonly string[]): void => write(SHOWN, gestures);

const BESTS = 'meowze.bests';
const RECORD = 'meowze.record';

/** The fewest turns in which this device solved such a game, or nothing. */
export const personalBest = (kind: string): number | null => read<Record<string, number>>(BESTS, {})[kind] ?? null;

/** Keep a result if none is better. */
export function rememberBest(kind: string, turns: number): void {
  const known = read<Record<string, number>>(BESTS, {});
  if (turns < (known[kind] ?? Infinity)) write(BESTS, { ...known, [kind]: turns });
}

/** The record that was brought here last, so that it can be brought again after a restart. */
export const brought = (): string => read(RECORD, '');

export const rememberBrought = (text: string): void => write(RECORD, text);

let secret = '';

/** The secret by which a room knows this device again; it is sent to rooms and shown to nobody. */
export function token(): string {
  secret ||= read(TOKEN, '') || newId(16) + newId(16);
  write(TOKEN, secret);
  return secret;
}

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
