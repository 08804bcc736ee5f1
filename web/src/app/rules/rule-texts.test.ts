import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { pageOf, paragraphAt } from '../../games/rule-pages';
import { linesOf, loadRuleTexts } from './rule-texts';

const FILES = import.meta.glob<string>('../../../../meowze/locales/rules/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.keys(FILES))('%s can be read to the end', (path) => {
  const source = FILES[path]!;
  const bundle = new FluentBundle('en');
  const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  expect(new FluentResource(source).body.map(({ id }) => id)).toEqual(written);
});

it('tells a text, its title, and what is filled in', async () => {
  const text = await loadRuleTexts('en');
  expect(text('labyrinth-barred', { seats: 2 })).toContain('undo');
  expect(text('labyrinth-barred', {}, 'title')).toBe('Not straight back');
  expect(text('labyrinth-turn', {}, 'small')).toBe('');
  expect(text('rules-title', { game: 'Labyrinth' })).toBe('Labyrinth: the rules');
});

it('leaves out lines that say nothing', () => {
  expect(linesOf('Draw.\n\n  Lay what you drew.\n   ')).toEqual(['Draw.', 'Lay what you drew.']);
});

it('finds a paragraph by its name and by the number of a rule', () => {
  const page = pageOf('labyrinth')!;
  expect([paragraphAt(page, 'ride'), paragraphAt(page, 'LR11'), paragraphAt(page, 'LR99')]).toEqual([
    'ride',
    'barred',
    null,
  ]);
  expect(pageOf('chess')).toBeNull();
});
