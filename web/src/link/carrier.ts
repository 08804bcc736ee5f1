// Who carries questions and messages: a server by fetch and WebSocket, or a worker of this page that behaves like one.

/** What a link needs of a WebSocket. */
export interface SocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Paths are those below `api/`. */
export interface Carrier {
  readonly failure: string; // the message that says that there is no answer
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): SocketLike;
}

export const [CONNECTING, OPEN, CLOSED] = [0, 1, 3]; // the states of a socket

/** Close codes of a table's socket. */
export const CODES = { closed: 4403, gone: 4404, elsewhere: 4409, comeBack: 4503 } as const;

/** Asks that a room be played in this tab although another one has it. */
export const TAKE_OVER = '?take-over';
