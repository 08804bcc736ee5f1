// The database of this browser's games: one record for each room, and one for each row of its journal.

const DATABASE = 'meowze.games';
const VERSION = 1;

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
      opening.result.createObjectStore('rooms', { keyPath: 'room' });
      opening.result.createObjectStore('rows'); // by room and number
    };
    opening.onerror = opening.onblocked = () => fail(opening.error ?? new Error('the database is blocked'));
    opening.onsuccess = () => {
      opening.result.onversionchange = () => opening.result.close(); // somebody deletes it
      done(opening.result);
    };
  });
}

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
