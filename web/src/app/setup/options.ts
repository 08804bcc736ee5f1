// Options of a game: read from and written to text such as "secrets=4,cards=open", and named in words.

import type { Preset } from '../../protocol';
import { say, sayFirst, slug } from '../../shared/texts';

export type Options = Record<string, string>;

/** Options from text. */
export function readOptions(text: string): Options {
  const parts = text.split(',').filter(Boolean);
  return Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string]));
}

/** Options as text. */
export function writeOptions(options: Options): string {
  const named = Object.entries(options).filter(([, value]) => value !== '');
  return named.map(([name, value]) => `${name}=${value}`).join(',');
}

/** The name of an option. */
export const optionName = (game: string, name: string): string =>
  sayFirst([`${game}-switch-${name}`, `switch-${name}`], name);

/** The value of an option in words. */
export function valueName(game: string, name: string, word: string): string {
  if (name === 'first' && /^\d$/.test(word)) return say('option-first', { number: Number(word) + 1 });
  return sayFirst([`${game}-option-${slug(word)}`, `option-${slug(word)}`], word.replaceAll('/', ', '));
}

/** Whether two texts stand for the same options, whoever begins. */
export function sameOptions(one: string, other: string): boolean {
  const plain = (text: string) => {
    const { first: _, ...rest } = readOptions(text);
    return Object.entries(rest).sort().join(' ');
  };
  return plain(one) === plain(other);
}

/** The first preset with exactly these options. */
export const presetOf = (presets: readonly Preset[], options: string): string | undefined =>
  presets.find((preset) => sameOptions(preset.options, options))?.name;
