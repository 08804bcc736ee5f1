// Which language is spoken: the one chosen on this device, else the first of the browser's that there is. Whatever reads
// `tongue` changes at once when another language is spoken.

import { FluentBundle, FluentResource } from '@fluent/bundle';

interface Tongue {
  readonly language: string; // as its file is called
  readonly locale: string; // with the region that the browser names, for numbers and dates
  readonly bundle: FluentBundle;
  readonly lists: Intl.ListFormat;
}

const FILES = import.meta.glob<string>('../../meowze/locales/*.ftl', { query: '?raw', import: 'default' });
const fileOf = (language: string): string => `../../meowze/locales/${language}.ftl`;
const main = (tag: string): string => tag.split('-')[0]!.toLowerCase();

export const LANGUAGES = Object.keys(FILES).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length));

let spoken = $state.raw<Tongue>(tongueOf('en', ''));

/** The language that is spoken now. */
export const tongue = (): Tongue => spoken;

/** Load a language and speak it from now on; without one, what the browser asks for. */
export async function speak(language = ''): Promise<void> {
  const chosen = LANGUAGES.includes(language) ? language : wanted();
  spoken = tongueOf(chosen, await FILES[fileOf(chosen)]!());
  document.documentElement.lang = chosen;
}

/** A language by its own name. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const wanted = (): string => navigator.languages.map(main).find((language) => LANGUAGES.includes(language)) ?? 'en';

function tongueOf(language: string, source: string): Tongue {
  const locale = navigator.languages.find((tag) => main(tag) === language && /^\w+(-\w+)*$/.test(tag)) ?? language;
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return { language, locale, bundle, lists: new Intl.ListFormat(locale) };
}
