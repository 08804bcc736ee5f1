import { afterEach, expect, it, vi } from 'vitest';
import { logMessage, report } from './report';

afterEach(() => vi.unstubAllGlobals());

it('keeps the last fifty messages beside the record', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('a game as text')));
  for (let k = 0; k < 60; k += 1) logMessage('received', { k });
  const told = JSON.parse(await report('abc')) as { record: string; messages: { message: { k: number } }[] };
  expect(told.record).toBe('a game as text');
  expect(told.messages.map(({ message }) => message.k)).toEqual(Array.from({ length: 50 }, (_, k) => k + 10));
});

it('is made without a server too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')));
  expect(await report('abc')).toContain('The server does not answer');
});
