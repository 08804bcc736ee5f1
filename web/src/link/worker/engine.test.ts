import { afterEach, expect, it, vi } from 'vitest';
import { Engines } from './engine';

afterEach(() => vi.unstubAllGlobals());

/** (module (memory (export "memory") 1) (func (export "try_turn")) (func (export "play_out"))) */
const MODULE = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 4, 1, 0x60, 0, 0], // one type: nothing in, nothing out
  ...[3, 3, 2, 0, 0], // two functions of it
  ...[5, 3, 1, 0, 1], // one page of memory
  ...[7, 32, 3, ...named('memory', 2, 0), ...named('try_turn', 0, 0), ...named('play_out', 0, 1)],
  ...[10, 7, 2, 2, 0, 0x0b, 2, 0, 0x0b],
);

function named(name: string, kind: number, index: number): number[] {
  return [name.length, ...new TextEncoder().encode(name), kind, index];
}

it('loads the search of a game from its file', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(MODULE));
  });
  const search = await new Engines('engine/').load('my-game');
  expect(asked).toEqual(['engine/my-game.wasm']);
  search.view(16, 2).set([7, 8]);
  expect([...search.view(15, 4)]).toEqual([0, 7, 8, 0]);
  expect(search.try_turn(1, 2)).toBeUndefined();
  expect(search.play_out()).toBeUndefined();
});

it('says which file is missing, and asks for it again the next time', async () => {
  const answers = [new Response('', { status: 404 }), new Response(MODULE)];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const engines = new Engines('engine/');
  await expect(engines.load('my-game')).rejects.toThrow('404');
  await expect(engines.load('my-game')).resolves.toHaveProperty('view');
});

it('brings package data by its path', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(path)));
  const data = await new Engines('engine/').data('learn/some.z');
  expect(new TextDecoder().decode(data)).toBe('engine/data/learn/some.z');
});
