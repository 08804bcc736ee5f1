// A second copy of what this device remembers, beside its games. A browser writes what a page remembers to the disk
// seconds later: killed before that, it comes back with what was there earlier, while the games are all there.

import { found, hasDatabase, openDatabase, type RoomRecord } from '../../link/worker/database';

const KEY = 'device';
const PATIENCE = 10_000; // milliseconds for a database that does not answer; a killed browser repairs it first

export interface Copy {
  readonly stamp: number; // milliseconds, when it was made
  readonly entries: Readonly<Record<string, string>>;
}

/** A game of this browser. */
export interface Opened {
  readonly room: string;
  readonly game: string;
  readonly created: string;
}

let database: Promise<IDBDatabase> | null = null;
let known = false; // whether the copy has been read, so that a new one loses nothing
let next: Copy | null = null; // that waits until the database is open

/** The copy, and all games; null where there are none. */
export async function readCopy(): Promise<{ copy: Copy | null; games: Opened[] } | null> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return Promise.race([late, readNow().catch(forget)]);
}

/** Make the copy anew: at once if the database is open, and then even if the page is left. */
export function writeCopy(copy: Copy): void {
  if (!known) return;
  if (!next)
    void opened()
      .then(put)
      .catch(() => (next = forget())); // then there is no copy, as before
  next = copy;
}

async function readNow(): Promise<{ copy: Copy | null; games: Opened[] } | null> {
  if (!(await hasDatabase())) return ((known = true), null);
  const transaction = (await opened()).transaction(['rooms', 'device']);
  const [copy, rooms] = await Promise.all([
    found<Copy | undefined>(transaction.objectStore('device').get(KEY)),
    found<RoomRecord[]>(transaction.objectStore('rooms').getAll()),
  ]);
  known = true;
  return { copy: copy ?? null, games: rooms.map(({ header }) => header as Opened) };
}

function put(to: IDBDatabase): void {
  const transaction = to.transaction('device', 'readwrite', { durability: 'strict' });
  transaction.objectStore('device').put(next, KEY);
  transaction.commit();
  next = null;
}

function opened(): Promise<IDBDatabase> {
  return (database ??= openDatabase());
}

const forget = (): null => (database = null);
