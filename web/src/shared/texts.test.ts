import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { available, locale, nameOf, setLanguage } from './locale.svelte';
import { list, personName, refusal, say, sayFirst, sayMore, sides, withPersonNames } from './texts';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LOCALES = import.meta.glob<string>('../../../meowze/locales/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Message {
  readonly variables: ReadonlySet<string>;
  readonly messages: ReadonlySet<string>; // that it refers to
}

/** Every message of a language, with what it asks for. */
function messages(source: string): Map<string, Message> {
  const all = new FluentResource(source).body.map(({ id, value, attributes }): [string, Message] => {
    const nodes = flat([value, attributes]);
    const named = (type: string) =>
      new Set(nodes.filter((node) => node.type === type).map((node) => String(node.name)));
    return [id, { variables: named('var'), messages: named('mesg') }];
  });
  return new Map(all);
}

type Node = Record<string, unknown>;
const flat = (tree: unknown): Node[] =>
  tree && typeof tree === 'object' ? [tree as Node, ...Object.values(tree).flatMap(flat)] : [];

/** All variables of a message, its references included. */
function asked(id: string, all: Map<string, Message>): Set<string> {
  const { variables, messages: others } = all.get(id)!;
  return new Set([...variables, ...[...others].flatMap((other) => [...asked(other, all)])]);
}

/** The names of messages in the sources: whole ones, and patterns where a part is filled in. */
const KEYS = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/(['`])([a-z][\w-]*|[\w-]*(?:\$\{[^}`]+\}[\w-]*)+)\1/g)].map((found) => found[2]!),
);
const filled = (key: string, by: string): string => key.replace(/\$\{[^}]+\}/g, by);
const PATTERNS = [...new Set(KEYS)]
  .filter((key) => !key.includes('$') || /[a-z]{4}/.test(filled(key, '')))
  .map((key) => new RegExp(`^${filled(key, '[\\w-]+')}$`));

/** Every call of `say` with one whole name: the name, and the variables that it is given (null: not written there). */
const CALLS = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/\bsay\('([\w-]+)'(?:, (\{[^}]*\}|[^)]*))?\)/g)].map(([, key, given]) => ({
    key: key!,
    given: given ?? '{}',
  })),
);
const names = (given: string): string[] | null =>
  given.startsWith('{') && !given.includes('...')
    ? [...given.matchAll(/[{,]\s*(\w+)/g)].map((found) => found[1]!)
    : null;

describe('English', () => {
  const english = messages(LOCALES['../../../meowze/locales/en.ftl']!);

  it('has every message that is said', () => {
    expect(CALLS.length).toBeGreaterThan(60);
    expect(CALLS.map(({ key }) => key).filter((key) => !english.has(key))).toEqual([]);
  });

  it('has no message that nobody says', () => {
    const referred = new Set([...english.values()].flatMap((message) => [...message.messages]));
    const unused = [...english.keys()].filter(
      (id) => !referred.has(id) && !id.startsWith('terminal-') && !PATTERNS.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });

  it('gets the variables that it asks for', () => {
    const wrong = CALLS.flatMap(({ key, given }) => {
      const lacking = [...asked(key, english)].filter((variable) => !(names(given) ?? [variable]).includes(variable));
      return lacking.length ? [`${key} lacks ${lacking.join(' ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('can be read to the end', () => {
    const written = [...LOCALES['../../../meowze/locales/en.ftl']!.matchAll(/^([a-z][\w-]*) =/gm)].map(
      (found) => found[1],
    );
    expect([...english.keys()]).toEqual(written);
  });
});

it.each(Object.keys(LOCALES))('%s has the messages and variables of English', (path) => {
  const [english, other] = [messages(LOCALES['../../../meowze/locales/en.ftl']!), messages(LOCALES[path]!)];
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  const variables = (id: string, all: Map<string, Message>) => [...asked(id, all)].filter((name) => name !== 'gender');
  for (const id of english.keys())
    expect([id, variables(id, other).sort()]).toEqual([id, variables(id, english).sort()]);
});

it('fills in, counts and lists', () => {
  expect(say('in-turns', { turns: 1 })).toBe('in 1 turn');
  expect(say('in-turns', { turns: 7 })).toBe('in 7 turns');
  expect(say('chabyrinthe-cell', { cell: 'b3', shape: 'tee', sides: sides('nes') })).toBe(
    'b3, T-junction, openings: north, east, and south',
  );
  expect(list(['Otter', 'Heron'])).toBe('Otter and Heron');
  expect(sayMore('chabyrinthe-preset-kittens', 'about')).toContain('smaller roof');
  expect(sayFirst(['nobody-knows', 'undo'], '')).toBe('Undo');
  expect(sayFirst(['nobody-knows'], 'otherwise')).toBe('otherwise');
  expect(refusal('turn', { name: 'Ann' })).toBe('It’s Ann’s turn.');
});

it('translates the names of bots and generated ones, and leaves those that were typed', () => {
  locale().bundle.addResource(
    new FluentResource(
      'adjective-brave = { $gender ->\n    [f] Mutige\n   *[m] Mutiger\n  } { $animal }\n' +
        'animal-badger = Dachs\nanimal-owl = Eule\n    .gender = f\ncharacter-professor = Professorin\n',
    ),
    { allowOverrides: true },
  );
  const names = ['Brave Badger', 'Brave Owl', 'Merry Whale', 'Professor', 'Zoë', 'brave owl', 'Professor Owl', 'Owl'];
  const shown = [
    'Mutiger Dachs',
    'Mutige Eule',
    'Merry Whale',
    'Professorin',
    'Zoë',
    'brave owl',
    'Professor Owl',
    'Owl',
  ];
  expect(names.map(personName)).toEqual(shown);
  expect(refusal('turn', { name: 'Brave Owl' })).toContain('Mutige Eule');
});

it('names players anew when the language changes', async () => {
  const told = withPersonNames({ at: 1, names: ['Brave Owl'] });
  await setLanguage('en');
  expect([told.at, told.names]).toEqual([1, ['Brave Owl']]);
});

it('says nothing of what only programs can do wrong, and names the option that does not fit', () => {
  expect(refusal('hello-first', {})).toBe(say('refused-failed'));
  expect(refusal('', {})).toBe(say('refused-failed'));
  const values = { game: 'labyrinth', option: 'finish', value: 'anywhere', seats: 2 };
  expect(refusal('option-misfit', values)).toContain(say('labyrinth-switch-finish'));
});

it('speaks the language of a region where there is one', () => {
  const tags = ['pt-BR', 'pt-br', 'pt-PT', 'pt', 'de-AT', 'fi', 'en-GB-oxendict'];
  expect(tags.map(available)).toEqual(['pt-BR', 'pt-BR', 'pt', 'pt', 'de', undefined, 'en']);
  expect([nameOf('pt'), nameOf('pt-BR'), nameOf('ru')]).toEqual(['Português', 'Português (Brasil)', 'Русский']);
});
