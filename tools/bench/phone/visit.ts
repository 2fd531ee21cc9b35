import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { slowDown } from '../slowPhone.ts';
import type { Step } from './job.ts';
import { type Sights, sightsOf, type Wanted } from './sights.ts';

export interface Visit {
  readonly context: BrowserContext;
  /** Milliseconds from opening an address until each of these was seen. */
  readonly open: <Name extends string>(
    address: string,
    wanted: Readonly<Record<Name, Wanted>>,
  ) => Promise<Readonly<Record<Name, number>>>;
  /** Milliseconds from a press until what comes next, and what else was seen by then. */
  readonly take: <Name extends string = never>(
    step: Step,
    also?: Readonly<Record<Name, Wanted>>,
  ) => Promise<Readonly<Record<Name | 'next', number>>>;
}

/** A slow phone with an empty cache. */
export async function aVisit(
  browser: Browser,
  storageState?: NonNullable<BrowserContextOptions['storageState']>,
): Promise<Visit> {
  const context = await browser.newContext({
    acceptDownloads: true,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
    ...(storageState !== undefined && { storageState }),
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const sights = await sightsOf(page);
  await slowDown(await context.newCDPSession(page));
  return {
    context,
    open: (address, wanted) => sights.after(() => page.goto(address, { waitUntil: 'commit' }), wanted),
    take: (step, also) => taken(page, sights, step, also),
  };
}

/** Finding the button is no part of the wait: the touch alone is. */
async function touchOf(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not on the page.`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function taken<Name extends string>(
  page: Page,
  sights: Sights,
  step: Step,
  also?: Readonly<Record<Name, Wanted>>,
): Promise<Readonly<Record<Name | 'next', number>>> {
  const { name, prepare, press, next } = step;
  try {
    await prepare?.(page);
    const touch = await touchOf(page, press(page));
    if (next !== 'file') {
      const wanted = { ...also, next } as Readonly<Record<Name | 'next', Wanted>>;
      return await sights.after(touch, wanted);
    }
    const begun = performance.now();
    const [file] = await Promise.all([page.waitForEvent('download'), touch()]);
    await file.path();
    return { next: performance.now() - begun } as Record<Name | 'next', number>;
  } catch (error) {
    throw new Error(`${name} was not possible. The page says: ${await said(page)}`, { cause: error });
  }
}

const said = async (page: Page) => (await page.locator('body').innerText()).slice(0, 1_500);
