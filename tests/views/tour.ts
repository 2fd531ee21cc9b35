import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signUp } from '#tests/support/newPerson.ts';
import type { Addressed } from '#tests/support/product.ts';
import { resize } from '#tests/support/resize.ts';
import { saidBy } from '#tests/support/saidBy.ts';
import { signIn } from '#tests/support/signIn.ts';
import type { Language } from '#vocabulary/languages.ts';
import { inLanguage } from './catalogue.ts';
import { arrange, hostOf, mailOf } from './people.ts';
import type { Ids, Seat, View, Who } from './view.ts';

export interface Visit {
  readonly view: View;
  readonly page: Page;
  readonly language: Language;
}

export interface Tour {
  readonly product: Addressed;
  readonly browser: Browser;
  readonly ids: Ids;
  /** Each person's browser, by person and language, signed in once. */
  readonly contexts: Map<string, BrowserContext>;
  /** The page each of them was left with; where possible, the next view opens there without loading the application again. */
  readonly pages: Map<BrowserContext, Page>;
}

/** A running product in which everyone has the data that their views show. */
export async function openTour(product: Addressed, browser: Browser): Promise<Tour> {
  for (const who of ['newAgency', 'newConsumer', 'disputing'] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(product[hostOf[who]]);
    await signUp(page, 'Noor Vance', mailOf[who]);
    await context.close();
  }
  const ids = await arrange(product);
  return { product, browser, ids, contexts: new Map(), pages: new Map() };
}

/** Runs in the page. */
function forgetAllBut([language, people]: readonly [Language, readonly string[]]): void {
  for (const key of Object.keys(localStorage)) if (key !== 'signedIn') localStorage.removeItem(key);
  localStorage.setItem('language', language);
  localStorage.setItem('firstTime', JSON.stringify(people));
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
  // Each page starts like in a browser that knows the language, and in which the introductions were seen. The user
  // stays signed in, because otherwise a window that a page opens would end that page's session.
  await context.addInitScript(forgetAllBut, [language, ids.people] as const);
  contexts.set(key, context);
  return context;
}

/** Waits until the page requests nothing more from the server, except requests that a test deliberately delays. */
async function quiet(page: Page, begun: () => number): Promise<void> {
  const until = Date.now() + 10_000;
  let calm = 0;
  while (calm < 3 && Date.now() < until) {
    await page.waitForTimeout(50);
    calm = begun() === 0 ? calm + 1 : 0;
  }
}

/** Colors and positions are checked after their transitions. */
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

/** Goes to another address as a link in the page would: without loading the application again. */
const follow = (page: Page, address: string) =>
  page.evaluate((next) => window.history.pushState(null, '', next), address);

/** Where a page waits between two views. */
const nowhere = '/nowhere';
const nowhereShown = (page: Page, language: Language) =>
  page.getByRole('heading', { name: inLanguage(language)('Page not found') });

/** Leaves a view, and with it all its state. False where the page doesn't let go, as with unsaved input. */
async function leave(page: Page, language: Language, { people }: Ids): Promise<boolean> {
  if ((await page.locator('#page').count()) === 0) return false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const asks = page.locator('dialog[open]');
  // What belongs to no screen, as the command palette, stays open wherever its person goes, until they close it.
  if ((await asks.count()) > 0) await page.keyboard.press('Escape');
  await follow(page, nowhere);
  const left = nowhereShown(page, language);
  await left.or(asks).first().waitFor();
  if ((await asks.count()) > 0) return false;
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(forgetAllBut, [language, people] as const);
  return true;
}

/** Opens a view, in the previous view’s page where possible and otherwise in a new one, and passes it on. */
export async function visit(
  tour: Tour,
  view: View,
  language: Language,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { product, ids } = tour;
  const context = await contextOf(tour, view.who, language);
  const used = tour.pages.get(context);
  tour.pages.delete(context);
  const page = used ?? (await context.newPage());
  await (view.narrow === true ? resize(page, 390, 844) : resize(page, 1440, 900));
  const host = hostOf[view.who];
  const origin = product[host];
  const otherOrigin = product[host === 'business' ? 'consumer' : 'business'];
  const say = inLanguage(language);
  const mail = mailOf[view.who];
  let asking = 0;
  const begun = () => (asking += 1);
  const ended = () => (asking -= 1);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  const arrive = async (address: string, isLoaded: boolean) => {
    if (isLoaded) await follow(page, address);
    else await page.goto(address);
    // The page before it has a main part, too, until this one has loaded.
    if (isLoaded && new URL(address).pathname !== nowhere)
      await nowhereShown(page, language).waitFor({ state: 'detached' });
    await quiet(page, () => asking);
    await page.locator('main, [role=alert]').first().waitFor();
    if (mail !== null && (await page.locator('input[name=password]').count()) > 0) {
      if ((await page.locator('input[name=fullName], #page').count()) === 0) {
        await signIn(page, mail);
        await page.locator('input[name=mail]').waitFor({ state: 'detached' });
        await page.locator('main, [role=alert]').first().waitFor();
        await quiet(page, () => asking);
      }
    }
  };
  const seat: Seat = {
    page,
    origin,
    otherOrigin,
    language,
    ids,
    say,
    reach: (address) => arrive(address, false),
    go: (path) => arrive(`${origin}${path}`, page.url().startsWith(`${origin}/`)),
    button: (english, values) => page.getByRole('button', { name: say(english, values), exact: true }),
    inDialog: (english) => page.getByRole('dialog').getByRole('button', { name: say(english), exact: true }),
  };
  try {
    const opened = (await view.open(seat)) ?? page;
    await settle(opened);
    await look({ view, page: opened, language });
  } catch (error) {
    // Afterward, the page will have been left for the next view.
    const said = await saidBy(page);
    throw new Error(`${view.name} in ${language}: ${String(error)}\n${said}`, { cause: error });
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
    const isLeft = view.alone !== true && (await leave(page, language, ids));
    // Opened before the old one closes, a new page gets its process, which has the application's code compiled.
    const next = isLeft ? page : await context.newPage();
    tour.pages.set(context, next);
    for (const each of context.pages()) if (each !== next) await each.close({ runBeforeUnload: false });
  }
}
