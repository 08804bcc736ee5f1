// What whoever runs a room can do besides playing at one device. Pages offer nothing else.

import { fetchHere } from '../../link/api';
import type { Capabilities } from '../../protocol';

const NONE: Capabilities = { friends: false, phones: false, pictures: false, films: false };
const known = $state<Record<string, Capabilities>>({});

/** What is possible in a room, or with none in new ones; nothing until that is loaded. */
export const capabilitiesOf = (room = ''): Capabilities => known[room] ?? NONE;

/** Find out, once; without an answer it is asked again the next time. */
export async function loadCapabilities(room = ''): Promise<void> {
  if (known[room]) return;
  const here = await fetchHere(room).catch(() => null);
  if (here) known[room] = here.capabilities;
}
