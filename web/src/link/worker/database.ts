// The database of this browser's games: one record for each room, one for each row of its journal, and one for what the
// device remembers.

const DATABASE = 'meowze.games';
const VERSION = 2;
const STORES = { rooms: { keyPath: 'room' }, rows: {}, device: {} }; // rows by room and number

/** A row as the room writes it: a tuple that begins with its number. */
export type Row = readonly [n: number, ...rest: unknown[]];

export interface RoomRecord {
  readonly room: string;
  readonly header: unknown;
  readonly owner: string; // the worker that may append
  readonly last: number; // the number of the last row, or -1
}

/** Open the database; rejected where the browser keeps nothing. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      const there = opening.result.objectStoreNames; // of an earlier version
      for (const [name, keys] of Object.entries(STORES))
        if (!there.contains(name)) opening.result.createObjectStore(name, keys);
    };
    opening.onerror = opening.onblocked = () => fail(opening.error ?? new Error('the database is blocked'));
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close(); // somebody deletes it
      done(opening.result);
    };
  });
}

/** Whether there is anything to open; where a browser does not say, there may be. */
export const hasDatabase = async (): Promise<boolean> =>
  (await indexedDB.databases?.())?.some(({ name }) => name === DATABASE) ?? true;

/** Delete everything; workers of other tabs let go of it. */
export const deleteDatabase = (): Promise<unknown> =>
  new Promise((done) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    deleting.onsuccess = deleting.onerror = deleting.onblocked = done;
  });

/** What a request finds. */
export const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('the database does not answer'));
  });

/** Until a transaction is stored. */
export const stored = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error ?? new Error('nothing was stored'));
  });

/** All rows of a room. */
export const rowsOf = (room: string): IDBKeyRange => IDBKeyRange.bound([room], [room, []]);
