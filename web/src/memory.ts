// What this device remembers: the last tables, the last names, the last game. Nothing breaks where storage is barred.

const ROOMS = 'meowze.rooms';
const NAMES = 'meowze.names';
const GAME = 'meowze.game';
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
