// What is said at a table besides refusals: what happened, and who is asked to do what.

import type { Skin, Voice } from '../../games/contract';
import type { Fact, Table } from '../../protocol';
import { say } from '../../shared/texts';
import type { Position } from '../../stage/types';
import { headline } from '../results/outcome';
import type { Lines } from './status-line.svelte';

/** Those at the table, as far as turns go. */
export interface TurnTeller {
  readonly acts: readonly number[]; // the seats for which this device acts
  turnOf(seat: number, name: string): string;
}

export const describe = (
  skin: Skin | undefined,
  facts: readonly Fact[],
  { names }: Pick<Position, 'names'>,
  voice: Voice,
): string[] => facts.flatMap((fact) => skin?.describe(fact, names, voice) ?? []);

/**
 * Who is asked to do what: "you" where one person alone plays on this device; of others only whose turn it is.
 * After the end it is how the game has ended.
 */
export function prompt(table: Table, skin: Skin | undefined, company: TurnTeller): Lines {
  const { mover, names } = table;
  if (skin && table.view.over) return () => [headline(skin, table, company.acts)];
  if (mover === null || !skin) return () => [];
  const name = names[mover]!;
  if (!company.acts.includes(mover) || table.company.overdue) return () => [company.turnOf(mover, name)];
  return () => {
    const task = skin.task(table);
    return [company.acts.length === 1 ? say('turn-yours', { task }) : say('turn-of', { name, task })];
  };
}

/** Whose turn it is, where that is nobody here. */
export function notYet(table: Pick<Position, 'mover' | 'names'> | null, acts: readonly number[]): string {
  const { mover = null, names = [] } = table ?? {};
  return mover === null || acts.includes(mover) ? '' : say('not-yet', { name: names[mover]! });
}
