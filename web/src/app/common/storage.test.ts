import { expect, it } from 'vitest';
import { deviceToken, forgetAll, recentRooms, rememberBest, rememberNames, rememberRoom } from './storage';

it('forgets everything of ours on this device, and nothing of others', () => {
  localStorage.setItem('elsewhere', 'stays');
  rememberRoom('bcdfgh', 'some-game', ['Ann']);
  rememberNames(['Ann', 'Ben']);
  rememberBest('some-game', 7);
  deviceToken();
  expect(recentRooms()).toHaveLength(1);
  forgetAll();
  expect(Object.keys(localStorage)).toEqual(['elsewhere']);
});

it('keeps all keys of the page under one beginning, so that all of them are forgotten', () => {
  const sources = import.meta.glob<string>('../../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const written = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .filter(([, source]) => /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|caches\.)/.test(source));
  expect(written.map(([path]) => path)).toEqual(['../album/album.ts', './storage.ts', '../../link/worker/database.ts']);
  const keys = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/const (?:KEY|[A-Z]+) = '(meowze[^']*)'/g),
  ]);
  expect(keys.length).toBeGreaterThan(8);
  expect(keys.map((found) => found[1]).filter((key) => !key!.startsWith('meowze.'))).toEqual([]);
});
