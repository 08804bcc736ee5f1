// Connecting to a table, whoever carries its messages.

import { pairingCode } from '../shared/paths';
import { carrierOf } from './carriers';
import type { Link, LinkListener } from './link';
import { SocketLink } from './socket';

/** Connect to a table; `token` is this device's secret. */
export function connect(room: string, token: string, listener: LinkListener): Link {
  const path = `rooms/${encodeURIComponent(room)}/socket`;
  return new SocketLink(carrierOf(path), path, token, listener, pairingCode(room));
}
