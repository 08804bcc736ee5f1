// Python in this worker: the interpreter, our package, and the host of the rooms.

import { Engines } from './engine';
import type { Journal } from './journal';
import { countingFetch } from './progress';
import type { Client, Host, HostAnswer } from './serve';

const LOADED = 0.75; // of the progress is loading; the rest is Python's start

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { Host: (journal: unknown, engines: unknown) => PythonHost };
  runPython(code: string): unknown;
}

interface PythonHost {
  fetch(method: string, path: string, token: string, body: string): PromiseLike<Proxy>;
  connect: Host['connect'];
}

interface Proxy {
  toJs(): HostAnswer;
  destroy(): void;
}

/** Load everything from a folder, and tell how far that is, from 0 to 1. */
export async function loadHost(folder: string, journal: Journal, tell: (share: number) => void): Promise<Host> {
  const sizes = await fetch(`${folder}sizes.json`).then((answer) => (answer.ok ? answer.json() : {}));
  globalThis.fetch = countingFetch(sizes as Record<string, number>, (share) => tell(share * LOADED), fetch);
  const module = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{
    loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
  }>;
  const ours = fetch(`${folder}meowze.zip`).then((answer) => answer.arrayBuffer());
  const python = await (await module).loadPyodide({ indexURL: folder });
  tell(0.85);
  python.unpackArchive(await ours, 'zip', { extractDir: '/lib/meowze' });
  python.runPython('import sys; sys.path.append("/lib/meowze")');
  tell(0.9);
  const host = python.pyimport('meowze.browser').Host(storageOf(journal), new Engines(folder));
  return { fetch: (...asked) => answerOf(host.fetch(...asked)), connect: (...who) => clientOf(host.connect(...who)) };
}

/** The journal as Python calls it. What goes wrong must be an Error there, which a DOMException is not. */
function storageOf(journal: Journal): Pick<Journal, 'append' | 'read' | 'rooms' | 'delete'> {
  const plain = <T>(done: Promise<T>): Promise<T> =>
    done.catch((error: unknown) => {
      throw new Error(String(error));
    });
  return {
    append: (room, rows, header) => plain(journal.append(room, rows, header)),
    read: (room) => plain(journal.read(room)),
    rooms: () => plain(journal.rooms()),
    delete: (room) => plain(journal.delete(room)),
  };
}

async function answerOf(asked: PromiseLike<Proxy>): Promise<HostAnswer> {
  const proxy = await asked;
  const answer = proxy.toJs();
  proxy.destroy();
  return answer;
}

/** A client whose proxy is freed when it goes. */
const clientOf = (client: Client & Partial<Proxy>): Client => ({
  receive: (text) => client.receive(text),
  disconnect: () => (client.disconnect(), client.destroy?.()),
});
