// What the texts of the rules select by: the options of a table, or the usual ones where there is no table.

import type { FluentVariable } from '@fluent/bundle';
import type { Condition } from '../../games/rule-pages';
import type { GameCard } from '../../protocol';
import { slug, type Values } from '../../shared/texts';
import { readOptions } from '../setup/options';
import { usualValues } from '../setup/plan';

const NUMBERS = /^\d+(\/\d+)*$/;

/** Every option by its name, and the number of seats: 0 where it is not known, which counts as a full table. */
export function ruleValues(card: GameCard, options: string, seats: number): Values {
  const words = { ...usualValues(card, seats || card.seats.at(-1)!), ...readOptions(options) };
  return Object.fromEntries([['seats', seats], ...Object.entries(words).flatMap(valuesOf)]);
}

/** Whether an option has one of the values of a condition. */
export const meets = (values: Values, condition: Condition = {}): boolean =>
  Object.entries(condition).some(([name, met]) => met.includes(values[name] as string | number));

/** An option as variables. Numbers such as 72/72/20 are also given one by one, as bag_1 …, and added up, as bag_sum. */
function valuesOf([name, word]: [string, string]): [string, FluentVariable][] {
  const numbers = NUMBERS.test(word) ? word.split('/').map(Number) : [];
  const [value] = numbers;
  const own = numbers.length === 1 ? value! : keyOf(name, word);
  if (!numbers.length) return [[name, own]];
  const parts = numbers.map((number, k): [string, number] => [`${name}_${k + 1}`, number]);
  return [[name, own], ...parts, [`${name}_sum`, numbers.reduce((sum, number) => sum + number, 0)]];
}

/** A word as the key of a variant, which cannot begin with a digit: board-3x3 for 3x3. */
const keyOf = (name: string, word: string): string => (/^\d/.test(word) ? `${name}-${slug(word)}` : word);
