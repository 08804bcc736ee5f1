import { expect, it, vi } from 'vitest';
import type { Hints } from './hints.svelte';
import type { StatusLine } from './status-line.svelte';
import { TableInput } from './table-input';
import type { TableStage } from './table-stage';

/** Taps on a button at these times; how many of them play. */
function played(...times: number[]): number {
  let count = 0;
  const intents = {
    act: () => ((count += 1), true),
    undo: () => undefined,
    notYet: () => '',
    askRule: () => undefined,
  };
  const stage = { interrupt: () => undefined } as TableStage;
  const input = new TableInput(stage, {} as StatusLine, {} as Hints, intents);
  for (const timeStamp of times) {
    vi.stubGlobal('event', { timeStamp });
    input.pressAction('draw');
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
