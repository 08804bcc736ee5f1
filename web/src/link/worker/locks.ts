// One tab plays a room at a time: whoever plays it holds its Web Lock.

const PATIENCE = 1000; // milliseconds until a lock counts as another tab's; a page that reloads frees it sooner

/** What is needed of `navigator.locks`, which plain http does not have. */
export interface LocksLike {
  request(name: string, options: LockOptions, held: (lock: unknown) => Promise<void>): Promise<unknown>;
}

interface Held {
  users: number;
  readonly release: () => void;
  readonly ended: Promise<void>;
}

export class RoomLocks {
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly locks: LocksLike | undefined,
    private readonly lost: (room: string) => void, // another tab has taken it over
    private readonly patience = PATIENCE,
  ) {}

  /** Hold a room, if need be against another tab; false if that one keeps it. */
  async hold(room: string, takeOver: boolean): Promise<boolean> {
    const mine = this.held.get(room);
    if (mine?.users) return ++mine.users > 0;
    await mine?.ended;
    return !this.locks || (await this.request(this.locks, room, takeOver));
  }

  /** One user less; the last one frees the room. */
  free(room: string): void {
    const mine = this.held.get(room);
    if (mine?.users && --mine.users === 0) mine.release();
  }

  private request(locks: LocksLike, room: string, takeOver: boolean): Promise<boolean> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), this.patience);
    const options: LockOptions = takeOver ? { steal: true } : { signal: waiting.signal };
    return new Promise((answer) => {
      let end = (): void => undefined;
      const ended = new Promise<void>((done) => (end = done));
      const grant = (): Promise<void> => {
        clearTimeout(timer);
        return new Promise((release) => {
          this.held.set(room, { users: 1, release, ended });
          answer(true);
        });
      };
      const finish = (): void => (this.held.delete(room), end(), answer(false)); // no answer to one that was granted
      const fail = (error: Error): void => {
        const stolen = this.held.has(room);
        if (!stolen && error.name !== 'AbortError') answer(true); // where sites may store nothing there are no locks
        finish();
        if (stolen) this.lost(room);
      };
      void locks.request(`meowze:${room}`, options, grant).then(finish, fail);
    });
  }
}
