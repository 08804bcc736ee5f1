import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Incoming, Outgoing, Table } from './protocol';
import { newId } from './ids';
import { Connection } from './socket';

class Wire {
  static open: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.open.push(this);
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
const latest = (): Wire => Wire.open[Wire.open.length - 1]!;

let heard: Outgoing['type'][];
let gone: boolean[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.open = [];
  heard = [];
  gone = [];
  connection = new Connection('ws://x', 'secret', {
    heard: (message) => heard.push(message.type),
    online: () => undefined,
    gone: (closed) => gone.push(closed),
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says hello and follows the numbers', () => {
  const wire = latest().begin();
  expect(wire.sent).toEqual([{ type: 'hello', since: -1, token: 'secret' }]);
  wire.tell(table(4));
  wire.tell(moved(5, 7));
  expect(heard).toEqual(['table', 'moved']);
  expect(connection.last).toBe(7);
});

it('gives a socket up that never opens, and tries another one', () => {
  vi.advanceTimersByTime(8900);
  expect(Wire.open).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(Wire.open).toHaveLength(2);
  expect(Wire.open[0]!.readyState).toBe(3);
  const wire = latest().begin();
  wire.tell(table(4));
  expect(heard).toEqual(['table']);
});

it('counts everything that has a number, and nothing else', () => {
  const wire = latest().begin();
  wire.tell({ type: 'waiting', n: 0, at: 0 });
  wire.tell({ type: 'changed', first: 1, id: '', what: 'deal', seat: null, table: table(2) });
  wire.tell({ type: 'said', id: '', word: { n: 3, seat: 0, phrase: 'purr' } });
  wire.tell({ type: 'presence', seats: [0], watching: 0 });
  wire.tell({ type: 'passed', first: 4, n: 5 });
  wire.tell(moved(6, 6));
  expect(heard).toEqual(['waiting', 'changed', 'said', 'presence', 'passed', 'moved']);
  expect(connection.last).toBe(6);
  expect(wire.sent).toHaveLength(1);
});

it('a wish that was done before is answered', () => {
  const wire = latest().begin();
  wire.tell(table(0));
  connection.ask({ type: 'rematch' });
  wire.tell({ type: 'done', id: (wire.sent[1] as { id: string }).id });
  expect(connection.busy).toBe(false);
});

it('asks again when a number is missing', () => {
  const wire = latest().begin();
  wire.tell(table(4));
  wire.tell(moved(6, 6));
  expect(heard).toEqual(['table']);
  expect(wire.sent[wire.sent.length - 1]).toEqual({ type: 'hello', since: 4, token: 'secret' });
});

it('keeps a message until it is answered, over a reconnect, with the same id', () => {
  const first = latest().begin();
  first.tell(table(0));
  expect(connection.ask({ type: 'undo', at: 0 })).toBe(true);
  expect(connection.ask({ type: 'undo', at: 0 })).toBe(false);
  first.onclose?.({ code: 1006, reason: '' });
  vi.advanceTimersByTime(1000);
  const second = latest().begin();
  expect(second).not.toBe(first);
  expect(second.sent).toEqual([{ type: 'hello', since: 0, token: 'secret' }, first.sent[1]]);
  second.tell(table(1));
  second.tell(moved(1, 1, (first.sent[1] as { id: string }).id));
  expect(connection.busy).toBe(false);
  expect(heard).toEqual(['table', 'table']);
});

it('a refusal answers too', () => {
  const wire = latest().begin();
  wire.tell(table(0));
  connection.ask({ type: 'act', seat: 0, at: 0, action: 'stop' });
  wire.tell({ type: 'refused', id: (wire.sent[1] as { id: string }).id, why: 'no', rule: '', table: null });
  expect(connection.busy).toBe(false);
});

it('waits longer each time, and notices silence', () => {
  latest().onclose?.({ code: 1006, reason: '' });
  vi.advanceTimersByTime(700);
  expect(Wire.open).toHaveLength(2);
  latest().onclose?.({ code: 1006, reason: '' });
  vi.advanceTimersByTime(700);
  expect(Wire.open).toHaveLength(2);
  vi.advanceTimersByTime(700);
  const wire = latest().begin();
  vi.advanceTimersByTime(2500);
  expect(wire.sent[wire.sent.length - 1]).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(Wire.open).toHaveLength(4);
});

it('does not come back to a table that is gone', () => {
  latest().onclose?.({ code: 4404, reason: 'no such table' });
  vi.advanceTimersByTime(60_000);
  expect([Wire.open.length, gone]).toEqual([1, [false]]);
});

it('makes ids without a secure context', () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newId()).not.toBe(newId());
});
