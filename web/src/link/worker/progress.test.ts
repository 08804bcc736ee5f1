import { expect, it } from 'vitest';
import { countingFetch } from './progress';

const answer = (name: string, size: number): Response => {
  const response = new Response(new Uint8Array(size), { headers: { 'content-type': 'application/wasm' } });
  Object.defineProperty(response, 'url', { value: `http://host/engine/${name}?v=1` });
  return response;
};

it('counts the bytes of the files that it knows', async () => {
  const shares: number[] = [];
  const sizes = { 'a.wasm': 30, 'b.zip': 10 };
  const load = (name: RequestInfo | URL) => Promise.resolve(answer(String(name), name === 'a.wasm' ? 30 : 10));
  const counting = countingFetch(sizes, (share) => shares.push(share), load as typeof fetch);
  const first = await counting('a.wasm');
  expect(first.headers.get('content-type')).toBe('application/wasm');
  expect((await first.arrayBuffer()).byteLength).toBe(30);
  await (await counting('other.json')).arrayBuffer();
  await (await counting('b.zip')).arrayBuffer();
  expect(shares).toEqual([0.75, 1]);
});
