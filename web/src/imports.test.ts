// Folders import downwards only: board <- stage <- games <- app, with link beside them.

import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

/** What a file of each folder may import besides its own folder; `protocol.ts` stands for itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  'protocol.ts': [],
  board: ['shared'],
  stage: ['shared', 'protocol.ts', 'board'],
  games: ['shared', 'protocol.ts', 'board', 'stage'],
  link: ['shared', 'protocol.ts'],
  app: ['shared', 'protocol.ts', 'board', 'stage', 'games', 'link'],
  'main.ts': ['shared', 'board', 'link', 'app'],
};
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]+)/g;

/** The parts of a path, seen from this folder. */
const parts = (from: string, path: string): string[] =>
  new URL(path, new URL(from, 'file:///')).pathname.split('/').filter(Boolean);

/** The folder of a path, or the file itself where it lies in none. */
const folderOf = ([first]: readonly string[]): string => (first === 'protocol' ? 'protocol.ts' : first!);

const IMPORTS = Object.entries(SOURCES)
  .filter(([path]) => !/\.(test|setup)\.ts$/.test(path))
  .map(([path, source]) => ({
    path,
    folder: folderOf(parts('./', path)),
    imported: [...source.matchAll(IMPORTED)].map((found) => parts(path, found[1]!)),
  }));

it('every folder stands in the table', () => {
  expect(new Set(IMPORTS.map(({ folder }) => folder))).toEqual(new Set(Object.keys(MAY_IMPORT)));
  expect(IMPORTS.flatMap(({ imported }) => imported).length).toBeGreaterThan(300);
});

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  const files = IMPORTS.filter((file) => file.folder === folder);

  it('imports only what lies below it', () => {
    const wrong = files.flatMap(({ path, imported }) =>
      imported
        .map(folderOf)
        .filter((other) => other !== 'meowze' && other !== folder && !allowed.includes(other))
        .map((other) => `${path} imports ${other}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('no game imports another one', () => {
  const wrong = IMPORTS.filter(({ folder }) => folder === 'games').flatMap(({ path, imported }) => {
    const [, game = '', file] = parts('./', path);
    const others = imported.filter(([top, other, inside]) => top === 'games' && inside && other !== game);
    return file && others.length ? [`${path} imports ${others.map((other) => other.join('/')).join(', ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('the board knows nothing of Svelte', () => {
  const board = Object.entries(SOURCES).filter(([path]) => path.startsWith('./board/'));
  expect(board.length).toBeGreaterThan(10);
  expect(board.filter(([path, source]) => path.includes('svelte') || source.includes("'svelte'"))).toEqual([]);
});

it('no line is longer than 120 characters', () => {
  const styles = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });
  const long = Object.entries({ ...SOURCES, ...styles })
    .filter(([path]) => path !== './protocol.ts')
    .filter(([, source]) => source.split('\n').some((line) => [...line].length > 120));
  expect(long.map(([path]) => path)).toEqual([]);
});

it('a game is named in its own folder and in the list of skins only', () => {
  const games = new Set(Object.keys(SOURCES).flatMap((path) => /^\.\/games\/([^/]+)\//.exec(path)?.[1] ?? []));
  const named = new RegExp(`\\b(${[...games].join('|')})\\b`, 'i');
  const elsewhere = Object.entries(SOURCES)
    .filter(([path]) => !/^\.\/games\/[^/]+\/|^\.\/(protocol|games\/skins)\.ts$|\.test\.ts$/.test(path))
    .filter(([, source]) => named.test(source));
  expect(games.size).toBeGreaterThan(2);
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});
