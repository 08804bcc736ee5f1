// How the worker of this page is doing, for whatever shows it.

import type { Unsaved } from './worker/messages';

interface Engine {
  progress: number; // of loading it, from 0 to 1
  awaited: number; // how many questions wait until it is loaded
  unsaved: Record<string, Unsaved | null>; // by room: why its game is only in memory
}

export const engine = $state<Engine>({ progress: 0, awaited: 0, unsaved: {} });
