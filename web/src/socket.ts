// One socket to one table: says hello with the last number seen, keeps a message until it is answered.

import { newId } from './ids';
import type { Incoming, Outgoing } from './protocol';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
const PING = 2500;
const PATIENCE = 9000;
const CLOSED = 4403; // to us
const GONE = [CLOSED, 4404]; // the server's close codes after which one does not come back

export interface Ears {
  heard(message: Heard): void;
  online(is: boolean): void;
  gone(closed: boolean): void; // the table is closed to us, or not there
}

/** What the page hears of: everything but the answer to a ping. */
export type Heard = Exclude<Outgoing, { type: 'pong' }>;
type Question = Extract<Incoming, { id: string }>;

export class Connection {
  last = -1;
  private pending: Question | null = null;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timers: { again?: Timer; ping?: Timer; patience?: Timer } = {};

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly ears: Ears,
    private readonly code = '', // with which another device lends this one a seat
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

  /** Send what needs no answer of its own; without a connection it is lost. */
  tell(message: Extract<Incoming, { type: 'names' | 'hint' | 'act' }>): void {
    this.send(message);
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
    socket.onclose = (event) => this.lost(event.code);
    this.timers.patience = setTimeout(() => this.lost(0), PATIENCE); // a bad network may never open it, nor say so
  }

  private drop(): void {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.patience);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(code: number): void {
    this.drop();
    if (GONE.includes(code)) return this.ears.gone(code === CLOSED);
    this.ears.online(false);
    this.timers.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private greet(): void {
    this.wait = FIRST_WAIT;
    this.hello();
    if (this.pending) this.send(this.pending);
    this.rest();
    this.ears.online(true);
  }

  private hello(): void {
    this.send({ type: 'hello', since: this.last, token: this.token, ...(this.code && { code: this.code }) });
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
    if ('id' in message && message.id === this.pending?.id) this.pending = null;
    const [first, last] = numbers(message);
    if (first !== null && first !== this.last + 1) {
      if (last > this.last) this.hello();
      return;
    }
    if (last >= 0) this.last = last;
    this.ears.heard(message);
  }
}

/** The numbers of the events a message tells of, the first one null where it stands for itself; -1 for none. */
function numbers(message: Heard): [first: number | null, last: number] {
  switch (message.type) {
    case 'moved':
    case 'undone':
    case 'changed':
      return [message.first, message.table.n];
    case 'said':
      return [message.word.n, message.word.n];
    case 'passed':
      return [message.first, message.n];
    case 'table':
    case 'waiting':
      return [null, message.n];
    case 'refused':
      return [null, message.table?.n ?? -1];
    default:
      return [null, -1];
  }
}

type Timer = ReturnType<typeof setTimeout>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
