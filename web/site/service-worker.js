// Keeps the site for use without a network. `tools/site.py` fills in the list of its files.
//
// The pages are kept when the site is first visited. The engine is large, so its files are kept when they are first
// used, or when a page sends `keep`, as an installed app does; the answer is `kept`. A new version waits until a page
// sends `take-update`.

const FILES = {}; // by path below the scope: the hash of the file
const VERSION = '';
const ENGINE = 'engine/';
const BEFORE_NETWORK = true; // whether the pages come from here first, or only while the server does not answer

const PREFIX = 'meowze-';
const CACHE = `${PREFIX}${VERSION}`;
const SCOPE = self.registration.scope;

/** The path of an address below the scope, without what follows `?`; null for an address elsewhere. */
function pathOf(url) {
  const { href } = new URL(url.split(/[?#]/)[0]);
  return href.startsWith(SCOPE) ? href.slice(SCOPE.length) : null;
}

/** A file as the list describes it: one of another version is refused. */
const load = (path) => fetch(new URL(path, SCOPE), { cache: 'no-cache', integrity: FILES[path] });

/**
 * Keep files of the list; those that an earlier version has kept unchanged are not loaded again. Fails if one cannot be
 * loaded, but not before all others are kept: the browser may end this worker as soon as it has failed.
 */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const missing = paths.filter((path) => !here.has(path));
  const done = await Promise.allSettled(missing.map((path) => keepOne(cache, path)));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

let keeping = null; // all files, while they are loaded: a page may ask more than once

/** Keep the whole site, and tell the pages when it is here. */
function keepAll() {
  keeping ??= keep(Object.keys(FILES))
    .then(() => tell({ type: 'kept' }))
    .finally(() => (keeping = null));
  return keeping;
}

async function keepOne(cache, path) {
  const response = (await earlier(path)) ?? (await load(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(new URL(path, SCOPE), response.clone());
  return response;
}

/** A file that an earlier version has kept, if it is the same. */
async function earlier(path) {
  for (const name of await otherCaches()) {
    const cache = await caches.open(name);
    const hashes = await (await cache.match(new URL('files', SCOPE)))?.json();
    if (hashes?.[path] === FILES[path]) return (await cache.match(new URL(path, SCOPE))) ?? null;
  }
  return null;
}

/** The caches of other versions, the newest last. */
const otherCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);

async function install() {
  const cache = await caches.open(CACHE);
  await cache.put(new URL('files', SCOPE), new Response(JSON.stringify(FILES)));
  await keep(Object.keys(FILES).filter((path) => !path.startsWith(ENGINE)));
  const before = await otherCaches();
  if (before.length) {
    // Whoever had the engine has it in the new version too.
    const old = await caches.open(before.at(-1));
    const used = (await old.keys()).map(({ url }) => pathOf(url)).filter((path) => path?.startsWith(ENGINE));
    await keep(used.filter((path) => path in FILES));
    await tell({ type: 'update-ready' });
  }
}

/** Pages that are still open in the version before may need its files, so the last one stays. */
async function activate() {
  for (const name of (await otherCaches()).slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
}

async function tell(message) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** A file of this version, from the cache or else from the network, and then kept if it is the one of the list. */
async function answer(path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(path, SCOPE));
  return kept ?? keepOne(cache, path).catch(() => fetch(new URL(path, SCOPE)));
}

/** A page: all addresses of the site are one file, which finds its scripts from the start page alone. */
async function answerPage(request, path) {
  if (BEFORE_NETWORK) return answer('index.html');
  try {
    return await fetch(request);
  } catch {
    return path ? Response.redirect(fromStart(path, new URL(request.url).search)) : answer('index.html');
  }
}

/** A page at an address that begins at the start page: `room/<id>` is also `?room=<id>`. */
function fromStart(path, search) {
  const [page, name] = path.split('/');
  const asked = new URLSearchParams(search);
  if (name) asked.set(page, decodeURIComponent(name));
  return `${SCOPE}?${asked}`;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === null || path.startsWith('api/')) return;
  if (request.mode === 'navigate') {
    if (!BEFORE_NETWORK || ['', 'index.html'].includes(path)) event.respondWith(answerPage(request, path));
  } else if (path in FILES) event.respondWith(answer(path));
  else event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'take-update') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'keep') event.waitUntil(keepAll());
});
