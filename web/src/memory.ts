// What this device remembers: the last tables and the last names. Nothing breaks where storage is barred.

const ROOMS = 'meowze.rooms';
const NAMES = 'meowze.names';
const MOST = 5;

export interface Remembered {
  readonly room: string;
  readonly names: readonly string[];
  readonly when: number;
}

export const rooms = (): Remembered[] => read<Remembered[]>(ROOMS, []);

/** Put a table first in the list of last tables. */
export function remember(room: string, names: readonly string[]): void {
  const others = rooms().filter((known) => known.room !== room);
  write(ROOMS, [{ room, names, when: Date.now() }, ...others].slice(0, MOST));
}

export function forget(room: string): void {
  write(
    ROOMS,
    rooms().filter((known) => known.room !== room),
  );
}

export const names = (usual: readonly string[]): string[] => {
  const known = read<string[]>(NAMES, []);
  return usual.map((name, seat) => known[seat] || name);
};

export const rememberNames = (names: readonly string[]): void => write(NAMES, names);

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
