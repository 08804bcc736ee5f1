import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { engine } from './engine.svelte';
import { canKeep, keepSite, offline, takeUpdate } from './offline.svelte';

const active = { postMessage: vi.fn() };
const waiting = { postMessage: vi.fn() };
let registration: { active: unknown; waiting: unknown };
let listeners: Record<string, (event: unknown) => void>;

function serve(carrier: string): void {
  document.head.innerHTML = `<meta name="carrier" content="${carrier}">`;
}

beforeEach(() => {
  [active, waiting].forEach(({ postMessage }) => postMessage.mockReset());
  [registration, listeners] = [{ active, waiting: null }, {}];
  offline.updateReady = offline.kept = false;
  engine.progress = 0;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const container = {
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

it('keeps nothing of the pages of a server, nor without a secure context', async () => {
  await keepSite();
  serve('browser');
  vi.stubGlobal('isSecureContext', false);
  await keepSite();
  expect(canKeep()).toBe(false);
  expect(navigator.serviceWorker.register).not.toHaveBeenCalled();
});

it('says that it can be kept only where there are service workers', () => {
  serve('browser');
  expect(canKeep()).toBe(true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(canKeep()).toBe(false);
});

it('keeps the engine once it was used', async () => {
  serve('browser');
  await keepSite();
  expect(active.postMessage).not.toHaveBeenCalled();
  flushSync(() => (engine.progress = 1));
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledWith({ type: 'keep' }));
});

it('asks again until the whole site is kept', async () => {
  serve('browser');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers();
  await keepSite();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(active.postMessage).toHaveBeenCalledTimes(3); // at once, after 20 and after 60 seconds
  listeners.message!({ data: { type: 'kept' } });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(active.postMessage).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('an installed app keeps the engine at once', async () => {
  serve('browser');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await keepSite();
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'keep' });
});

it.each(['was found now', 'waits since an earlier visit'])('offers a new version that %s', async (when) => {
  serve('both');
  if (when.startsWith('waits')) registration.waiting = waiting;
  await keepSite();
  if (when.startsWith('was')) listeners.message!({ data: { type: 'update-ready' } });
  expect(offline.updateReady).toBe(true);
  registration.waiting = waiting;
  await takeUpdate();
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'take-update' });
  expect(listeners.controllerchange).toBeDefined();
});
