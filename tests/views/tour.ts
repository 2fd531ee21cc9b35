import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signUp } from '#tests/support/newPerson.ts';
import type { Product } from '#tests/support/product.ts';
import { signIn } from '#tests/support/signIn.ts';
import type { Language } from '#vocabulary/languages.ts';
import { inLanguage } from './catalogue.ts';
import { everyView } from './everyView.ts';
import { arrange, hostOf, mailOf } from './people.ts';
import type { Ids, Seat, View, Who } from './view.ts';

export interface Visit {
  readonly view: View;
  readonly page: Page;
  readonly language: Language;
}

export interface Tour {
  readonly product: Product;
  readonly browser: Browser;
  readonly ids: Ids;
  /** Each person's browser, by person and language: signed in once. */
  readonly contexts: Map<string, BrowserContext>;
}

/** A running product whose people all have what their views show. */
export async function openTour(product: Product, browser: Browser): Promise<Tour> {
  for (const who of ['newAgency', 'newConsumer'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(product[hostOf[who]]);
    await signUp(page, 'Noor Vance', mailOf[who]);
    await context.close();
  }
  const ids = await arrange(product);
  return { product, browser, ids, contexts: new Map() };
}

async function contextOf(
  { browser, contexts, ids }: Tour,
  who: Who,
  language: Language,
): Promise<BrowserContext> {
  const key = `${who} ${language}`;
  const known = contexts.get(key);
  if (known !== undefined) return known;
  const context = await browser.newContext({ locale: language, viewport: { width: 1440, height: 900 } });
  // Each page begins as in a browser that knows the language, and that what opens by itself was seen. Who is signed in
  // stays: a window that a page opens would else end the session of that page.
  await context.addInitScript(
    ([chosen, people]) => {
      for (const key of Object.keys(localStorage)) if (key !== 'signedIn') localStorage.removeItem(key);
      localStorage.setItem('language', chosen);
      localStorage.setItem('firstTime', JSON.stringify(people));
    },
    [language, ids.people] as const,
  );
  contexts.set(key, context);
  return context;
}

/** Waits until the page asks the server for nothing more; what a test keeps waiting on purpose is not waited for. */
async function quiet(page: Page, begun: () => number): Promise<void> {
  const until = Date.now() + 10_000;
  let calm = 0;
  while (calm < 3 && Date.now() < until) {
    await page.waitForTimeout(50);
    calm = begun() === 0 ? calm + 1 : 0;
  }
}

/** Colours and places are judged as they are in the end, not on their way there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
}

/** Opens a view in a page of its own and hands it over. The page is gone afterwards. */
export async function visit(
  tour: Tour,
  view: View,
  language: Language,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { product, ids } = tour;
  const context = await contextOf(tour, view.who, language);
  const page = await context.newPage();
  if (view.narrow === true) await page.setViewportSize({ width: 390, height: 844 });
  const host = hostOf[view.who];
  const origin = product[host];
  const otherOrigin = product[host === 'business' ? 'consumer' : 'business'];
  const say = inLanguage(language);
  const mail = mailOf[view.who];
  let asking = 0;
  page.on('request', () => (asking += 1));
  page.on('requestfinished', () => (asking -= 1));
  page.on('requestfailed', () => (asking -= 1));
  const reach = async (address: string) => {
    await page.goto(address);
    await quiet(page, () => asking);
    await page.locator('main, [role=alert]').first().waitFor();
    if (mail !== null && (await page.locator('input[name=password]').count()) > 0) {
      if ((await page.locator('input[name=fullName], #page').count()) === 0) {
        await signIn(page, mail);
        await page.locator('input[name=mail]').waitFor({ state: 'detached' });
      }
    }
    await page.locator('main, [role=alert]').first().waitFor();
    await quiet(page, () => asking);
  };
  const seat: Seat = {
    page,
    origin,
    otherOrigin,
    language,
    ids,
    say,
    reach,
    go: (path) => reach(`${origin}${path}`),
    button: (english, values) => page.getByRole('button', { name: say(english, values), exact: true }),
    inDialog: (english) => page.getByRole('dialog').getByRole('button', { name: say(english), exact: true }),
  };
  try {
    const opened = (await view.open(seat)) ?? page;
    await settle(opened);
    await look({ view, page: opened, language });
  } catch (error) {
    throw new Error(`${view.name} in ${language}: ${String(error)}`, { cause: error });
  } finally {
    for (const each of context.pages()) await each.close({ runBeforeUnload: false });
  }
}

/** Every view in a language, one after the other. */
export async function visitAll(
  tour: Tour,
  language: Language,
  look: (visit: Visit) => Promise<void>,
  views: readonly View[] = everyView,
): Promise<void> {
  for (const view of views) await visit(tour, view, language, look);
}
