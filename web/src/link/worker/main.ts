// The worker: loads Python, and serves the rooms of this browser to its page.

import { Journal } from './journal';
import { RoomLocks } from './locks';
import type { FromWorker, ToWorker } from './messages';
import { loadHost } from './python';
import { Server } from './serve';

/** What is used of the global scope of a worker. */
interface Scope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = globalThis as unknown as Scope;
const post = (message: FromWorker): void => scope.postMessage(message);

let server: Server | null = null;
let waiting: ToWorker[] = []; // until the host is there

const lose = (room: string): void => server?.lose(room);
const journal = new Journal({ unsaved: (room, unsaved) => post({ room, unsaved }), elsewhere: lose });
const locks = new RoomLocks(navigator.locks, lose);

async function begin(folder: string): Promise<void> {
  try {
    const host = await loadHost(folder, journal, (progress) => post({ progress }));
    server = new Server(host, journal, locks, post);
    post({ progress: 1 });
    for (const message of waiting) server.receive(message);
    waiting = [];
  } catch (error) {
    console.error(error);
    post({ failed: String(error) });
  }
}

scope.onmessage = ({ data }) => {
  if ('begin' in data) void begin(data.begin);
  else if (server) server.receive(data);
  else waiting.push(data);
};
