// The few things asked of the server besides the socket.

import { apiPath } from './paths';
import type { GameCard, NewRoom, Opened, Problem } from './protocol';
import { say } from './texts';

/** The games a table can be opened for. */
export const games = (): Promise<readonly GameCard[]> => ask<readonly GameCard[]>('games');

/** Open a table. */
export const open = (room: NewRoom): Promise<Opened> =>
  ask<Opened>('rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(room),
  });

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(apiPath(path), init).catch(() => null);
  if (!answer) throw new Error(say('failed'));
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error((body as Problem | null)?.error ?? say('failed'));
  return body as T;
}
