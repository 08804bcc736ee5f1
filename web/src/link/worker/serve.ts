// The worker's side of the carrier: questions and sockets go to the host of the rooms, and its answers back.

import { CODES, TAKE_OVER } from '../carrier';
import type { Journal } from './journal';
import type { RoomLocks } from './locks';
import type { FromWorker, ToWorker } from './messages';

/** What hosts the rooms; each answer is a status, a content type and a body. */
export interface Host {
  fetch(method: string, path: string, token: string, body: string): Promise<HostAnswer>;
  connect(room: string, send: (text: string) => void, close: (code: number) => void): Client;
}

export type HostAnswer = readonly [status: number, type: string, body: string | Uint8Array<ArrayBuffer>];

/** One socket, as the host sees it. */
export interface Client {
  receive(text: string): void;
  disconnect(): void;
}

interface Connection {
  readonly room: string;
  client: Client | null; // none until the room is this tab's
}

const SOCKET = /^rooms\/([^/]+)\/socket$/;
const FAILED: HostAnswer = [500, 'application/json', JSON.stringify({ error: 'failed', key: 'failed', values: {} })];

export class Server {
  private readonly connections = new Map<number, Connection>();

  constructor(
    private readonly host: Host,
    private readonly journal: Pick<Journal, 'own'>,
    private readonly locks: RoomLocks,
    private readonly post: (message: FromWorker) => void,
  ) {}

  receive(message: ToWorker): void {
    if ('fetch' in message) void this.answer(message);
    else if ('open' in message) void this.open(message.open, message.path);
    else if ('send' in message) this.connections.get(message.send)?.client?.receive(message.text);
    else if ('close' in message) this.leave(message.close);
  }

  /** Another tab has this room now. */
  lose(room: string): void {
    for (const [id, connection] of this.connections) if (connection.room === room) this.close(id, CODES.elsewhere);
  }

  private async answer({ fetch: id, method, path, headers, body }: Asked): Promise<void> {
    const token = /^bearer (.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? '';
    const answer = this.host.fetch(method, path, token, body);
    const [status, type, content] = await answer.catch((error: unknown) => (console.error(error), FAILED));
    this.post({ answer: id, status, type, body: content });
  }

  private async open(id: number, path: string): Promise<void> {
    const takeOver = path.endsWith(TAKE_OVER);
    const room = decodeURIComponent(SOCKET.exec(takeOver ? path.slice(0, -TAKE_OVER.length) : path)?.[1] ?? '');
    const connection: Connection = { room, client: null };
    this.connections.set(id, connection);
    if (!(await this.locks.hold(room, takeOver))) return this.close(id, CODES.elsewhere);
    if (!(await this.journal.own(room))) return this.post({ outdated: true });
    if (!this.connections.has(id)) return this.locks.free(room); // closed meanwhile
    this.post({ opened: id });
    const send = (data: string) => this.connections.has(id) && this.post({ text: id, data });
    connection.client = this.host.connect(room, send, (code) => this.close(id, code));
  }

  /** Close a socket and say why. */
  private close(id: number, code: number): void {
    if (this.leave(id)) this.post({ closed: id, code });
  }

  private leave(id: number): boolean {
    const connection = this.connections.get(id);
    if (!connection) return false;
    this.connections.delete(id);
    if (!connection.client) return true; // it frees the room itself when it has it
    connection.client.disconnect();
    this.locks.free(connection.room);
    return true;
  }
}

type Asked = Extract<ToWorker, { readonly fetch: number }>;
