// The texts of the rule pages: Fluent files of their own, loaded when a page of rules is opened.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Values } from '../../shared/texts';

const FILES = import.meta.glob<string>('../../../../meowze/locales/rules/*.ftl', { query: '?raw', import: 'default' });
const fileOf = (language: string): string => `../../../../meowze/locales/rules/${language}.ftl`;

/** A message with its variables filled in, or one of its attributes, such as its title; empty if it has no such. */
export type RuleText = (key: string, values?: Values, attribute?: string) => string;

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Load the texts of a language. */
export async function loadRuleTexts(language: string): Promise<RuleText> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await FILES[fileOf(language)]!()));
  return (key, values, attribute) => {
    const message = bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return attribute === undefined ? key : '';
    return bundle.formatPattern(pattern, values);
  };
}
