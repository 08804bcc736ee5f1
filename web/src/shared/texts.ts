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

/** Why something was refused: the message for the key; for mistakes of a program, which have none, that it failed. */
export const refusal = (key: string, values: Values): string =>
  locale().bundle.hasMessage(`refused-${key}`) ? say(`refused-${key}`, values) : say('refused-failed');

/** Words as people list them: a, b and c. */
export const list = (words: readonly string[]): string => locale().lists.format(words);

/** A moment as people write it. */
export const moment = (when: number): string =>
  new Intl.DateTimeFormat(locale().tag, { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** A day, given as 2026-11-15, as people write it. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(locale().tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** A number as people write it. */
export const number = (value: number): string => new Intl.NumberFormat(locale().tag).format(value);

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
