// Every word a person reads: Fluent messages from meowze/locales, one file a language, loaded when needed.

import type { FluentVariable } from '@fluent/bundle';
import { locale } from './locale.svelte';

export type Values = Readonly<Record<string, FluentVariable>>;

/** A message with its variables filled in. */
export const say = (key: string, values?: Values): string => find(key, values) ?? key;

/** An attribute of a message, such as what a preset is about. */
export const sayMore = (key: string, more: string): string => find(key, undefined, more) ?? '';

/** The first of these messages that exists, or else this text. */
export function sayFirst(keys: readonly string[], otherwise: string): string {
  const known = keys.find((key) => locale().bundle.hasMessage(key));
  return known ? say(known) : otherwise;
}

/** Why something was refused; what only a program can do wrong has no message of its own. */
export const refusal = (key: string, values: Readonly<Record<string, string | number>>): string =>
  locale().bundle.hasMessage(`refused-${key}`) ? say(`refused-${key}`, inWords(values)) : say('refused-failed');

/** The values of a refusal as people know them: players and rule options by their names. */
const inWords = ({ game, name, option, ...others }: Readonly<Record<string, string | number>>): Values => ({
  ...others,
  ...(game !== undefined && { game }),
  ...(name !== undefined && { name: personName(String(name)) }),
  ...(option !== undefined && { option: optionName(String(game), String(option)) }),
});

/** The name of a rule option. */
export const optionName = (game: string, name: string): string =>
  sayFirst([`${game}-switch-${name}`, `switch-${name}`], name);

/** A player's name: those of bots and generated ones in the language of the page, others as they were typed. */
export function personName(stored: string): string {
  const [, first = '', second = '', number = ''] = /^([A-Z][a-z]+)(?: ([A-Z][a-z]+))?( \d+)?$/.exec(stored) ?? [];
  const [word, animal] = [first.toLowerCase(), `animal-${second.toLowerCase()}`];
  const { bundle } = locale();
  if (!second && bundle.hasMessage(`character-${word}`)) return say(`character-${word}`) + number;
  if (!bundle.hasMessage(`adjective-${word}`) || !bundle.hasMessage(animal)) return stored;
  return say(`adjective-${word}`, { animal: say(animal), gender: sayMore(animal, 'gender') }) + number;
}

/** What the server tells of a game, with the names of its players as they are shown in the language of the moment. */
export const withPersonNames = <T extends { readonly names: readonly string[] }>(told: T): T => ({
  ...told,
  get names() {
    return told.names.map(personName);
  },
});

/** Words as people list them: a, b and c. */
export const list = (words: readonly string[]): string => locale().lists.format(words);

/** A moment as people write it. */
export const moment = (when: number): string =>
  new Intl.DateTimeFormat(locale().tag, { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** A day, given as 2026-11-15, as people write it. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(locale().tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** A number as people write it. */
export const number = (value: number, how: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale().tag, how).format(value);

/** Sides by their letters, such as "nes". */
export const sides = (letters: string): string => list([...letters].map((side) => say('side', { side })));

/** The word of an option as part of a message's key. */
export const slug = (word: string): string => word.replace(/[^a-z0-9]/gi, '-');

function find(key: string, values?: Values, more?: string): string | null {
  const { bundle } = locale();
  const message = bundle.getMessage(key);
  const pattern = more === undefined ? message?.value : message?.attributes[more];
  return pattern ? bundle.formatPattern(pattern, values) : null;
}
