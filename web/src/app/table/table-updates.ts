// Messages that bring a table, and what is taken from them.

import type { TableMessage } from '../../link/link';
import type { Fact, Moved, Table } from '../../protocol';
import { withPersonNames } from '../../shared/texts';

/** A message that carries the table, or says that the game has not begun. */
export type TableUpdate = Extract<TableMessage, { type: 'waiting' | 'table' } | { table: unknown }>;

/** The last move and the table before it, to be shown again. */
export interface LastMove {
  readonly before: Table;
  readonly moved: Moved;
}

/** The facts that a seat has brought about, without those of chance. */
export const ofSeats = (facts: readonly Fact[]): readonly Fact[] => facts.filter(({ seat }) => seat !== null);

export const isUpdate = (message: TableMessage): message is TableUpdate =>
  message.type === 'waiting' || message.type === 'table' || 'table' in message;

/** A message whose table has the names of its players as they are shown. */
export function withNames(message: TableMessage): TableMessage {
  if (message.type === 'table') return withPersonNames(message);
  const inside = 'table' in message && message.table?.type === 'table' ? message.table : null;
  return inside ? ({ ...message, table: withPersonNames(inside) } as TableMessage) : message;
}

/** The table of an update, or null while the room waits for players. */
export function tableOf(message: TableUpdate): Table | null {
  if (message.type === 'waiting') return null;
  const table = message.type === 'table' ? message : message.table;
  return table?.type === 'table' ? table : null;
}
