import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { slowDown } from './slowPhone.ts';

/** What one load of a page took, from an empty cache until nothing more is requested. */
export interface Load {
  /** Milliseconds from the navigation to the frame with the first rows, whose links work: those that the server has drawn, if it has. */
  readonly shown: number;
  /** The same, to the rows that the page's own code has drawn: its search answers, and every button works. */
  readonly ready: number;
  /** Whether the server had drawn rows. */
  readonly isServed: boolean;
  /** Milliseconds; the largest piece of text or image. */
  readonly lcp: number;
  readonly fcp: number;
  /** Milliseconds of the main thread's tasks. */
  readonly cpu: number;
  /** Scripts over the wire, in bytes, by whether they were requested before the page's own rows were shown. */
  readonly early: ReadonlyMap<string, number>;
  readonly late: ReadonlyMap<string, number>;
  /** Requests for data. */
  readonly calls: readonly string[];
}

/** CSS pixels. */
export const viewport = { width: 1_350, height: 940 } as const;

/** Marks the frames that show the first rows, and remembers what was painted. Runs in the page. */
function watch(): void {
  const rows = '[role=table][aria-label=Clients] [role=row]';
  const served = `#served ${rows}`;
  const seen = { lcp: 0, isServed: false };
  const paint = (name: string) => requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let isShown = false;
  new MutationObserver((_, observer) => {
    const drawn = document.querySelectorAll(served).length;
    const all = document.querySelectorAll(rows).length;
    if (drawn >= 5) seen.isServed = true;
    if (all >= 5 && !isShown) paint('shown');
    isShown ||= all >= 5;
    // While the served rows are there, what React has drawn is not in sight yet.
    if (drawn > 0 || all < 5) return;
    observer.disconnect();
    performance.mark('listed');
    paint('ready');
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function painted() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const { seen } = window as unknown as { seen: { lcp: number; isServed: boolean } };
  const listed = at('listed');
  return {
    shown: at('shown'),
    ready: at('ready'),
    isServed: seen.isServed,
    lcp: seen.lcp,
    fcp: at('first-contentful-paint'),
    late: performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime > listed)
      .map(({ name }) => name),
  };
}

/** Waits until nothing has been loaded for two seconds: what moves the interface is requested half a second after the page. */
async function quiet(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let count = -1, now = await loaded(); now !== count; now = await loaded()) {
    count = now;
    await page.waitForTimeout(2_000);
  }
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Opens an address in a new context, whose cache is empty. @param isSlow on a slow phone and network @param headers sent with every request */
export async function firstScreen(
  browser: Browser,
  address: string,
  storageState: NonNullable<BrowserContextOptions['storageState']> | undefined,
  isSlow: boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport,
    reducedMotion: 'no-preference',
    extraHTTPHeaders: headers,
    ...(storageState !== undefined && { storageState }),
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlow) await slowDown(session);
  const scripts: Promise<[string, number]>[] = [];
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  await quiet(page);
  const { late, ...times } = await page.evaluate(painted);
  const cpu = await cpuOf(session);
  const sizes = await Promise.all(scripts);
  const isLate = new Set(late);
  await context.close();
  return {
    ...times,
    cpu,
    early: new Map(sizes.filter(([url]) => !isLate.has(url))),
    late: new Map(sizes.filter(([url]) => isLate.has(url))),
    calls,
  };
}
