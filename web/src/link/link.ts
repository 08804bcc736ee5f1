// Messages between a page and its table; the protocol is the same whoever carries them.

import type { Incoming, Outgoing } from '../protocol';

/** A message from the table: everything but the answer to a ping. */
export type TableMessage = Exclude<Outgoing, { type: 'pong' }>;

/** A message that the table answers, by its id. */
export type Question = Extract<Incoming, { id: string }>;
export type QuestionWithoutId = DistributiveOmit<Question, 'id'>;

/** A message that needs no answer of its own. */
export type Notice = Extract<Incoming, { type: 'names' | 'hint' | 'act' }>;

export interface Link {
  ask(question: QuestionWithoutId): boolean; // sent until it is answered; false while another question waits
  tell(notice: Notice): void; // sent once; lost without a connection
  playHere(): void; // at a table that another tab has
  close(): void;
}

export interface LinkListener {
  received(message: TableMessage): void;
  online(is: boolean): void;
  gone(closed: boolean): void; // the table is closed to us, or does not exist
  elsewhere(is: boolean): void; // another tab of this browser has the table
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
