// One socket to one table: says hello with the last number seen, keeps a message until it is answered.

import type { Act, Incoming, Outgoing, Table, Undo } from './protocol';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING = 20_000;
const PATIENCE = 10_000;
const GONE = 4404; // the server's close code for a table it does not know

export interface Ears {
  heard(message: Exclude<Outgoing, { type: 'pong' }>): void;
  online(is: boolean): void;
  gone(why: string): void;
}

type Question = Act | Undo;

export class Connection {
  last = -1;
  private pending: Question | null = null;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timers: { again?: Timer; ping?: Timer; patience?: Timer } = {};

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
  ) {
    document.addEventListener('visibilitychange', this.seen);
    this.open();
  }

  /** Whether a message still waits for its answer. */
  get busy(): boolean {
    return this.pending !== null;
  }

  /** Send this once it can be, again after a reconnect, until it is answered; one at a time. */
  ask(question: DistributiveOmit<Question, 'id'>): boolean {
    if (this.pending) return false;
    this.pending = { ...question, id: newId() };
    this.send(this.pending);
    return true;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.seen);
    clearTimeout(this.timers.again);
    this.drop();
  }

  private readonly seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.open();
  };

  private open(): void {
    clearTimeout(this.timers.again);
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => this.lost(event.code, event.reason);
  }

  private drop(): void {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.patience);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(code: number, why = ''): void {
    this.drop();
    if (code === GONE) return this.ears.gone(why);
    this.ears.online(false);
    this.timers.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private greet(): void {
    this.wait = FIRST_WAIT;
    this.ears.online(true);
    this.send({ type: 'hello', since: this.last });
    if (this.pending) this.send(this.pending);
    this.rest();
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.timers.patience);
    this.timers.patience = setTimeout(() => this.lost(0), PATIENCE);
  }

  private rest(): void {
    clearTimeout(this.timers.patience);
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING);
  }

  // ---- answers

  private hear(message: Outgoing): void {
    this.rest();
    if (message.type === 'pong') return;
    const mine = 'id' in message && message.id === this.pending?.id;
    if (mine) this.pending = null;
    const table = message.type === 'table' ? message : message.table;
    if (message.type === 'table' || message.type === 'refused') return this.take(message, table);
    const first = message.type === 'moved' ? message.first : message.table.n;
    if (first === this.last + 1) return this.take(message, table);
    if (message.table.n > this.last) this.send({ type: 'hello', since: this.last });
  }

  private take(message: Exclude<Outgoing, { type: 'pong' }>, table: Table | null): void {
    if (table) this.last = table.n;
    this.ears.heard(message);
  }
}

type Timer = ReturnType<typeof setTimeout>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An id without crypto.randomUUID, which does not exist on plain http in a home network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
