import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { myInformation } from '#contract/account.ts';
import { firstCallsOf, firstPagesCalls } from '#contract/earlyCalls.ts';
import { lookCookie, lookText } from '#contract/look.ts';
import { examples } from '#contract/examples/examples.ts';
import { listProfiles } from '#contract/profiles.ts';
import { progress } from '#contract/progress.ts';
import { generationLog } from '#contract/repair.ts';
import type { Variant } from '#contract/shapes.ts';
import { addressOf } from '#src/api/addressOf.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import type { Draw, Wanted } from '#contract/drawing.ts';
import { typefaceUrl } from '#vocabulary/typeface.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { signIn } from '#tests/support/signIn.ts';
import { theBrowser, aWorld } from '#tests/support/world.ts';

const world = aWorld({ DRAWN_SCREENS: 'on' });
const scripts = /\/assets\/.*\.js/;
const dashboard = () => `${world.product.business}/dashboard`;
const firstOf = {
  b2b: dashboard,
  b2c: () => `${world.product.consumer}/home`,
} as const satisfies Record<Variant, () => string>;

/** Says what a browser says whose last page took long, and how it shows pages. */
async function askForDrawing(context: BrowserContext, variant: Variant = 'b2b'): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const { width } = page.viewportSize() ?? { width: 0 };
  const pointer = width < 768 ? 'coarse' : 'fine';
  const value = lookText({ language: 'en', width, pointer, timeZone: null });
  await context.addCookies([{ name: lookCookie, value, url: firstOf[variant]() }]);
}

/** A context with a person who has seen their first screen in it. */
async function aPerson(
  width: number,
  variant: Variant = 'b2b',
  mail: string = demonstrationMails[variant],
): Promise<BrowserContext> {
  const isPhone = width < 768;
  const context = await (
    await theBrowser()
  ).newContext({
    viewport: { width, height: 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  await page.goto(firstOf[variant]());
  await signIn(page, mail);
  await page.locator('#page').waitFor();
  // A consumer without a report is shown around once in each browser.
  if (variant === 'b2c') await getOn(page);
  await page.close();
  return context;
}

/** The introduction opens once, for the first visit. */
beforeAll(async () => {
  const context = await (await theBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(dashboard());
  await signIn(page, demonstrationMails.b2b);
  const saved = page.waitForResponse(
    (reply) => reply.request().postData()?.includes('walkthroughSeen') === true,
  );
  await getOn(page);
  await saved;
  await context.close();
});

/** The same for consumers, whose introduction has three slides. */
beforeAll(async () => {
  const context = await (await theBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(firstOf.b2c());
  await signIn(page, demonstrationMails.b2c);
  const saved = page.waitForResponse(
    (reply) => reply.request().postData()?.includes('showOnboarding') === true,
  );
  for (const name of ['Next', 'Next', 'Finish'])
    await page.getByRole('button', { name, exact: true }).click();
  await saved;
  await context.close();
});

/** Opens the dashboard until the server has drawn it in time: a busy machine is slow to begin. */
async function opened(context: BrowserContext, variant: Variant = 'b2b'): Promise<Page> {
  const page = await context.newPage();
  await expect
    .poll(async () => {
      // A page that was quick takes it back.
      await askForDrawing(context, variant);
      await page.goto(firstOf[variant](), { waitUntil: 'commit' });
      // The last part of the page, which comes after what was drawn.
      await page.locator('div#root').waitFor({ state: 'attached' });
      return page.locator('#served').count();
    })
    .toBe(1);
  return page;
}

/** Keeps the page's code back until the returned function is called. */
async function withoutCode(context: BrowserContext): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await context.route(scripts, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

const served = (page: Page) => page.locator('#served');

it('shows the clients before any code has loaded: links lead on, and what can’t be used yet is off', async () => {
  const context = await aPerson(1440);
  await context.route(scripts, (route) => route.abort());
  const page = await opened(context);
  const table = served(page).getByRole('table', { name: 'Clients' });
  expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  const isOff = (name: RegExp) => served(page).getByRole('button', { name }).first().isDisabled();
  expect([await isOff(/^Delete /), await isOff(/^Sign out/)]).toEqual([true, true]);
  expect(await served(page).getByRole('searchbox', { name: 'Search by name' }).isDisabled()).toBe(true);
  // Two pages would be told twice.
  expect(await page.locator('#shell').getAttribute('aria-hidden')).toBe('true');
  await served(page).getByRole('link', { name: 'Ana Torres', exact: true }).first().click();
  await page.waitForURL(/\/clients\/[0-9a-f-]{36}$/);
  await context.close();
});

describe.each([
  ['b2b', 390],
  ['b2b', 768],
  ['b2b', 1440],
  ['b2b', 2560],
  ['b2c', 390],
  ['b2c', 1440],
] as const)('on the host %s, at %d px', (variant, width) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await aPerson(width, variant);
    return () => context.close();
  });

  it('the page takes its elements over as they are, so that nothing moves and the focus stays', async () => {
    await context.addInitScript(() => {
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as {
            readonly sources: readonly Record<'previousRect' | 'currentRect', DOMRectReadOnly>[];
          };
          moved.push(
            ...sources
              .map(
                ({ previousRect, currentRect }) => [entry.startTime, previousRect.y, currentRect.y] as const,
              )
              .filter(([, before, now]) => Math.abs(before - now) > 1),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new MutationObserver((_, observer) => {
        if (document.querySelector('fieldset#root') === null) return;
        observer.disconnect();
        performance.mark('taken over');
        const { drawn } = window as unknown as { readonly drawn: readonly Element[] };
        Object.assign(window, { lost: drawn.filter((each) => !each.isConnected).length });
      }).observe(document, { attributeFilter: ['id'], subtree: true });
    });
    const release = await withoutCode(context);
    // One that arrives after the drawing was painted makes lines a little wider or narrower.
    await context.route(`**${typefaceUrl}`, (route) => route.abort());
    const page = await opened(context, variant);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url().replace(new URL(page.url()).origin, '')));
    const name = { name: variant === 'b2b' ? 'Dana Whitfield' : 'Create Profile', exact: true } as const;
    await served(page).getByRole('link', name).first().focus();
    const place = await page.evaluate(() => {
      Object.assign(window, { drawn: [...document.querySelectorAll('#served *')] });
      window.scrollTo(0, 60);
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      });
    });
    release();
    await served(page).waitFor({ state: 'detached' });
    expect(
      await page.evaluate(() => {
        const [taken] = performance.getEntriesByName('taken over');
        const { moved, lost } = window as unknown as {
          readonly moved: readonly (readonly [number, number, number])[];
          readonly lost: number;
        };
        const isThere = (id: string | null) => id === null || document.getElementById(id) !== null;
        return {
          focus: document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
          lost,
          unlabeled: [...document.querySelectorAll('[aria-labelledby]')].filter(
            (each) => !isThere(each.getAttribute('aria-labelledby')),
          ).length,
          isOff: document.querySelector<HTMLFieldSetElement>('fieldset#root')?.disabled,
          scrolled: window.scrollY,
          moved: moved.filter(([at]) => at <= (taken?.startTime ?? 0)),
        };
      }),
    ).toEqual({ focus: name.name, lost: 0, unlabeled: 0, isOff: false, scrolled: place, moved: [] });
    expect(calls.filter((call) => firstCallsOf(variant).includes(call))).toEqual([]);
    if (variant === 'b2c') {
      await page.getByRole('button', { name: 'Show introduction' }).click();
      await page.getByRole('dialog', { name: 'Welcome to Redress' }).waitFor();
      return;
    }
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('whit');
    await expect.poll(() => page.getByRole('table', { name: 'Clients' }).getByRole('row').count()).toBe(2);
  });
});

it('is painted before the code runs that takes it over, and gives its styles to the page', async () => {
  const context = await aPerson(1440);
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('fieldset#served + style') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => window.setTimeout(() => performance.mark('painted')));
      new MutationObserver((__, moving) => {
        if (document.head.querySelector('style[data-emotion]') === null) return;
        moving.disconnect();
        performance.mark('runs');
      }).observe(document.head, { childList: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await opened(context);
  await page.locator('fieldset#root').waitFor({ state: 'attached' });
  const seen = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return {
      isPaintedFirst: at('painted') > 0 && at('painted') < at('runs'),
      left: document.body.querySelectorAll('style[data-emotion]').length,
    };
  });
  expect(seen).toEqual({ isPaintedFirst: true, left: 0 });
  await context.close();
});

it('is asked for after a page of an account that took long, and never by a page for everyone', async () => {
  const context = await aPerson(1440);
  await context.clearCookies({ name: lookCookie });
  const asks = async () => (await context.cookies()).some(({ name }) => name === lookCookie);
  await context.route(scripts, async (route) => {
    await setTimeout(1_300);
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(`${world.product.business}/no-such-page`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await asks()).toBe(false);
  await page.goto(dashboard());
  await page.getByRole('searchbox', { name: 'Search by name' }).waitFor();
  await expect.poll(asks).toBe(true);
  await context.close();
});

it('shows its outline in a window for which it was not drawn', async () => {
  const context = await aPerson(1440);
  await context.route(scripts, (route) => route.abort());
  const page = await opened(context);
  const isShown = () => served(page).isVisible();
  expect(await isShown()).toBe(true);
  await page.setViewportSize({ width: 1_000, height: 900 });
  expect([await isShown(), await page.locator('#shell').isVisible()]).toEqual([false, true]);
  await context.close();
});

it('draws nothing for support, and for a search', async () => {
  const drawn = async (context: BrowserContext, address: string) => {
    await askForDrawing(context);
    const page = await context.newPage();
    const text = (await (await page.goto(address))?.text()) ?? '';
    await page.close();
    return text.includes('id="served"');
  };
  const support = await aPerson(1440, 'b2b', demonstrationSupportMail);
  expect(await drawn(support, dashboard())).toBe(false);
  await support.close();
  const context = await aPerson(1440);
  expect(await drawn(context, `${dashboard()}?search=ana`)).toBe(false);
  await context.close();
});

describe('the code that draws', () => {
  let draw: Draw;
  let replies: Record<string, string>;
  let consumers: Record<string, string>;
  beforeAll(async () => {
    const url = pathToFileURL(join(process.cwd(), 'dist', 'served', 'draw.js')).href;
    const code = (await import(url)) as {
      readonly draw: Draw;
      readonly samples: Record<Variant, Record<string, string>>;
    };
    ({
      draw,
      samples: { b2b: replies, b2c: consumers },
    } = code);
  });

  const listed = firstPagesCalls.find((address) => address.startsWith(listProfiles.url)) ?? '';
  const drawn = async (look: Partial<Wanted['look']> = {}, given = replies) => {
    const seen = { language: 'en', width: 1_440, pointer: 'fine', timeZone: 'UTC', ...look } as const;
    return (await draw({ variant: 'b2b', look: seen, replies: given }))?.markup ?? '';
  };
  /** The sample with another first client. */
  function withClient(part: Record<string, unknown>): Record<string, string> {
    const list = JSON.parse(replies[listed] ?? '') as { readonly results: readonly object[] };
    const [first = {}, ...rest] = list.results;
    return { ...replies, [listed]: JSON.stringify({ ...list, results: [{ ...first, ...part }, ...rest] }) };
  }

  it('writes a name as text, whatever it is', async () => {
    const name = '</div></script><script>alert(1)</script><!-- " onmouseover="alert(2)" & \u2028';
    const markup = await drawn({}, withClient({ name }));
    expect(markup).toContain('&lt;/div&gt;&lt;/script&gt;&lt;script&gt;alert(1)');
    expect(markup).not.toMatch(/<script|<!-- "|" onmouseover/);
  });

  it('draws each account from its own replies, however many come at once', async () => {
    const information = JSON.parse(replies[myInformation.url] ?? '') as { readonly generationsLeft: object };
    const of = (account: string) => {
      const generationsLeft = { ...information.generationsLeft, account };
      const own = JSON.stringify({ ...information, generationsLeft });
      return { ...withClient({ name: `Client of ${account}` }), [myInformation.url]: own };
    };
    const accounts = ['1111-1111', '2222-2222', '3333-3333'];
    const markups = await Promise.all(accounts.map((account) => drawn({}, of(account))));
    const seen = markups.map((markup) => accounts.filter((account) => markup.includes(account)));
    expect(seen).toEqual(accounts.map((account) => [account]));
    expect(markups.map((markup) => markup.includes('Client of'))).toEqual([true, true, true]);
  });

  it('says days as the person’s own time zone has them, in their language', async () => {
    const late = withClient({ date: '2026-03-10T03:30:00.000Z' });
    expect(await drawn({ timeZone: 'America/New_York' }, late)).toContain('03/09/2026');
    expect(await drawn({ timeZone: 'UTC' }, late)).toContain('03/10/2026');
    expect(await drawn({ language: 'es' }, late)).toContain('Agregar cliente');
    // Of a browser that keeps its own to itself, those of the account's.
    const information = JSON.parse(replies[myInformation.url] ?? '') as object;
    const account = JSON.stringify({ ...information, timeZone: 'America/New_York' });
    expect(await drawn({ timeZone: null }, { ...late, [myInformation.url]: account })).toContain(
      '03/09/2026',
    );
  });

  it('draws as many columns as the window has room for, and hides in others', async () => {
    const columns = async (width: number) =>
      Number(/aria-colcount="(\d+)"/.exec(await drawn({ width }))?.[1]);
    const widths = [390, 1_300, 1_400, 1_600];
    expect(await Promise.all(widths.map(columns))).toEqual([6, 8, 9, 10]);
    expect(await drawn({ width: 390 })).toContain('@media (min-width: 1280px){#served{display:none}}');
    expect(await drawn({ width: 1_300 })).toContain(
      '@media (not (min-width: 1280px)){#served{display:none}}',
    );
  });

  it('draws nothing without a reply that the page can’t do without', async () => {
    const { [firstPagesCalls[0]]: _information, ...others } = replies;
    expect(firstPagesCalls[0]).toBe(myInformation.url);
    expect(await drawn({}, others)).toBe('');
  });

  it('draws nothing for a list so long that it is apart from the page', async () => {
    // Only a whole list comes with its number.
    const { total: _total, ...part } = JSON.parse(replies[listed] ?? '') as { readonly total: number };
    expect(await drawn({}, { ...replies, [listed]: JSON.stringify(part) })).toBe('');
  });

  describe('for a consumer', () => {
    const look = { language: 'en', width: 390, pointer: 'coarse', timeZone: 'UTC' } as const;
    const drawnHome = async (given: Record<string, string>) =>
      (await draw({ variant: 'b2c', look, replies: given }))?.markup ?? '';
    const profileId = '0198c0de-0000-7000-8000-000000000001';
    const exampleFor = ({ name }: { readonly name: string }) => JSON.stringify(examples.get(name)?.reply);
    const withProfile = () => ({
      ...consumers,
      [listed]: JSON.stringify({
        results: [{ id: profileId, name: 'Ana Torres', date: '2026-03-10T03:30:00.000Z', status: 'Waiting' }],
        total: 1,
      }),
      [addressOf(generationLog, { query: { latest: 'true' } })]: exampleFor(generationLog),
    });

    it('begins with what is next, between the menu and the tabs', async () => {
      const markup = await drawnHome(consumers);
      expect(markup).toContain('Start with your profile');
      expect(markup).toContain('aria-label="Bottom menu"');
    });

    it('draws the page behind the introduction, which the browser opens unless it was closed there', async () => {
      const information = JSON.parse(consumers[myInformation.url] ?? '') as object;
      const isNew = JSON.stringify({ ...information, showOnboarding: true, walkthroughSeen: false });
      const markup = await drawnHome({ ...consumers, [myInformation.url]: isNew });
      expect(markup).toContain('Start with your profile');
      expect(markup).not.toContain('<dialog');
    });

    it('draws how far disputes have come, and nothing without knowing that', async () => {
      const address = addressOf(progress, { params: { profileId } });
      expect(await drawnHome(withProfile())).toBe('');
      const markup = await drawnHome({ ...withProfile(), [address]: exampleFor(progress) });
      expect(markup).toContain('So far');
      expect(markup).toContain('VantageScore 3.0');
    });
  });
});
