// Every word a person reads: Fluent messages from meowze/locales, one file a language, loaded when it is spoken.

import type { FluentVariable } from '@fluent/bundle';
import { tongue } from './tongue.svelte';

export type Values = Readonly<Record<string, FluentVariable>>;

/** A message with its variables filled in. */
export const say = (key: string, values?: Values): string => find(key, values) ?? key;

/** A further text of a message, such as what a preset is about. */
export const sayMore = (key: string, more: string): string => find(key, undefined, more) ?? '';

/** The first of these messages that there is, or else this text. */
export function sayFirst(keys: readonly string[], otherwise: string): string {
  const known = keys.find((key) => tongue().bundle.hasMessage(key));
  return known ? say(known) : otherwise;
}

/** Why something was refused: by its key, or else as the server puts it for programs. */
export const refusal = (key: string, values: Values, otherwise: string): string =>
  tongue().bundle.hasMessage(`refused-${key}`) ? say(`refused-${key}`, values) : otherwise;

/** Words as people list them: a, b and c. */
export const list = (words: readonly string[]): string => tongue().lists.format(words);

/** A moment as people write it. */
export const moment = (when: number): string =>
  new Intl.DateTimeFormat(tongue().locale, { dateStyle: 'medium', timeStyle: 'short' }).format(when);

/** A day, given as 2026-11-15, as people write it. */
export const day = (date: string): string =>
  new Intl.DateTimeFormat(tongue().locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** A number as people write it. */
export const number = (value: number): string => new Intl.NumberFormat(tongue().locale).format(value);

/** Sides by their letters, such as "nes". */
export const sides = (letters: string): string => list([...letters].map((side) => say('side', { side })));

/** A word of an option as part of a key. */
export const slug = (word: string): string => word.replace(/[^a-z0-9]/gi, '-');

function find(key: string, values?: Values, more?: string): string | null {
  const { bundle } = tongue();
  const message = bundle.getMessage(key);
  const pattern = more === undefined ? message?.value : message?.attributes[more];
  return pattern ? bundle.formatPattern(pattern, values) : null;
}
