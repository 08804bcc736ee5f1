import { beforeEach, expect, it } from 'vitest';
import { StatusLine } from './status-line.svelte';

let line: StatusLine;
beforeEach(() => (line = new StatusLine()));

it('shows what happened, after whose turn it is', () => {
  line.say(() => ['Ann turns a card', 'Ann pushes a card in']);
  expect(line.text).toBe('Ann turns a card\u00a0· Ann pushes a card in');
  line.ask(() => ['Your turn: 2 actions left']);
  expect(line.text).toBe('Your turn: 2 actions left\u00a0· Ann turns a card\u00a0· Ann pushes a card in');
  line.say(() => ['Ben turns a card']);
  expect(line.text).toBe('Ben turns a card');
});

it('announces the same, or something else until it says more', () => {
  line.say(() => ['Ann turns a card']);
  expect(line.announcement).toBe('Ann turns a card');
  line.announce(() => ['Ann turns the card at row 1, column 2', 'Ben’s turn']);
  line.ask(() => ['Ben’s turn: 2 actions left']);
  expect(line.announcement).toBe('Ann turns the card at row 1, column 2. Ben’s turn');
  line.say(() => ['Ben turns a card']);
  expect(line.announcement).toBe('Ben turns a card');
});

it('lets a refusal stand alone', () => {
  line.say(() => ['This card cannot be turned now'], true, 'CR9');
  line.ask(() => ['Your turn: 2 actions left']);
  expect([line.text, line.refusal, line.rule]).toEqual(['This card cannot be turned now', true, 'CR9']);
});
