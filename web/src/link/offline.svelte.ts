// The service worker that keeps this site for use without a network. A new version of the site waits until the page
// takes it, which loads the page again: so it is offered between games.

import { startPath } from '../shared/paths';
import { site } from '../shared/site';
import { engine } from './engine.svelte';

export type ToServiceWorker = { readonly type: 'take-update' } | { readonly type: 'keep' };
export type FromServiceWorker = { readonly type: 'update-ready' } | { readonly type: 'kept' };

export const offline = $state({ updateReady: false, kept: false }); // kept: all of it, engine included

const AGAIN = 20_000; // milliseconds until the first repetition of what has no answer; then ever longer
const MOST = 32 * AGAIN;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this site can be kept in the browser, and then be used without a network. */
export const canKeep = (): boolean => site() !== 'server' && isSecureContext && Boolean(navigator.serviceWorker);

/** Keep this site, where there is something that runs without a network. */
export async function keepSite(): Promise<void> {
  if (!canKeep()) return;
  const container = navigator.serviceWorker;
  container.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.type === 'update-ready') offline.updateReady = true;
    else offline.kept = true;
  });
  const registration = await container.register(`${startPath()}service-worker.js`, { updateViaCache: 'none' });
  offline.updateReady ||= Boolean(registration.waiting && registration.active);
  if (matchMedia('(display-mode: standalone)').matches) await keepEngine();
  addEventListener('appinstalled', () => void keepEngine());
  $effect.root(() => {
    $effect(() => {
      if (engine.progress === 1) void keepEngine(); // what the other games need, too
    });
  });
}

/** Ask until all of it is kept: the network may fail, and a browser may end its service worker in the middle of it. */
async function keepEngine(pause = AGAIN): Promise<void> {
  clearTimeout(timer);
  if (offline.kept) return;
  timer = setTimeout(() => void keepEngine(Math.min(2 * pause, MOST)), pause);
  tell((await navigator.serviceWorker.ready).active, { type: 'keep' });
}

/** Take the new version, and load the page again with it. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(registration?.waiting, { type: 'take-update' });
}

const tell = (worker: ServiceWorker | null | undefined, message: ToServiceWorker): void => worker?.postMessage(message);
