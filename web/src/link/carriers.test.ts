import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewRoom } from '../protocol';
import { carrierOf, carrierOfNew, prepare } from './carriers';
import { serverCarrier } from './server-carrier';
import { WorkerCarrier } from './worker-carrier';

const builtFor = (site: string) => (document.head.innerHTML = `<meta name="carrier" content="${site}">`);
const game = (...who: NewRoom['seats'][number]['who'][]): NewRoom => ({
  game: 'x',
  token: 'secret',
  seats: who.map((kind) => (kind === 'bot' ? { who: kind, level: 1 } : { who: kind })),
});
type Said = { readonly path?: string };
const started: string[] = [];
const said: Said[] = []; // to the worker

beforeEach(() => {
  started.length = said.length = 0;
  vi.stubGlobal(
    'Worker',
    class {
      constructor(url: URL) {
        started.push(String(url));
      }
      postMessage(message: Said): void {
        if ('path' in message) said.push(message);
      }
      terminate(): void {}
    },
  );
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('a page of a server asks the server everything', () => {
  for (const path of ['games', 'rooms/here-x', 'replays/abc']) expect(carrierOf(path)).toBe(serverCarrier);
  expect(carrierOfNew(game('here', 'bot'))).toBe(serverCarrier);
  prepare();
  expect(started).toEqual([]);
});

it('a page of static files asks the browser everything, and gets it ready when a game is chosen', () => {
  builtFor('browser');
  const worker = carrierOf('rooms/here-x');
  expect(worker).toBeInstanceOf(WorkerCarrier);
  for (const path of ['games', 'replays/record-1', 'rooms/abc']) expect(carrierOf(path)).toBe(worker);
  expect(carrierOfNew(game('here', 'bot'))).toBe(worker);
  expect(started).toEqual([]);
  prepare();
  expect(started).toHaveLength(1);
});

it('a server with the engine: games of this device run in the browser, all others on the server', () => {
  builtFor('both');
  const worker = carrierOf('rooms/here-x/socket');
  expect(worker).toBeInstanceOf(WorkerCarrier);
  expect(carrierOf('replays/here-x-1/looks')).toBe(worker);
  for (const path of ['rooms/abc', 'replays/record-1', 'games', 'rooms/'])
    expect(carrierOf(path)).not.toBeInstanceOf(WorkerCarrier);
  expect(carrierOfNew(game('here', 'bot'))).toBe(worker);
  expect(carrierOfNew(game('here', 'link'))).not.toBe(worker);
  expect(carrierOfNew({ ...game('here', 'bot'), replay: 'abc-1' })).not.toBe(worker);
  expect(carrierOfNew({ ...game('here', 'bot'), replay: 'here-x-1' })).toBe(worker);
});

it('while such a server is away the browser knows the games and what there is to learn with', async () => {
  builtFor('both');
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return url.includes('/api/') ? Promise.reject(new Error('away')) : Promise.resolve(new Response('[]'));
  });
  expect(await (await carrierOf('games').fetch('games')).json()).toEqual([]);
  expect(asked).toEqual(['/api/games', expect.stringMatching(/\/engine\/games\.json$/)]);
  await expect(carrierOf('rooms/abc').fetch('rooms/abc')).rejects.toThrow('away');
  expect(started).toEqual([]);
  for (const path of ['puzzles/x', 'stories', 'study/hint', 'daily']) void carrierOf(path).fetch(path);
  await vi.waitFor(() => expect(said.map(({ path }) => path)).toEqual(['puzzles/x', 'stories', 'study/hint', 'daily']));
});
