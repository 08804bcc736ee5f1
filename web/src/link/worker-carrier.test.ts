import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { engine } from './engine.svelte';
import { WorkerCarrier, type WorkerLike } from './worker-carrier';
import type { FromWorker, ToWorker } from './worker/messages';

class FakeWorker implements WorkerLike {
  static started: FakeWorker[] = [];
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly told: ToWorker[] = [];
  ended = false;

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
}

const latest = (): FakeWorker => FakeWorker.started[FakeWorker.started.length - 1]!;
const idOf = (message: ToWorker | undefined): number => (message && 'fetch' in message ? message.fetch : -1);
/** Until the worker has been asked. */
const asks = () => vi.waitFor(() => expect(FakeWorker.started).not.toEqual([]));
let carrier: WorkerCarrier;

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(engine, { progress: 0, awaited: 0, unsaved: {} });
  carrier = new WorkerCarrier(
    () => new FakeWorker(),
    () => 'http://host/engine/',
  );
});

afterEach(() => vi.unstubAllGlobals());

/** A socket that is open. */
function opened(path = 'rooms/here-x/socket') {
  const socket = carrier.socket(path);
  const heard: unknown[] = [];
  socket.onopen = () => heard.push('open');
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(code);
  const message = latest().told.at(-1);
  const id = message && 'open' in message ? message.open : -1;
  latest().say({ progress: 1 });
  latest().say({ opened: id });
  return { socket, heard, id };
}

it('starts no worker before somebody asks it something', async () => {
  const files: string[] = [];
  vi.stubGlobal('fetch', (url: string) => (files.push(url), Promise.resolve(new Response('["a game"]'))));
  const answer = await carrier.fetch('games');
  expect(await answer.json()).toEqual(['a game']);
  expect([files, FakeWorker.started]).toEqual([['http://host/engine/games.json'], []]);
});

it('asks the worker what does not lie beside the engine', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  const asked = carrier.fetch('bots');
  await vi.waitFor(() => expect(FakeWorker.started).toHaveLength(1));
  latest().say({ answer: idOf(latest().told[1]), status: 200, type: 'application/json', body: '[1]' });
  expect(await (await asked).json()).toEqual([1]);
});

it('carries a question with its headers and an answer with its bytes', async () => {
  const asked = carrier.fetch('rooms/here-x/record', { headers: { authorization: 'Bearer secret' } });
  expect(engine.awaited).toBe(0); // a template may ask, which must not change what others show
  await asks();
  expect(latest().told[0]).toEqual({ begin: 'http://host/engine/' });
  expect(latest().told[1]).toMatchObject({
    method: 'GET',
    path: 'rooms/here-x/record',
    headers: { authorization: 'Bearer secret' },
    body: '',
  });
  expect(engine.awaited).toBe(1);
  latest().say({ progress: 0.5 });
  expect([engine.progress, engine.awaited]).toEqual([0.5, 1]);
  latest().say({ progress: 1 });
  expect(engine.awaited).toBe(0);
  const body = new Uint8Array([1, 2, 3]);
  latest().say({ answer: idOf(latest().told[1]), status: 200, type: 'text/plain', body });
  const answer = await asked;
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(answer.headers.get('content-type')).toBe('text/plain');
});

it('an answer may be empty', async () => {
  const asked = carrier.fetch('rooms/here-x', { method: 'DELETE' });
  await asks();
  latest().say({ answer: idOf(latest().told[1]), status: 204, type: 'text/plain', body: '' });
  expect((await asked).status).toBe(204);
});

it('behaves like a socket', () => {
  const { socket, heard, id } = opened();
  expect(socket.readyState).toBe(1);
  socket.send('hello');
  expect(latest().told.at(-1)).toEqual({ send: id, text: 'hello' });
  latest().say({ text: id, data: 'welcome' });
  latest().say({ closed: id, code: 4404 });
  expect([heard, socket.readyState, latest().ended]).toEqual([['open', 'welcome', 4404], 3, false]);
  socket.close();
  expect(latest().told.at(-1)).toEqual({ send: id, text: 'hello' });
});

it('a closed socket hears nothing more', () => {
  const { socket, heard, id } = opened();
  socket.close();
  expect(latest().told.at(-1)).toEqual({ close: id });
  latest().say({ text: id, data: 'late' });
  expect(heard).toEqual(['open']);
});

it('gives up when the engine cannot be loaded, and tries again the next time', async () => {
  const asked = carrier.fetch('rooms', { method: 'POST', body: '{}' });
  await asks();
  const heard: number[] = [];
  carrier.socket('rooms/here-x/socket').onclose = ({ code }) => heard.push(code);
  latest().say({ failed: 'no such file' });
  await expect(asked).rejects.toThrow();
  expect([heard, latest().ended, engine.awaited]).toEqual([[4503], true, 0]);
  carrier.prepare();
  expect(FakeWorker.started).toHaveLength(2);
});

it('a worker whose table another tab has taken over is ended: what it remembers is out of date', () => {
  const { heard, id } = opened();
  latest().say({ closed: id, code: 4409 });
  expect([heard, latest().ended]).toEqual([['open', 4409], true]);
});

it('a worker that could not have the table at all stays', () => {
  const socket = carrier.socket('rooms/here-x/socket');
  const heard: number[] = [];
  socket.onclose = ({ code }) => heard.push(code);
  const message = latest().told.at(-1);
  latest().say({ closed: message && 'open' in message ? message.open : -1, code: 4409 });
  expect([heard, latest().ended]).toEqual([[4409], false]);
});

it('lets the link come back when another tab has changed what the worker remembers', () => {
  const { heard } = opened();
  latest().say({ outdated: true });
  expect([heard, latest().ended]).toEqual([['open', 4503], true]);
});

it('knows which games are only in memory', () => {
  carrier.prepare();
  latest().say({ room: 'here-x', unsaved: 'full' });
  expect(engine.unsaved['here-x']).toBe('full');
  latest().say({ room: 'here-x', unsaved: null });
  expect(engine.unsaved['here-x']).toBe(null);
});
