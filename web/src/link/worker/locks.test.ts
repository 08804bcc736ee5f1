import { beforeEach, expect, it, vi } from 'vitest';
import { RoomLocks, type LocksLike } from './locks';

/** Locks as browsers have them, as far as they are used here. */
class FakeLocks implements LocksLike {
  private readonly holders = new Map<string, { steal: () => void; ended: Promise<unknown> }>();

  async request(
    name: string,
    { steal, signal }: LockOptions,
    held: (lock: unknown) => Promise<void>,
  ): Promise<unknown> {
    await Promise.resolve();
    if (steal) this.holders.get(name)?.steal();
    const before = steal ? undefined : this.holders.get(name);
    const aborted = new Promise((_, fail) =>
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError'))),
    );
    if (before) await Promise.race([before.ended, aborted]);
    const stolen = new Promise<never>((_, fail) => {
      this.holders.set(name, { steal: () => fail(new DOMException('stolen', 'AbortError')), ended: Promise.resolve() });
    });
    const done = Promise.race([held({}), stolen]);
    const mine = { steal: this.holders.get(name)!.steal, ended: done.catch(() => undefined) };
    this.holders.set(name, mine);
    return done.finally(() => this.holders.get(name) === mine && this.holders.delete(name));
  }
}

const PATIENCE = 20;
let browser: FakeLocks;
let lost: string[];
const tab = (name: string) => new RoomLocks(browser, (room) => lost.push(`${name} ${room}`), PATIENCE);

beforeEach(() => {
  browser = new FakeLocks();
  lost = [];
});

it('one tab holds a room at a time', async () => {
  const [a, b] = [tab('a'), tab('b')];
  expect(await a.hold('x', false)).toBe(true);
  expect(await b.hold('x', false)).toBe(false);
  expect(await b.hold('y', false)).toBe(true);
  expect(lost).toEqual([]);
});

it('waits for a tab that is just leaving', async () => {
  const [a, b] = [tab('a'), tab('b')];
  await a.hold('x', false);
  const second = b.hold('x', false);
  a.free('x');
  expect(await second).toBe(true);
});

it('takes a room over, and tells the tab that had it', async () => {
  const [a, b] = [tab('a'), tab('b')];
  await a.hold('x', false);
  expect(await b.hold('x', true)).toBe(true);
  await vi.waitFor(() => expect(lost).toEqual(['a x']));
  expect(await a.hold('x', false)).toBe(false);
  expect(await a.hold('x', true)).toBe(true);
  await vi.waitFor(() => expect(lost).toEqual(['a x', 'b x']));
});

it('a tab that connects again does not wait for itself', async () => {
  const a = tab('a');
  await a.hold('x', false);
  expect(await a.hold('x', false)).toBe(true);
  a.free('x');
  expect(await tab('b').hold('x', false)).toBe(false);
  a.free('x');
  expect(await a.hold('x', false)).toBe(true);
  a.free('x');
  expect(await tab('b').hold('x', false)).toBe(true);
});

it('plays without locks where the browser has none', async () => {
  const a = new RoomLocks(undefined, (room) => lost.push(room), PATIENCE);
  expect([await a.hold('x', false), await a.hold('x', true)]).toEqual([true, true]);
  a.free('x');
});

it('where the browser refuses locks, every tab may play', async () => {
  const refused = { request: () => Promise.reject(new DOMException('no site data', 'SecurityError')) };
  const locks = new RoomLocks(refused, () => expect.unreachable());
  expect(await locks.hold('here-x', false)).toBe(true);
  locks.free('here-x');
  expect(await locks.hold('here-x', true)).toBe(true);
});
