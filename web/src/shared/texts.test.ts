import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { list, refusal, say, sayFirst, sayMore, sides } from './texts';

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
  for (const id of english.keys()) expect([id, ...asked(id, other)].sort()).toEqual([id, ...asked(id, english)].sort());
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
  expect(refusal('', {})).toBe(say('refused-failed'));
});
