// Options as name=value pairs with commas between them, read, written and named.

import type { Preset } from '../protocol';
import { say, sayFirst, slug } from '../texts';

export type Options = Record<string, string>;

export function pairs(text: string): Options {
  const parts = text.split(',').filter(Boolean);
  return Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string]));
}

export function written(options: Options): string {
  const named = Object.entries(options).filter(([, value]) => value !== '');
  return named.map(([name, value]) => `${name}=${value}`).join(',');
}

/** A switch in words. */
export const switchName = (game: string, name: string): string =>
  sayFirst([`${game}-switch-${name}`, `switch-${name}`], name);

/** What a switch is set to, in words. */
export function optionName(game: string, name: string, word: string): string {
  if (name === 'first' && /^\d$/.test(word)) return say('option-first', { number: Number(word) + 1 });
  return sayFirst([`${game}-option-${slug(word)}`, `option-${slug(word)}`], word);
}

/** The first preset with just these options, whoever begins. */
export function presetOf(presets: readonly Preset[], options: string): string | undefined {
  const plain = (text: string) => {
    const { first: _, ...rest } = pairs(text);
    return Object.entries(rest).sort().join(' ');
  };
  return presets.find((preset) => plain(preset.options) === plain(options))?.name;
}
