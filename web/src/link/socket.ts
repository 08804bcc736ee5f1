// A link over a socket: greets with the last event number seen, and keeps a question until it is answered.

import type { Incoming, Outgoing } from '../protocol';
import { newId } from '../shared/ids';
import { CODES, OPEN, TAKE_OVER, type Carrier, type SocketLike } from './carrier';
import type { Link, LinkListener, Notice, Question, QuestionWithoutId, TableMessage } from './link';

const FIRST_WAIT = 500; // milliseconds until the first reconnect; doubled each time
const LONGEST_WAIT = 4000;
const PING = 2500; // milliseconds of silence before a ping
const PATIENCE = 9000; // milliseconds without an answer before a socket is given up
const GONE: readonly number[] = [CODES.closed, CODES.gone]; // after these the link does not reconnect

export class SocketLink implements Link {
  last = -1; // the number of the last event seen
  private pending: Question | null = null;
  private socket: SocketLike | null = null;
  private elsewhere = false; // another tab has the table
  private wait = FIRST_WAIT;
  private heard = false; // whether anything has come over this socket
  private timers: { again?: Timer; ping?: Timer; patience?: Timer } = {};

  constructor(
    private readonly carrier: Carrier,
    private readonly path: string,
    private readonly token: string,
    private readonly listener: LinkListener,
    private readonly code = '', // pairs this device with a seat of another one
  ) {
    document.addEventListener('visibilitychange', this.onVisible);
    this.open();
  }

  /** Whether a question still waits for its answer. */
  get busy(): boolean {
    return this.pending !== null;
  }

  ask(question: QuestionWithoutId): boolean {
    if (this.pending) return false;
    this.pending = { ...question, id: newId() };
    this.send(this.pending);
    return true;
  }

  tell(notice: Notice): void {
    this.send(notice);
  }

  playHere(): void {
    if (this.elsewhere) this.open(TAKE_OVER);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.onVisible);
    clearTimeout(this.timers.again);
    this.drop();
  }

  private readonly onVisible = (): void => {
    if (document.visibilityState !== 'visible' || this.elsewhere) return;
    if (this.socket?.readyState === OPEN) this.ping();
    else this.open();
  };

  private open(how = ''): void {
    clearTimeout(this.timers.again);
    this.drop();
    this.elsewhere = false;
    const socket = this.carrier.socket(this.path + how);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => this.lost(event.code);
    this.timers.patience = setTimeout(() => this.lost(0), PATIENCE); // a bad network may never open it
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
    if (GONE.includes(code)) return this.listener.gone(code === CODES.closed);
    if (code === CODES.elsewhere) return this.listener.elsewhere((this.elsewhere = true));
    this.listener.online(false);
    this.timers.again = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private greet(): void {
    this.heard = false;
    this.hello();
    if (this.pending) this.send(this.pending);
    this.postponePing();
  }

  private hello(): void {
    this.send({ type: 'hello', since: this.last, token: this.token, ...(this.code && { code: this.code }) });
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.timers.patience);
    this.timers.patience = setTimeout(() => this.lost(0), PATIENCE);
  }

  /** Something has come: the next ping can wait. */
  private postponePing(): void {
    clearTimeout(this.timers.patience);
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING);
  }

  /** The table answers: only then is it there, since a server without its database opens and closes at once. */
  private reached(): void {
    if (this.heard) return;
    this.heard = true;
    this.wait = FIRST_WAIT;
    this.listener.online(true);
    this.listener.elsewhere(false);
  }

  private receive(message: Outgoing): void {
    this.postponePing();
    this.reached();
    if (message.type === 'pong') return;
    if ('id' in message && message.id === this.pending?.id) this.pending = null;
    const [first, last] = numbers(message);
    if (first !== null && first !== this.last + 1) {
      if (last > this.last) this.hello();
      return;
    }
    if (last >= 0) this.last = last;
    this.listener.received(message);
  }
}

/** The first and last event number of a message. The first is null for a whole table, the last -1 for none. */
function numbers(message: TableMessage): [first: number | null, last: number] {
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
