import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../../protocol';
import { viewLines } from './plain-view';
import PlainTable from './PlainTable.svelte';

describe('the lines of a view', () => {
  it('are those of its board', () => {
    expect(viewLines({ board: 'x.o\n.x.', winners: [] })).toEqual(['x.o', '.x.']);
  });

  it('are its fields where it has no board', () => {
    expect(viewLines({ pile: 7, last: 'take', heaps: [3, 4] })).toEqual(['pile: 7', 'last: take', 'heaps: [3,4]']);
  });
});

describe('the table of a game without a skin', () => {
  let shown: ReturnType<typeof mount> | undefined;

  afterEach(() => void (shown && unmount(shown)));

  const pressAction = vi.fn();
  const rematch = vi.fn();

  function show(more: object): void {
    const view = { board: 'x.o', over: false, winners: [] };
    const table = { game: 'nim', at: 3, names: ['Ada', 'Ben'], view, mover: 1, legal: ['take 1', 'take 2'], ...more };
    const session = {
      online: true,
      line: { refusal: false, text: '' },
      company: { host: true, rematch, acts: [0, 1], turnOf: (_: number, name: string) => `${name}’s turn` },
      input: { pressAction, undo: vi.fn() },
    };
    const props = { session, table: table as unknown as Table, menu: vi.fn() };
    shown = mount(PlainTable, { target: document.body, props: props as never });
    flushSync();
  }

  const text = (id: string) => document.querySelector(`[data-testid='${id}']`)?.textContent;

  it('shows its title, its view, whose turn it is, and a button for each legal action', () => {
    show({});
    expect(document.querySelector('h1')?.textContent).toBe('nim');
    expect(text('view')).toBe('x.o');
    expect(text('turn')).toContain('Ben');
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-action]')];
    expect(buttons.map(({ dataset }) => dataset.action)).toEqual(['take 1', 'take 2']);
    buttons[1]!.click();
    expect(pressAction).toHaveBeenCalledWith('take 2');
  });

  it('says at the end who has won', () => {
    show({ view: { over: true, winners: [0] }, mover: null, legal: [] });
    expect(text('turn')).toContain('Ada');
    document.querySelector<HTMLElement>("[data-testid='play-again']")!.click();
    expect(rematch).toHaveBeenCalled();
  });
});
