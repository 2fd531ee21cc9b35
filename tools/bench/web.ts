import type { Page } from 'playwright-core';
import { signIn, toSignIn, withProduct } from './browser.ts';
import type { Figure } from './figure.ts';

/** Bytes of the scripts a page has received so far, as they came over the wire. */
function countScripts(page: Page): () => Promise<{ kB: number; files: number }> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/assets/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const all = await Promise.all(sizes);
    return { kB: all.reduce((sum, size) => sum + size, 0) / 1_000, files: all.length };
  };
}

/** What of JavaScript is loaded before the sign-in, and in all until the first signed-in page stands. */
export async function* web(): AsyncGenerator<Figure> {
  yield* await withProduct({ agency: 50 }, async function* measure(bench) {
    const context = await bench.browser.newContext();
    const page = await context.newPage();
    const counted = countScripts(page);
    await toSignIn(page, bench, '/dashboard');
    const before = await counted();
    yield figure(`web.beforeSignIn (${before.files} files)`, before.kB, 'aim', 60);
    await signIn(page, 'agency');
    await page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    const { kB, files } = await counted();
    yield figure(`web.firstScreen (${files} files, sign-in included)`, kB, 'floor with these packages', 190);
    await context.close();
  });
}

const figure = (name: string, value: number, words: string, against: number): Figure => ({
  name,
  value,
  unit: 'kB of brotli',
  against: { name: words, value: against },
});
