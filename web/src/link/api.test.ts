import { afterEach, expect, it, vi } from 'vitest';
import { fetchLooks, fetchRecord, fetchReplay, fetchReplayFile, findRoom } from './api';

afterEach(() => vi.unstubAllGlobals());

const asked: [string, string | null][] = [];
const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push([path, new Headers(init?.headers).get('authorization')]);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });

it('shows the token of the device wherever a closed table asks for it', async () => {
  answering(200, {});
  asked.length = 0;
  await findRoom('bcdfgh', 'secret');
  await fetchReplay('bcdfgh-1', 'secret', null);
  await fetchLooks('bcdfgh-1', 'secret', 60, 2);
  await fetchReplayFile('bcdfgh-1', 'secret', '3.png', 1);
  await fetchRecord('bcdfgh', 'secret');
  expect(asked).toEqual([
    ['/api/rooms/bcdfgh', 'Bearer secret'],
    ['/api/replays/bcdfgh-1', 'Bearer secret'],
    ['/api/replays/bcdfgh-1/looks?first=60&seat=2', 'Bearer secret'],
    ['/api/replays/bcdfgh-1/3.png?language=en&seat=1', 'Bearer secret'],
    ['/api/rooms/bcdfgh/record', 'Bearer secret'],
  ]);
});

it('says why a closed table shows nothing', async () => {
  answering(403, { error: 'closed', key: 'closed', values: {} });
  for (const question of [
    findRoom('bcdfgh', 'other'),
    fetchReplay('bcdfgh', 'other', null),
    fetchReplayFile('bcdfgh', 'other', 'game.gif'),
  ])
    await expect(question).rejects.toThrow('The host has closed this table to newcomers.');
});
