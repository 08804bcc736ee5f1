// What the end of a game means to those at this device.

import type { Skin } from '../../games/contract';
import type { SeatCard, Table } from '../../protocol';
import { say } from '../../shared/texts';

export type Outcome =
  | { readonly kind: 'won' } // by the one person who plays here
  | { readonly kind: 'consoled'; readonly by: number } // by the bot that has beaten the only person
  | { readonly kind: 'told' }; // by name

/** The outcome for a device that plays these seats. */
export function outcome(winners: readonly number[], seats: readonly SeatCard[], acts: readonly number[]): Outcome {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length || acts.length !== 1) return { kind: 'told' };
  if (winner === acts[0]) return { kind: 'won' };
  const people = seats.filter(({ who }) => who !== 'bot').length;
  return seats[winner]?.who === 'bot' && people === 1 ? { kind: 'consoled', by: winner } : { kind: 'told' };
}

/** The end of a game in a few words, for a device that plays these seats. */
export function headline(skin: Skin, table: Table, acts: readonly number[]): string {
  const { title, ranking } = skin.ending(table);
  const won = ranking.length > 0 && outcome(table.view.winners, table.company.seats, acts).kind === 'won';
  return won ? say('you-win') : title;
}
