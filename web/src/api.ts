// The few things asked of the server besides the socket.

import { apiPath } from './paths';
import type { BotCard, GameCard, Here, NewRoom, Opened, Problem } from './protocol';
import { say } from './texts';

/** The games a table can be opened for. */
export const games = (): Promise<readonly GameCard[]> => ask<readonly GameCard[]>('games');

/** The bots that can be asked to a table. */
export const bots = (): Promise<readonly BotCard[]> => ask<readonly BotCard[]>('bots');

/** Where other devices reach this server. */
export const here = (): Promise<Here> => ask<Here>('here');

/** Look for a table by its code; an error says that there is none. */
export const find = (code: string): Promise<{ readonly room: string }> => ask(`rooms/${encodeURIComponent(code)}`);

/** The address of a QR picture that leads another device to a page of this server. */
export const qrOf = (page: string): string => apiPath(`qr?path=${encodeURIComponent(page)}`);

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
