// A server, by fetch and WebSocket.

import { apiPath } from '../shared/paths';
import type { Carrier, SocketLike } from './carrier';

export const serverCarrier: Carrier = {
  failure: 'failed',
  fetch: (path, init) => fetch(apiPath(path), init),
  socket: (path) => new WebSocket(socketUrl(path)) as SocketLike,
};

function socketUrl(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${apiPath(path)}`;
}
