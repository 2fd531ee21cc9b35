import type { Page } from 'playwright-core';
import { signIn, toSignIn, withProduct } from './browser.ts';
import type { Figure } from './figure.ts';

/** The scripts a page has received so far, with their bytes over the wire; what its cache held counts nothing. */
function receivedScripts(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || !request.url().includes('/assets/')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
  });
  return async () => new Map((await Promise.all(sizes)).filter(([, size]) => size > 0));
}

const total = (scripts: Iterable<number>) => [...scripts].reduce((sum, size) => sum + size, 0) / 1_000;

/** Marks the moment at which the clients are in the page. */
function markClients(): void {
  const rows = '[role=table][aria-label=Clients] [role=row]';
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll(rows).length < 5) return;
    performance.mark('clients');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

function requestedLater(): readonly string[] {
  const shown = performance.getEntriesByName('clients')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime > shown)
    .map(({ name }) => name);
}

/** What of JavaScript is loaded before the sign-in, until the clients are shown, and after that. */
export async function* web(): AsyncGenerator<Figure> {
  yield* await withProduct({ agency: 50 }, async function* measure(bench) {
    const context = await bench.browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.addInitScript(markClients);
    const received = receivedScripts(page);
    await toSignIn(page, bench, '/dashboard');
    const before = await received();
    yield figure(`web.beforeSignIn (${before.size} files)`, total(before.values()), 'aim', 60);
    await signIn(page, 'agency');
    await page.waitForFunction(() => performance.getEntriesByName('clients').length > 0);
    // What moves the interface is requested half a second after the page is shown.
    await page.waitForTimeout(2_000);
    await page.waitForLoadState('networkidle');
    const all = await received();
    const late = new Set(await page.evaluate(requestedLater));
    const early = new Map([...all].filter(([url]) => !late.has(url)));
    const kB = total(early.values());
    yield figure(
      `web.firstScreen (${early.size} files, sign-in included)`,
      kB,
      'floor with these packages',
      190,
    );
    yield figure(
      `web.afterwards (${all.size - early.size} files)`,
      total(all.values()) - kB,
      'first screen',
      kB,
    );
    await context.close();
  });
}

const figure = (name: string, value: number, words: string, against: number): Figure => ({
  name,
  value,
  unit: 'kB of brotli',
  against: { name: words, value: against },
});
