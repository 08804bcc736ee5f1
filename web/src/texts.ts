// Every word a person reads: Fluent messages from meowze/locales, one file a language, loaded when it is spoken.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Readonly<Record<string, FluentVariable>>;

const FILES = import.meta.glob<string>('../../meowze/locales/*.ftl', { query: '?raw', import: 'default' });
const fileOf = (language: string): string => `../../meowze/locales/${language}.ftl`;

let bundle = new FluentBundle('en');
let lists = new Intl.ListFormat('en');

/** Load a language and speak it from now on. */
export async function speak(language = 'en'): Promise<void> {
  const source = await FILES[fileOf(language)]!();
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  lists = new Intl.ListFormat(language);
  document.documentElement.lang = language;
}

/** A message with its variables filled in. */
export const say = (key: string, values?: Values): string => find(key, values) ?? key;

/** A further text of a message, such as what a preset is about. */
export const sayMore = (key: string, more: string): string => find(key, undefined, more) ?? '';

/** The first of these messages that there is, or else this text. */
export function sayFirst(keys: readonly string[], otherwise: string): string {
  const known = keys.find((key) => bundle.hasMessage(key));
  return known ? say(known) : otherwise;
}

/** Words as people list them: a, b and c. */
export const list = (words: readonly string[]): string => lists.format(words);

/** Sides by their letters, such as "nes". */
export const sides = (letters: string): string => list([...letters].map((side) => say('side', { side })));

/** A word of an option as part of a key. */
export const slug = (word: string): string => word.replace(/[^a-z0-9]/gi, '-');

function find(key: string, values?: Values, more?: string): string | null {
  const message = bundle.getMessage(key);
  const pattern = more === undefined ? message?.value : message?.attributes[more];
  return pattern ? bundle.formatPattern(pattern, values) : null;
}
