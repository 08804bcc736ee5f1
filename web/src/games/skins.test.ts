import { beforeAll, describe, expect, it } from 'vitest';
import ENGLISH from '../../../meowze/locales/en.ftl?raw';
import { prefixIds } from './art';
import type { Skin } from './contract';
import { SKINS, skinOf } from './skins';

it('every id of a picture is led by its game', () => {
  const source = '<symbol id="tee"><path fill="url(#morning)"/><use href="#floor"/></symbol>';
  expect(prefixIds('labyrinth', source)).toBe(
    '<symbol id="labyrinth-tee"><path fill="url(#labyrinth-morning)"/><use href="#labyrinth-floor"/></symbol>',
  );
});

it('an unknown game has no skin', async () => {
  expect(await skinOf('chess')).toBeNull();
  expect(await skinOf('toString')).toBeNull();
});

describe.each(Object.keys(SKINS))('%s', (game) => {
  let skin: Skin;
  beforeAll(async () => void (skin = (await skinOf(game))!));

  it('installs its pictures once, and has those that it names', async () => {
    await skinOf(game);
    expect(document.querySelectorAll(`#${game}-pictures`)).toHaveLength(1);
    const symbols = [skin.restSymbol, ...[0, 1, 2, 3].flatMap((seat) => skin.badge(seat).map(({ symbol }) => symbol))];
    for (const symbol of symbols) expect(document.getElementById(symbol), symbol).not.toBeNull();
  });

  it('says on its box for whom it is and how long it takes, and names rules that exist', () => {
    const { age, young, minutes, presets, short } = skin.box;
    expect(young?.age ?? 0).toBeLessThan(age);
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
    const named = [...presets, young?.preset, short.beginner, short.usual].filter(Boolean);
    expect(named.filter((name) => !ENGLISH.includes(`\n${game}-preset-${name} =`))).toEqual([]);
  });

  it('shares no id with another game', () => {
    const ids = [...document.querySelectorAll(`#${game}-pictures [id]`)].map(({ id }) => id);
    expect(ids.every((id) => id.startsWith(`${game}-`))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
