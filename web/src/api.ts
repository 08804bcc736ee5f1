// The few things asked of the server besides the socket.

import { apiPath } from './paths';
import type { Best, BotCard, GameCard, Here, Look, NewRoom, Opened, Problem, Replay } from './protocol';
import { refusal, say } from './texts';

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
export const open = (room: NewRoom): Promise<Opened> => ask<Opened>('rooms', posted(room));

/** A game to be seen again: the last one of a room, or the one with this id. */
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  ask<Replay>(`replays/${part(id)}${from(seat)}`);

/** Some of its positions from one on. */
export const looks = (id: string, first: number, seat: number | null): Promise<readonly Look[]> =>
  ask<readonly Look[]>(`replays/${part(id)}/looks${from(seat, { first: String(first) })}`);

/** The address of a picture or the record of a replay. */
export const replayFile = (id: string, name: string, seat: number | null = null): string =>
  apiPath(`replays/${part(id)}/${name}${from(seat)}`);

/** Show the server a record, to see it here; an error says what is wrong with it. */
export const bring = (text: string): Promise<Replay> => ask<Replay>('records', posted({ text }));

/** The best results of this server by those who played alone or together. */
export const best = (game: string, seats: number, options: string): Promise<readonly Best[]> =>
  ask<readonly Best[]>(`best?${new URLSearchParams({ game, seats: String(seats), options }).toString()}`);

const part = encodeURIComponent;
const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function from(seat: number | null, more: Record<string, string> = {}): string {
  const asked = new URLSearchParams(seat === null ? more : { ...more, seat: String(seat) }).toString();
  return asked && `?${asked}`;
}

const explained = (problem: Problem | null): string =>
  problem?.error ? refusal(problem.key, problem.values, problem.error) : say('failed');

/** A file as it comes. */
export async function fetchFile(path: string): Promise<Blob> {
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) return answer.blob();
  throw new Error(explained((await answer?.json().catch(() => null)) as Problem | null));
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(apiPath(path), init).catch(() => null);
  if (!answer) throw new Error(say('failed'));
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(explained(body as Problem | null));
  return body as T;
}
