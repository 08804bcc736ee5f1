// The words of the rule pages: Fluent files of their own, loaded when a page of rules is opened.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Values } from '../texts';

const FILES = import.meta.glob<string>('../../../meowze/locales/rules/*.ftl', { query: '?raw', import: 'default' });
const fileOf = (language: string): string => `../../../meowze/locales/rules/${language}.ftl`;

/** A message of the rule pages with its variables filled in, or a further text of it, such as its title. */
export type Tell = (key: string, values?: Values, more?: string) => string;

/** How the rules are told in a language. */
export async function teller(language: string): Promise<Tell> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await FILES[fileOf(language)]!()));
  return (key, values, more) => {
    const message = bundle.getMessage(key);
    const pattern = more === undefined ? message?.value : message?.attributes[more];
    return pattern ? bundle.formatPattern(pattern, values) : key;
  };
}
