// The one place that decides who carries what: rooms of this browser are its worker's, all others the server's.

import type { NewRoom } from '../protocol';
import { where } from '../shared/paths';
import { site } from '../shared/site';
import type { Carrier } from './carrier';
import { serverCarrier } from './server-carrier';
import { WorkerCarrier } from './worker-carrier';
import { deleteDatabase } from './worker/database';

const HERE = /^(rooms|replays)\/here-/; // how the codes of this browser's rooms begin
const ALIVE = /^(games$|bots$|study|stories|puzzles|daily$)/; // what the browser can answer while the server is away

const engineFolder = (): string => new URL(`${where().base}engine/`, location.href).href;

const workerCarrier = new WorkerCarrier(
  () => new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }),
  engineFolder,
);

/** A server with the engine beside it: while it is away, the browser says which games and bots there are. */
const eitherCarrier: Carrier = {
  failure: 'failed',
  socket: (path) => serverCarrier.socket(path),
  fetch: (path, init) =>
    serverCarrier.fetch(path, init).catch((error: Error) => {
      if (ALIVE.test(path)) return workerCarrier.fetch(path, init);
      throw error;
    }),
};

/** Whether a path below `api/` is about a room of this browser. */
export const runsHere = (path: string): boolean => HERE.test(path);

/** Who carries what is asked of a path below `api/`. */
export function carrierOf(path: string): Carrier {
  if (site() === 'server') return serverCarrier;
  return site() === 'browser' || runsHere(path) ? workerCarrier : eitherCarrier;
}

/** Who runs a new game: the browser, if it can, where all people sit at this device. */
export function carrierOfNew({ seats, replay }: NewRoom): Carrier {
  const together = seats.every(({ who }) => who !== 'link');
  const carrier = site() === 'both' && together && !replay ? workerCarrier : carrierOf(`replays/${replay ?? ''}`);
  if (carrier === workerCarrier) void navigator.storage?.persist?.().catch(() => false); // asked once, then known
  return carrier;
}

/** A game is about to be played: get ready for it. */
export function prepare(): void {
  if (site() !== 'server') workerCarrier.prepare();
}

/** Forget all games of this browser. */
export async function forgetGames(): Promise<void> {
  if (site() === 'server') return;
  workerCarrier.end(0);
  await deleteDatabase();
}
