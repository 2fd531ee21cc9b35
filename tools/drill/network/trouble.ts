import type { BrowserContext, Route } from 'playwright-core';

/** What can happen to a request: nothing, it never arrives, it is refused, or its reply is lost once the server has done it. */
type Fate = 'passed' | 'aborted' | 'refused' | 'cut';

export const troubles = ['failing', 'offline'] as const;
export type TroubleKind = (typeof troubles)[number];

/** Mulberry32: the same numbers for the same seed, from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Of ten requests, three fail: each way once. */
function fateOf(number: number): Fate {
  if (number < 0.1) return 'aborted';
  if (number < 0.2) return 'refused';
  return number < 0.3 ? 'cut' : 'passed';
}

const busy = JSON.stringify({ ok: false, code: 'busy', error: '' });

async function suffer(route: Route, fate: Fate): Promise<void> {
  if (fate === 'aborted') return route.abort('connectionreset');
  if (fate === 'refused') return route.fulfill({ status: 503, contentType: 'application/json', body: busy });
  if (fate === 'passed') return route.continue();
  // Only browsers know where names below localhost are.
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  await route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } });
  return route.abort('connectionreset');
}

export interface Trouble {
  readonly counts: Record<Fate, number>;
  /** Once it has ended, everything passes. */
  readonly end: () => void;
}

/** Lets 30% of the calls of the API fail, but no page: those are other people's servers. */
export async function failing(context: BrowserContext, seed: number): Promise<Trouble> {
  const next = seeded(seed);
  const counts = { passed: 0, aborted: 0, refused: 0, cut: 0 };
  let isOver = false;
  await context.route(/\/api\//, async (route) => {
    const isPage = route.request().resourceType() === 'document';
    const fate = isOver || isPage ? 'passed' : fateOf(next());
    counts[fate] += 1;
    // A request whose page has gone has no one to answer.
    await suffer(route, fate).catch(() => undefined);
  });
  return { counts, end: () => (isOver = true) };
}
