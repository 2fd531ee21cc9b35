// Replaces the worker where the offline page is switched off: it removes what that kept, and itself.
/** @type {WorkerScope} */
const leaving = /** @type {any} */ (globalThis);

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await leaving.registration.unregister();
}

leaving.addEventListener('install', () => void leaving.skipWaiting());
leaving.addEventListener('activate', (event) => event.waitUntil(leave()));
