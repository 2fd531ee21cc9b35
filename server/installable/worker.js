// Shows the page in /offline when a page can't be loaded. It keeps nothing else: no page, no reply, no script.
/** @type {WorkerScope} */
const worker = /** @type {any} */ (globalThis);
/** Named after what is kept, so a new page makes a new worker. */
const kept = 'offline-{version}';

const keep = async () => (await caches.open(kept)).add(new Request('/offline', { cache: 'reload' }));

/**
 * Calls and scripts go to the network without waking this worker, in browsers that know how.
 * @param {WorkerEvent} event
 */
async function stayAside(event) {
  const aside = ['/api/*', '/assets/*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }));
  await event.addRoutes?.(aside).catch(() => undefined);
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
  // The request of a page doesn't wait for this worker to start, and the server sees it as any other.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {WorkerEvent} event */
async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match('/offline')) ?? Response.error();
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(stayAside(event));
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { mode, method, destination, url } = event.request;
  const isPage = mode === 'navigate' && method === 'GET' && destination === 'document';
  if (isPage && !new URL(url).pathname.startsWith('/api/')) event.respondWith(load(event));
});
