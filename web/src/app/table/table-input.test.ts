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

/** What Undo does while this spot is marked. */
function undone(marked: string | null): string[] {
  const done: string[] = [];
  const hand = { marked, reset: () => done.push('laid back') };
  const stage = { interrupt: () => undefined, refresh: () => undefined, hand, position: { undo: true } };
  const intents = { act: () => true, undo: () => done.push('undone'), notYet: () => '', askRule: () => undefined };
  new TableInput(stage as unknown as TableStage, {} as StatusLine, {} as Hints, intents).undo();
  return done;
}

it('undoes nothing while something is marked: that is laid back first', () => {
  expect(undone('b3')).toEqual(['laid back']);
  expect(undone(null)).toEqual(['undone']);
});

it('turns both ways by key wherever the focus is, and takes no other key', () => {
  const turns: number[] = [];
  const stage = {
    interrupt: () => undefined,
    refresh: () => undefined,
    hand: { turn: (way: number) => turns.push(way) },
  };
  const intents = { act: () => true, undo: () => undefined, notYet: () => '', askRule: () => undefined };
  const input = new TableInput(stage as unknown as TableStage, {} as StatusLine, {} as Hints, intents);
  const taken = [{ key: 'r' }, { key: 'R', shiftKey: true }, { key: 'r', ctrlKey: true }, { key: 'x' }].map((key) =>
    input.key(new KeyboardEvent('keydown', key)),
  );
  expect([taken, turns]).toEqual([
    [true, true, false, false],
    [1, -1],
  ]);
});

it('goes by when the finger came, also where a slow page is late', () => {
  expect(played(1000, 1300)).toBe(2);
});
