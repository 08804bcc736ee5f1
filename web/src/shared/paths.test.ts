import { afterEach, expect, it } from 'vitest';
import { handDevicePage, learnPath, replayPath, roomPath, rulesPath, where } from './paths';

const at = (path: string) => where(new URL(path, 'http://host'));

afterEach(() => {
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
});

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
    learn: null,
  });
});

it('asks for pages by questions on a host of static files', () => {
  document.head.innerHTML = '<meta name="carrier" content="browser">';
  history.replaceState(null, '', '/games/index.html?room=here-abc');
  expect(where()).toMatchObject({ base: '/games/', room: 'here-abc', rules: null, replay: null });
  expect(roomPath('here-xyz')).toBe('/games/?room=here-xyz');
  expect(at(replayPath('here-xyz-1'))).toMatchObject({ base: '/games/', replay: 'here-xyz-1', room: null });
  expect(at(rulesPath('labyrinth'))).toMatchObject({ base: '/games/', rules: 'labyrinth', room: null, options: null });
  const path = rulesPath('labyrinth', { room: 'here-abc', options: 'cards=open' }, 2, 'LR11');
  expect(path).toMatch(/^\/games\/\?rules=labyrinth&.*#LR11$/);
  expect(at(path)).toMatchObject({ rules: 'labyrinth', room: 'here-abc', options: 'cards=open', seats: 2 });
});

it('keeps its own kind of addresses on a server that has the engine too', () => {
  document.head.innerHTML = '<meta name="carrier" content="both">';
  expect(roomPath('here-abc')).toBe('/room/here-abc');
  expect(handDevicePage('abc', 'x y')).toBe('room/abc?hand=x+y');
  expect(at('/?room=abc')).toMatchObject({ base: '/', room: 'abc' });
  expect(at('/?room=')).toMatchObject({ room: null });
});

it('knows the pages to learn, with and without a server', () => {
  const puzzle = { game: 'labyrinth', page: 'puzzle', id: 'a b' };
  expect(at('/games/learn/labyrinth')).toMatchObject({
    base: '/games/',
    learn: { game: 'labyrinth', page: '', id: '' },
  });
  expect(at('/games/learn/labyrinth/puzzle/a%20b')).toMatchObject({ base: '/games/', learn: puzzle });
  history.replaceState(null, '', '/games/learn/labyrinth/story');
  expect(learnPath('labyrinth', 'puzzle/daily')).toBe('/games/learn/labyrinth/puzzle/daily');
  document.head.innerHTML = '<meta name="carrier" content="browser">';
  history.replaceState(null, '', '/games/');
  expect(at(learnPath('labyrinth', 'puzzle/a b'))).toMatchObject({ base: '/games/', learn: puzzle });
});
