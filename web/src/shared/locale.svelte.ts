// The language of the pages: the one chosen on this device, else the first of the browser's languages that we have.
// Whatever reads `locale` is updated when the language changes.

import { FluentBundle, FluentResource } from '@fluent/bundle';

interface Locale {
  readonly language: string; // the name of its file
  readonly tag: string; // with the browser's region, for numbers and dates
  readonly bundle: FluentBundle;
  readonly lists: Intl.ListFormat;
}

const FILES = import.meta.glob<string>('../../../meowze/locales/*.ftl', { query: '?raw', import: 'default' });
const fileOf = (language: string): string => `../../../meowze/locales/${language}.ftl`;

export const LANGUAGES = Object.keys(FILES).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length));

/** The language we have for a tag such as `pt-BR` or `de-AT`: that of its region if there is one, else the language. */
export function available(tag: string): string | undefined {
  const [whole, main] = [tag.toLowerCase(), tag.split('-')[0]!.toLowerCase()];
  return LANGUAGES.find((language) => language.toLowerCase() === whole) ?? LANGUAGES.find((known) => known === main);
}

let current = $state.raw<Locale>(localeOf('en', ''));

/** The current language. */
export const locale = (): Locale => current;

/** Load a language and switch to it; without one, to what the browser asks for. */
export async function setLanguage(language = ''): Promise<void> {
  const chosen = LANGUAGES.includes(language) ? language : wanted();
  current = localeOf(chosen, await FILES[fileOf(chosen)]!());
  document.documentElement.lang = chosen;
}

/** A language's own name for itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const wanted = (): string => navigator.languages.map(available).find((language) => language !== undefined) ?? 'en';

function localeOf(language: string, source: string): Locale {
  const tag =
    navigator.languages.find((known) => available(known) === language && /^\w+(-\w+)*$/.test(known)) ?? language;
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return { language, tag, bundle, lists: new Intl.ListFormat(tag) };
}
