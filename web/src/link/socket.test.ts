import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Incoming, Outgoing, Table } from '../protocol';
import type { Carrier, SocketLike } from './carrier';
import { SocketLink } from './socket';

class FakeSocket implements SocketLike {
  static open: FakeSocket[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;

  constructor(readonly url: string) {
    FakeSocket.open.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  begin(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (n: number): Table => ({ type: 'table', n, at: n }) as Table;
const moved = (first: number, n: number, id = '') => ({
  type: 'moved',
  first,
  id,
  facts: [],
  lines: [],
  table: table(n),
});
const carrier: Carrier = {
  failure: '',
  fetch: () => Promise.reject(new Error('nobody asks')),
  socket: (path) => new FakeSocket(path),
};
const latest = (): FakeSocket => FakeSocket.open[FakeSocket.open.length - 1]!;

let received: Outgoing['type'][];
let gone: boolean[];
let online: boolean[];
let elsewhere: boolean[];
let link: SocketLink;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.open = [];
  received = [];
  gone = [];
  online = [];
  elsewhere = [];
  link = new SocketLink(carrier, 'rooms/x/socket', 'secret', {
    received: (message) => received.push(message.type),
    online: (is) => online.push(is),
    gone: (closed) => gone.push(closed),
    elsewhere: (is) => elsewhere.push(is),
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

it('greets and follows the event numbers', () => {
  const socket = latest().begin();
  expect(socket.sent).toEqual([{ type: 'hello', since: -1, token: 'secret' }]);
  socket.tell(table(4));
  socket.tell(moved(5, 7));
  expect(received).toEqual(['table', 'moved']);
  expect(link.last).toBe(7);
});

it('gives a socket up that never opens, and tries another one', () => {
  vi.advanceTimersByTime(8900);
  expect(FakeSocket.open).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.open).toHaveLength(2);
  expect(FakeSocket.open[0]!.readyState).toBe(3);
  const socket = latest().begin();
  socket.tell(table(4));
  expect(received).toEqual(['table']);
});

it('counts everything that has a number, and nothing else', () => {
  const socket = latest().begin();
  socket.tell({ type: 'waiting', n: 0, at: 0 });
  socket.tell({ type: 'changed', first: 1, id: '', what: 'deal', seat: null, table: table(2) });
  socket.tell({ type: 'said', id: '', word: { n: 3, seat: 0, phrase: 'purr' } });
  socket.tell({ type: 'presence', seats: [0], watching: 0 });
  socket.tell({ type: 'passed', first: 4, n: 5 });
  socket.tell(moved(6, 6));
  expect(received).toEqual(['waiting', 'changed', 'said', 'presence', 'passed', 'moved']);
  expect(link.last).toBe(6);
  expect(socket.sent).toHaveLength(1);
});

it('a question that was done before is answered', () => {
  const socket = latest().begin();
  socket.tell(table(0));
  link.ask({ type: 'rematch' });
  socket.tell({ type: 'done', id: (socket.sent[1] as { id: string }).id });
  expect(link.busy).toBe(false);
});

it('greets again when a number is missing', () => {
  const socket = latest().begin();
  socket.tell(table(4));
  socket.tell(moved(6, 6));
  expect(received).toEqual(['table']);
  expect(socket.sent[socket.sent.length - 1]).toEqual({ type: 'hello', since: 4, token: 'secret' });
});

it('keeps a question until it is answered, over a reconnect, with the same id', () => {
  const first = latest().begin();
  first.tell(table(0));
  expect(link.ask({ type: 'undo', at: 0 })).toBe(true);
  expect(link.ask({ type: 'undo', at: 0 })).toBe(false);
  first.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  const second = latest().begin();
  expect(second).not.toBe(first);
  expect(second.sent).toEqual([{ type: 'hello', since: 0, token: 'secret' }, first.sent[1]]);
  second.tell(table(1));
  second.tell(moved(1, 1, (first.sent[1] as { id: string }).id));
  expect(link.busy).toBe(false);
  expect(received).toEqual(['table', 'table']);
});

it('a refusal answers too', () => {
  const socket = latest().begin();
  socket.tell(table(0));
  link.ask({ type: 'act', seat: 0, at: 0, action: 'stop' });
  socket.tell({ type: 'refused', id: (socket.sent[1] as { id: string }).id, why: 'no', rule: '', table: null });
  expect(link.busy).toBe(false);
});

it('waits longer before each reconnect, and notices silence', () => {
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(700);
  expect(FakeSocket.open).toHaveLength(2);
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(700);
  expect(FakeSocket.open).toHaveLength(2);
  vi.advanceTimersByTime(700);
  const socket = latest().begin();
  vi.advanceTimersByTime(2500);
  expect(socket.sent[socket.sent.length - 1]).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.open).toHaveLength(4);
});

it('comes back by itself to a server without its database, after longer and longer waits', () => {
  const tries = () => FakeSocket.open.length;
  for (const wait of [700, 1300, 2600, 5100, 5100]) {
    const before = tries();
    latest().begin().onclose?.({ code: 4503 });
    vi.advanceTimersByTime(wait / 2 - 100);
    expect(tries()).toBe(before);
    vi.advanceTimersByTime(wait / 2 + 100);
    expect(tries()).toBe(before + 1);
  }
  expect([online, gone]).toEqual([[false, false, false, false, false], []]);
  latest().begin().tell(table(4));
  expect([online.pop(), received]).toEqual([true, ['table']]);
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(700);
  expect(tries()).toBe(7);
});

it('does not reconnect to a table that is gone', () => {
  latest().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.open.length, gone]).toEqual([1, [false]]);
});

it('leaves a table to another tab, and takes it back when it is asked to', () => {
  const first = latest().begin();
  first.tell(table(4));
  first.onclose?.({ code: 4409 });
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([FakeSocket.open.length, elsewhere]).toEqual([1, [false, true]]);
  link.playHere();
  link.playHere();
  expect(FakeSocket.open.map(({ url }) => url)).toEqual(['rooms/x/socket', 'rooms/x/socket?take-over']);
  const second = latest().begin();
  expect(second.sent).toEqual([{ type: 'hello', since: 4, token: 'secret' }]);
  second.tell(table(6));
  expect(elsewhere).toEqual([false, true, false]);
  second.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(latest().url).toBe('rooms/x/socket');
});
