// The one place that decides who carries the messages of a table.

import { pairingCode, socketUrl } from '../shared/paths';
import type { Link, LinkListener } from './link';
import { SocketLink } from './socket';

/** Connect to a table; `token` is this device's secret. */
export const connect = (room: string, token: string, listener: LinkListener): Link =>
  new SocketLink(socketUrl(room), token, listener, pairingCode(room));
