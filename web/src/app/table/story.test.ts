import { describe, expect, it, vi } from 'vitest';
import type { Fact, Moved, Story as Fetched, Told } from '../../protocol';
import { Story, storyTurns } from './story.svelte';

const fact = (kind: string, seat: number | null) => ({ kind, seat }) as unknown as Fact;
const told = (kind: string, seat: number | null, turns: number): Told => ({ fact: fact(kind, seat), turns });
const moved = (at: number, turns: number, ...facts: Fact[]): Moved =>
  ({ type: 'moved', first: at, id: '', facts, table: { at, view: { turns } } }) as unknown as Moved;
const kinds = (story: Story) => story.told.map((step) => step.fact.kind).join(' ');

describe('the story by turns', () => {
  const steps = [
    told('pushed', 1, 4),
    told('drawn', null, 4),
    told('homed', 1, 5),
    told('pushed', 0, 5),
    told('missed', 0, 6),
    told('pushed', 1, 6),
  ];

  it('has the newest turn first, each with its seat, without chance', () => {
    const turns = storyTurns(steps, 4, ({ kind }) => (kind === 'missed' ? [] : [kind]));
    expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
      [3, 1],
      [2, 0],
      [1, 1],
    ]);
    expect(turns[2]!.lines).toEqual([
      { step: 3, text: 'homed' },
      { step: 1, text: 'pushed' },
    ]);
    expect(turns[1]!.lines.map(({ step }) => step)).toEqual([4]);
  });
});

describe('the story', () => {
  it('is fetched once somebody reads it, and moves go on with it', async () => {
    const fetched: Fetched = { at: 7, turns: 0, told: [told('pushed', 0, 0)] };
    const fetchIt = vi.fn(() => Promise.resolve(fetched));
    const story = new Story('room', 'token', fetchIt);
    story.add(moved(7, 1, fact('walked', 0)));
    expect(fetchIt).not.toHaveBeenCalled();
    const stop = story.read();
    story.add(moved(7, 0, fact('pushed', 0))); // is part of what comes
    story.add(moved(9, 1, fact('walked', 0), fact('found', 0)));
    await vi.waitFor(() => expect(kinds(story)).toBe('pushed walked found'));
    expect(story.told.map(({ turns }) => turns)).toEqual([0, 0, 1]);
    expect([story.isLast(2), story.isLast(3)]).toEqual([false, true]);
    story.add(moved(9, 1, fact('walked', 0)));
    expect(story.told).toHaveLength(3);
    stop();
    story.forget();
    expect(fetchIt).toHaveBeenCalledTimes(1);
    story.read();
    expect(fetchIt).toHaveBeenCalledTimes(2);
  });

  it('takes only the last answer', async () => {
    const answers: ((story: Fetched) => void)[] = [];
    const story = new Story('room', 'token', () => new Promise((answer) => answers.push(answer)));
    story.read();
    story.forget();
    answers[1]!({ at: 3, turns: 0, told: [told('new', 0, 0)] });
    answers[0]!({ at: 9, turns: 0, told: [told('old', 0, 0)] });
    await vi.waitFor(() => expect(kinds(story)).toBe('new'));
  });
});
