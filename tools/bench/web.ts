import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { lookCookie, lookText } from '#contract/look.ts';
import { bareList } from './bareList.ts';
import { signIn, toSignIn, withProduct } from './browser.ts';
import { freePort } from './child.ts';
import { median, type Figure } from './figure.ts';
import { firstScreen, type Load, viewport } from './firstScreen.ts';
import { afterRelease } from './release.ts';
import { http2Front, passedTo } from './http2Front.ts';

const clients = 1_000;
const rounds = 2;

const kB = (scripts: ReadonlyMap<string, number>) =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1_000;

/** The scripts a page has received so far, with their bytes over the wire. */
function receivedScripts(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
  });
  return async () => new Map(await Promise.all(sizes));
}

type State = NonNullable<BrowserContextOptions['storageState']>;

/** With the cookie of a browser that was slow, or without it: only for slow ones, the server draws (decision 155). */
function withLook(state: State, isDrawn: boolean): State {
  if (typeof state === 'string') throw new Error('A state is in a file');
  const { cookies, ...rest } = state;
  const others = cookies.filter(({ name }) => name !== lookCookie);
  const [like] = others;
  if (!isDrawn || like === undefined) return { ...rest, cookies: others };
  const value = lookText({ language: 'en', width: viewport.width, pointer: 'fine', timeZone: null });
  const look = { ...like, name: lookCookie, value, httpOnly: false, path: '/' };
  return { ...rest, cookies: [...others, look] };
}

/** The server puts no session into a page that nobody looks at (decision 84). */
const prefetching = { 'sec-purpose': 'prefetch' };

interface Loads {
  readonly product: Load;
  /** The product for a browser whose last page took long: its first screen comes drawn. */
  readonly drawn: Load;
  /** The product for a visitor whose page has to ask the identity provider, as every page had to. */
  readonly asking: Load;
  /** The bare list with the packages that the first screen needs, and nothing of the product. */
  readonly packages: Load;
  readonly bare: Load;
}

type Addresses = Readonly<Record<'product' | 'packages' | 'bare', string>>;

/** The product and the bare lists in turn, so that changes in the machine's speed affect all. */
async function inTurn(
  browser: Browser,
  addresses: Addresses,
  state: State,
  isSlow: boolean,
): Promise<readonly Loads[]> {
  const seen: Loads[] = [];
  // The process that draws starts with the first visitor, who comes too early for it.
  await firstScreen(browser, addresses.product, withLook(state, true), false);
  for (let round = 0; round < rounds; round += 1) {
    seen.push({
      bare: await firstScreen(browser, addresses.bare, undefined, isSlow),
      packages: await firstScreen(browser, addresses.packages, undefined, isSlow),
      product: await firstScreen(browser, addresses.product, withLook(state, false), isSlow),
      drawn: await firstScreen(browser, addresses.product, withLook(state, true), isSlow),
      asking: await firstScreen(browser, addresses.product, withLook(state, false), isSlow, prefetching),
    });
  }
  return seen;
}

function* compared(
  name: string,
  goal: string,
  seen: readonly Loads[],
  value: (load: Load) => number,
): Generator<Figure> {
  const of = (which: keyof Loads) => median(seen.map((loads) => value(loads[which])));
  const against = { name: 'bare list', value: of('bare') };
  yield { name: `web.${name}, ${goal}`, value: of('product'), unit: 'ms', against };
  yield { name: `web.${name}, drawn by the server`, value: of('drawn'), unit: 'ms', against };
  yield { name: `web.${name}, without a session in the page`, value: of('asking'), unit: 'ms', against };
  yield { name: `web.${name}, the packages alone`, value: of('packages'), unit: 'ms', against };
}

const bytes = (name: string, scripts: ReadonlyMap<string, number>, goal: number): Figure => ({
  name: `web.${name} (${scripts.size} files)`,
  value: kB(scripts),
  unit: 'kB of brotli',
  against: { name: 'goal', value: goal },
});

/**
 * The first signed-in screen of an agency with 1,000 clients, with an empty cache, against a bare list behind the same
 * HTTP/2 server; and what a visitor loads who is sent to the sign-in.
 */
export async function* web(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-front-'));
  const ports = {
    product: await freePort(),
    packages: await freePort(),
    bare: await freePort(),
    server: await freePort(),
  };
  const fronts = [
    await http2Front(folder, ports.product, passedTo(ports.server)),
    await http2Front(folder, ports.packages, await bareList(clients, 'packages')),
    await http2Front(folder, ports.bare, await bareList(clients)),
  ] as const;
  const [front, packages, bare] = fronts;
  const environment = {
    PORT: String(ports.server),
    BUSINESS_URL: front.origin,
    CONSUMER_URL: front.origin.replace('localhost', 'my.localhost'),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  try {
    yield* await withProduct(
      { agency: clients },
      async function* measure(bench) {
        const context = await bench.browser.newContext({ ignoreHTTPSErrors: true });
        const page = await context.newPage();
        const received = receivedScripts(page);
        await toSignIn(page, bench, '/dashboard');
        yield bytes('before the sign-in', await received(), 60);
        await signIn(page, 'agency');
        await page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5).waitFor();
        const state = await context.storageState();
        await context.close();

        const addresses = {
          product: `${front.origin}/dashboard`,
          packages: `${packages.origin}/`,
          bare: `${bare.origin}/`,
        };
        const quick = await inTurn(bench.browser, addresses, state, false);
        const slow = await inTurn(bench.browser, addresses, state, true);
        const [first] = quick;
        if (first === undefined) return;
        yield bytes('until the list can be used', first.product.early, 150);
        yield bytes('until the page is quiet', new Map([...first.product.early, ...first.product.late]), 215);
        yield bytes('of the packages alone', first.packages.early, 150);
        yield {
          name: 'web.after a simulated release',
          value: afterRelease(first.product.early.keys()) / 1_000,
          unit: 'kB of brotli with dictionaries',
          against: { name: 'goal', value: 20 },
        };
        const { calls } = first.product;
        yield {
          name: 'web.calls made twice',
          value: calls.length - new Set(calls).size,
          unit: `of ${calls.length} calls`,
          against: null,
        };
        const loads = [...quick, ...slow].map(({ drawn }) => drawn);
        yield {
          name: 'web.loads whose rows the server had drawn',
          value: loads.filter(({ isServed }) => isServed).length,
          unit: `of ${loads.length}`,
          against: null,
        };
        yield* compared('list shown', 'goal 2.0', quick, ({ shown }) => shown);
        yield* compared('list can be used', 'goal 2.0', quick, ({ ready }) => ready);
        yield* compared('CPU of the main thread', 'goal 2.5', quick, ({ cpu }) => cpu);
        yield* compared('slow phone: LCP', 'goal 2.5', slow, ({ lcp }) => lcp);
        yield* compared('slow phone: first paint', 'no goal', slow, ({ fcp }) => fcp);
        yield* compared('slow phone: list shown', 'no goal', slow, ({ shown }) => shown);
        yield* compared('slow phone: list can be used', 'no goal', slow, ({ ready }) => ready);
        yield* compared('slow phone: CPU of the main thread', 'no goal', slow, ({ cpu }) => cpu);
      },
      { environment, origin: front.origin },
    );
  } finally {
    for (const each of fronts) each.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
