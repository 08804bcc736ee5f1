// What this device remembers in localStorage. Everything works without it, only forgetfully.

import { newId } from '../../shared/ids';
import { site } from '../../shared/site';
import { readCopy, writeCopy } from './second-copy';

const ROOMS = 'meowze.rooms';
const NAMES = 'meowze.names';
const TOKEN = 'meowze.token';
const LEVEL = 'meowze.level';
const GESTURES = 'meowze.shown';
const BESTS = 'meowze.bests';
const RECORD = 'meowze.record';
const STORIES = 'meowze.stories';
const SOLVED = 'meowze.solved';
const STAMP = 'meowze.stamp'; // when something was written last
const MOST_ROOMS = 5;
const OWN = 'meowze.'; // how all our keys begin

interface RecentRoom {
  readonly room: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly when: number;
}

if (site() !== 'server') await restore(); // before anybody reads

export function recentRooms(): RecentRoom[] {
  return read<RecentRoom[]>(ROOMS, []);
}

/** Put a room first in the list of recent rooms. */
export function rememberRoom(room: string, game: string, names: readonly string[]): void {
  const others = recentRooms().filter((known) => known.room !== room);
  write(ROOMS, [{ room, game, names, when: Date.now() }, ...others].slice(0, MOST_ROOMS));
}

export function forgetRoom(room: string): void {
  const others = recentRooms().filter((known) => known.room !== room);
  write(ROOMS, others);
}

/** The names that were typed last, by seat; empty where none was. */
export const playerNames = (): string[] => read<string[]>(NAMES, []);

export const rememberNames = (names: readonly string[]): void => write(NAMES, names);

/** The level of the last bot that was played against. */
export const botLevel = (): number => read(LEVEL, 1);

export const rememberLevel = (level: number): void => write(LEVEL, level);

/** The gestures that somebody on this device has learnt. */
export const learntGestures = (): string[] => read<string[]>(GESTURES, []);

export const rememberGestures = (gestures: readonly string[]): void => write(GESTURES, gestures);

/** The fewest turns in which this device solved such a game, or null. */
export const personalBest = (kind: string): number | null => read<Record<string, number>>(BESTS, {})[kind] ?? null;

/** Keep a result unless a better one is known. */
export function rememberBest(kind: string, turns: number): void {
  const known = read<Record<string, number>>(BESTS, {});
  if (turns < (known[kind] ?? Infinity)) write(BESTS, { ...known, [kind]: turns });
}

/** The games whose story was played or declined on this device. */
export const knownStories = (): string[] => read<string[]>(STORIES, []);

export const rememberStory = (game: string): void => write(STORIES, [...new Set([...knownStories(), game])]);

/** The ids of the puzzles of a game that were solved on this device. */
export const solvedPuzzles = (game: string): readonly string[] =>
  read<Record<string, string[]>>(SOLVED, {})[game] ?? [];

/** Remember that a puzzle is solved. */
export function rememberSolved(game: string, id: string): void {
  const known = read<Record<string, string[]>>(SOLVED, {});
  write(SOLVED, { ...known, [game]: [...new Set([...(known[game] ?? []), id])] });
}

/** The record that was opened last: a restarted server needs it again. */
export const lastRecord = (): string => read(RECORD, '');

export const rememberRecord = (text: string): void => write(RECORD, text);

let secret = '';

/** The secret by which rooms recognise this device; other players never see it. */
export function deviceToken(): string {
  secret ||= read(TOKEN, '') || newId(16) + newId(16);
  write(TOKEN, secret);
  return secret;
}

/** Forget everything; the page must then be loaded again, since much of it is in memory too. */
export function forgetAll(): void {
  try {
    for (const key of ownKeys()) localStorage.removeItem(key);
  } catch {
    return;
  }
}

export function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    const text = JSON.stringify(value);
    if (localStorage.getItem(key) === text) return;
    localStorage.setItem(key, text);
    if (site() !== 'server') keepCopy();
  } catch {
    return;
  }
}

function ownKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(OWN));
}

function keepCopy(): void {
  const stamp = Math.max(Date.now(), read(STAMP, 0) + 1);
  localStorage.setItem(STAMP, String(stamp));
  writeCopy({ stamp, entries: Object.fromEntries(ownKeys().map((key) => [key, localStorage.getItem(key)!])) });
}

/** What a killed browser has lost comes back: from the copy, and games that were opened after it from the journal. */
async function restore(): Promise<void> {
  const kept = await readCopy();
  if (!kept) return;
  const { copy, games } = kept;
  if (copy && copy.stamp > read(STAMP, 0))
    for (const [key, text] of Object.entries(copy.entries)) localStorage.setItem(key, text);
  const written = read(STAMP, read(TOKEN, '') ? Infinity : 0); // whoever has no stamp yet has lost nothing
  const rooms = new Set(recentRooms().map(({ room }) => room));
  for (const { room, game, created } of games)
    if (Date.parse(created) > written && !rooms.has(room)) rememberRoom(room, game, []);
}
