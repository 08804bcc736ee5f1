// The journal of this browser's rooms. Appending resolves when the rows are on the disk; only the worker that owns a
// room may append to it, so that two tabs never write two futures of one game.

import { newId } from '../../shared/ids';
import { found, openDatabase, rowsOf, stored, type RoomRecord, type Row } from './database';
import type { Unsaved } from './messages';

export interface JournalListener {
  unsaved(room: string, why: Unsaved | null): void;
  elsewhere(room: string): void; // another tab owns the room now
}

/** Another tab owns the room. */
class Elsewhere extends Error {}

export class Journal {
  private readonly owner = newId();
  private readonly known = new Map<string, RoomRecord>(); // of rooms that this worker has read or written
  private readonly unsaved = new Map<string, Unsaved>(); // rooms that live in memory only, and why
  private opening: Promise<IDBDatabase> | null = null;
  private database: IDBDatabase | null = null; // once it is open

  constructor(private readonly listener: JournalListener) {}

  /** Become the owner of a room. False if others have written to it since this worker read it. */
  async own(room: string): Promise<boolean> {
    if (this.unsaved.has(room)) return true;
    const database = await this.opened().catch(() => null);
    if (!database) return true;
    const transaction = writing(database);
    const rooms = transaction.objectStore('rooms');
    const before = await found<RoomRecord | undefined>(rooms.get(room));
    if (before) rooms.put({ ...before, owner: this.owner } satisfies RoomRecord);
    await stored(transaction).catch(() => undefined); // appending will fail too, and say so
    return !before || !this.known.has(room) || this.known.get(room)!.last === before.last;
  }

  async append(room: string, rows: string, header?: string): Promise<void> {
    try {
      await this.write(room, JSON.parse(rows) as Row[], header);
      if (this.unsaved.delete(room)) this.listener.unsaved(room, null);
    } catch (error) {
      if (error instanceof Elsewhere) this.listener.elsewhere(room);
      else this.complain(room, error);
      throw error;
    }
  }

  /** The header and rows of a room as JSON; undefined if there is none. */
  async read(room: string): Promise<string | undefined> {
    const transaction = (await this.opened()).transaction(['rooms', 'rows']);
    const [record, rows] = await Promise.all([
      found<RoomRecord | undefined>(transaction.objectStore('rooms').get(room)),
      found<Row[]>(transaction.objectStore('rows').getAll(rowsOf(room))),
    ]);
    if (!record) return undefined;
    this.known.set(room, record);
    return JSON.stringify({ header: record.header, rows });
  }

  /** The headers of all rooms as JSON. */
  async rooms(): Promise<string> {
    const transaction = (await this.opened()).transaction('rooms');
    const records = await found<RoomRecord[]>(transaction.objectStore('rooms').getAll());
    return JSON.stringify(records.map(({ header }) => header));
  }

  async delete(room: string): Promise<void> {
    const transaction = writing(await this.opened());
    transaction.objectStore('rooms').delete(room);
    transaction.objectStore('rows').delete(rowsOf(room));
    await stored(transaction);
    this.known.delete(room);
  }

  /** Everything is asked for at once, so that nothing waits; the check is answered before the transaction ends. */
  private async write(room: string, rows: readonly Row[], header?: string): Promise<void> {
    const record = this.appended(room, this.known.get(room), rows, header);
    const transaction = writing(this.database ?? (await this.opened()));
    const done = stored(transaction);
    try {
      const rooms = transaction.objectStore('rooms');
      const before = found<RoomRecord | undefined>(rooms.get(room));
      for (const row of rows) transaction.objectStore('rows').add(row, [room, row[0]]);
      rooms.put(record);
      this.check(room, await before);
      await done;
      this.known.set(room, record);
    } catch (error) {
      abort(transaction);
      await done.catch(() => undefined);
      throw error;
    }
  }

  /** The record of a room with these rows more; throws if they cannot follow what this worker knows. */
  private appended(
    room: string,
    before: RoomRecord | undefined,
    rows: readonly Row[],
    header: string | undefined,
  ): RoomRecord {
    if (!before && header === undefined) throw new Error(`there is no room ${room}`);
    const { last } = before ?? { last: -1 };
    if (rows.some(([n], k) => n !== last + 1 + k)) throw new Error(`row ${last + 1} of ${room} is missing`);
    const written: unknown = header === undefined ? before?.header : JSON.parse(header);
    return { room, header: written, owner: this.owner, last: last + rows.length };
  }

  /** What is stored must be what this worker knows, or else another tab has the room, or has deleted it. */
  private check(room: string, stored: RoomRecord | undefined): void {
    const known = this.known.get(room);
    if (stored && stored.owner !== this.owner) throw new Elsewhere(`another tab plays ${room}`);
    if (stored?.last !== known?.last) throw new Error(`${room} is not what it was`);
  }

  private complain(room: string, error: unknown): void {
    const why = (error as Error).name === 'QuotaExceededError' ? 'full' : 'refused';
    this.unsaved.set(room, this.unsaved.get(room) ?? why);
    this.listener.unsaved(room, this.unsaved.get(room)!);
  }

  private async opened(): Promise<IDBDatabase> {
    this.opening ??= openDatabase();
    this.opening.catch(() => (this.opening = null));
    return (this.database = await this.opening);
  }
}

/** A transaction that is over when everything in it is on the disk. */
const writing = (database: IDBDatabase): IDBTransaction =>
  database.transaction(['rooms', 'rows'], 'readwrite', { durability: 'strict' });

/** Take a transaction back, unless that has happened already. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}
