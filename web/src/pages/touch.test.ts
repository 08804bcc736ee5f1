import { expect, it, vi } from 'vitest';
import type { Advice } from './advice.svelte';
import type { Line } from './line.svelte';
import type { Show } from './show.svelte';
import { Touch } from './touch';

/** Taps on a button at these times; how many of them play. */
function played(...times: number[]): number {
  let count = 0;
  const wishes = { act: () => ((count += 1), true), undo: () => undefined, notYet: () => '', wonder: () => undefined };
  const touch = new Touch({ wake: () => undefined } as Show, {} as Line, {} as Advice, wishes);
  for (const timeStamp of times) {
    vi.stubGlobal('event', { timeStamp });
    touch.pick('draw');
  }
  vi.unstubAllGlobals();
  return count;
}

it('takes a second tap within 300 ms for a slip', () => {
  expect(played(0)).toBe(1);
  expect(played(1000, 1299)).toBe(1);
  expect(played(1000, 1250, 1500)).toBe(1);
});

it('goes by when the finger came, also where a slow page is late', () => {
  expect(played(1000, 1300)).toBe(2);
});
