import { afterEach, expect, it } from 'vitest';
import { rulesPath, where } from './paths';

const at = (path: string) => where(new URL(path, 'http://host'));

afterEach(() => history.replaceState(null, '', '/'));

it('knows tables, rules and the start page below any path', () => {
  expect(at('/games/')).toMatchObject({ base: '/games/', room: null, rules: null });
  expect(at('/games/room/abc')).toMatchObject({ base: '/games/', room: 'abc', rules: null });
  expect(at('/games/rules/labyrinth')).toMatchObject({
    base: '/games/',
    room: null,
    rules: 'labyrinth',
    options: null,
  });
  expect(at('/games/replay/abc-1')).toMatchObject({ base: '/games/', room: null, replay: 'abc-1' });
});

it('keeps the table whose rules are read', () => {
  history.replaceState(null, '', '/games/room/abc');
  const path = rulesPath('labyrinth', { room: 'abc', options: 'secrets=4,cards=open' }, 3, 'LR11');
  expect(path).toMatch(/^\/games\/rules\/labyrinth\?.*#LR11$/);
  expect(at(path)).toEqual({
    base: '/games/',
    room: 'abc',
    rules: 'labyrinth',
    options: 'secrets=4,cards=open',
    seats: 3,
    replay: null,
  });
});
