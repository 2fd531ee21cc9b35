/**
 * Has the browser keep the page that it shows when no other can be loaded (server/installable/worker.js). Without that,
 * as in private windows, people see the browser's own page.
 */
export function keepOfflinePage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
