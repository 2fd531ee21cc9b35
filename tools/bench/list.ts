import type { Page } from 'playwright-core';
import { getOn } from '#tests/support/dismissIntro.ts';
import { type Bench, signIn, toSignIn, withProduct } from './browser.ts';
import { median, type Figure } from './figure.ts';

const sizes = [1_000, 10_000] as const;
const rounds = 5;

interface Typed {
  /** Milliseconds from each key to the frame that shows its result. */
  readonly paints: readonly number[];
  /** Milliseconds from the last key to the last change of the page. */
  readonly settle: number;
}

/** Types into the search field like a person, one key every 120 ms. The page itself measures the times. */
async function typing(page: Page, text: string): Promise<Typed> {
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('');
  await search.focus();
  const seen = await page.evaluateHandle(() => {
    const times = { paints: [] as number[], key: 0, change: 0 };
    new MutationObserver(() => (times.change = performance.now())).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    document.addEventListener(
      'input',
      () => {
        const begun = performance.now();
        times.key = begun;
        requestAnimationFrame(() => setTimeout(() => times.paints.push(performance.now() - begun)));
      },
      { capture: true },
    );
    return times;
  });
  await search.pressSequentially(text, { delay: 120 });
  await page.waitForTimeout(400);
  return seen.evaluate(({ paints, key, change }) => ({ paints, settle: Math.max(0, change - key) }));
}

/**
 * The longest time between two frames, in ms, while the list scrolls as fast as a mouse wheel does: 240 px per
 * frame.
 */
function worstFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const table = [...document.querySelectorAll('[role=table]')].find(
      (element) => element.getAttribute('aria-label') === 'Clients',
    );
    if (table === undefined) throw new Error('The list of clients is missing');
    let worst = 0;
    let last = await new Promise<number>(requestAnimationFrame);
    for (let step = 1; step <= 120; step += 1) {
      table.scrollTop = 240 * step;
      const now = await new Promise<number>(requestAnimationFrame);
      worst = Math.max(worst, now - last);
      last = now;
    }
    return worst;
  });
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

async function ready(page: Page, bench: Bench): Promise<number> {
  const begun = performance.now();
  await page.goto(`${bench.origin}/dashboard`);
  await page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5).waitFor();
  return performance.now() - begun;
}

/** The clients list of the dashboard with 1,000 and 10,000 clients; the smaller one is the baseline. */
export async function* list(): AsyncGenerator<Figure> {
  const clients = Object.fromEntries(sizes.map((size) => [`agency-${size}`, size]));
  yield* await withProduct(clients, async function* measure(bench) {
    const seen: Record<string, number>[] = [];
    for (const size of sizes) {
      const context = await bench.browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await toSignIn(page, bench, '/dashboard');
      let bytes = 0;
      page.on('requestfinished', (request) => {
        if (request.url().includes('/api/v1/profiles?'))
          void request.sizes().then(({ responseBodySize }) => (bytes = responseBodySize));
      });
      await signIn(page, `agency-${size}`);
      await getOn(page);
      await page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5).waitFor();
      const readies: number[] = [];
      const paints: number[] = [];
      const settles: number[] = [];
      const frames: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        readies.push(await ready(page, bench));
        const typed = await typing(page, 'sampleton-0012');
        paints.push(...typed.paints);
        settles.push(typed.settle);
        await page.getByRole('searchbox', { name: 'Search by name' }).fill('');
        frames.push(await worstFrame(page));
      }
      seen.push({
        'ready (ms, reload to rows)': median(readies),
        'typing to paint (ms, median)': median(paints),
        'typing to paint (ms, worst)': Math.max(...paints),
        'settle after the last key (ms)': median(settles),
        'worst frame of scrolling (ms)': median(frames),
        'heap (MB)': await heapOf(page),
        'list call (kB on the wire)': bytes / 1_000,
      });
      await context.close();
    }
    const [small = {}, large = {}] = seen;
    for (const [name, value] of Object.entries(large)) {
      yield {
        name: `list.${name}`,
        value,
        unit: '10,000 clients',
        against: { name: '1,000 clients', value: small[name] ?? 0 },
      };
    }
  });
}
