// A worker of this page in which the room runs. It is started when it is first needed, or before by `prepare`.

import { CLOSED, CODES, CONNECTING, OPEN, type Carrier, type SocketLike } from './carrier';
import { engine } from './engine.svelte';
import type { FromWorker, ToWorker } from './worker/messages';

/** What is needed of a Worker. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

type Answer = Extract<FromWorker, { readonly answer: number }>;

interface Question {
  readonly done: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

const KNOWN = /^(games|bots|here)$/; // whose answers lie beside the engine, so that the start page need not load it

export class WorkerCarrier implements Carrier {
  readonly failure = 'engine-failed';
  private worker: WorkerLike | null = null;
  private count = 0;
  private progress = 0; // what `engine` shows, to be read where nothing shall depend on it
  private readonly asked = new Map<number, Question>();
  private readonly sockets = new Map<number, WorkerSocket>();

  constructor(
    private readonly start: () => WorkerLike,
    private readonly base: () => string, // of the engine
  ) {}

  /** Load the engine, if nobody has asked for it yet. */
  prepare(): void {
    this.running();
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const [method, body] = [init.method ?? 'GET', typeof init.body === 'string' ? init.body : ''];
    if (method === 'GET' && KNOWN.test(path) && this.progress < 1) {
      const known = await fetch(`${this.base()}${path}.json`).catch(() => null);
      if (known?.ok) return known;
    }
    const headers = Object.fromEntries(new Headers(init.headers));
    await Promise.resolve(); // it may be asked while something is drawn, when `engine` must not change
    const answer = await this.ask((id) => ({ fetch: id, method, path, headers, body }));
    const empty = answer.status === 204;
    return new Response(empty ? null : answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.type },
    });
  }

  socket(path: string): SocketLike {
    const id = ++this.count;
    const socket = new WorkerSocket(
      (text) => this.worker?.postMessage({ send: id, text }),
      () => this.sockets.delete(id) && (this.recount(), this.worker?.postMessage({ close: id })),
    );
    this.sockets.set(id, socket);
    this.running().postMessage({ open: id, path });
    this.recount();
    return socket;
  }

  /** End the worker: whatever is open is closed, and the next question starts another one. */
  end(code: number): void {
    this.worker?.terminate();
    this.worker = null;
    this.advance(0);
    const [asked, sockets] = [[...this.asked.values()], [...this.sockets.values()]];
    this.asked.clear();
    this.sockets.clear();
    this.recount();
    for (const { fail } of asked) fail(new Error('the worker has ended'));
    for (const socket of sockets) socket.closed(code);
  }

  private ask(question: (id: number) => ToWorker): Promise<Answer> {
    const id = ++this.count;
    return new Promise((done, fail) => {
      this.asked.set(id, { done, fail });
      this.running().postMessage(question(id));
      this.recount();
    });
  }

  private running(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = () => this.end(CODES.comeBack);
    worker.postMessage({ begin: this.base() });
    return (this.worker = worker);
  }

  private receive(message: FromWorker): void {
    if ('answer' in message) {
      this.asked.get(message.answer)?.done(message);
      this.asked.delete(message.answer);
    } else if ('opened' in message) this.sockets.get(message.opened)?.opened();
    else if ('text' in message) this.sockets.get(message.text)?.received(message.data);
    else if ('closed' in message) this.closed(message.closed, message.code);
    else if ('progress' in message) this.advance(message.progress);
    else if ('unsaved' in message) engine.unsaved[message.room] = message.unsaved;
    else this.end(CODES.comeBack);
    this.recount();
  }

  /** A table that another tab has taken over is out of date here, so the worker that remembers it is ended. */
  private closed(id: number, code: number): void {
    const socket = this.sockets.get(id);
    this.sockets.delete(id);
    const lost = code === CODES.elsewhere && socket?.readyState === OPEN;
    socket?.closed(code);
    if (lost) this.end(code);
  }

  private advance(progress: number): void {
    engine.progress = this.progress = progress;
  }

  private recount(): void {
    const opening = [...this.sockets.values()].filter(({ readyState }) => readyState === CONNECTING);
    engine.awaited = this.progress < 1 ? this.asked.size + opening.length : 0;
  }
}

class WorkerSocket implements SocketLike {
  readyState = CONNECTING;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  close(): void {
    this.readyState = CLOSED;
    this.leave();
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  received(data: string): void {
    this.onmessage?.({ data });
  }

  closed(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }
}
