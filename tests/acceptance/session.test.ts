import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { resize } from '#tests/support/resize.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const mail = (page: Page) => page.locator('input[name=mail]');
const failed = (page: Page) => page.getByRole('heading', { name: 'We couldn’t sign you in' });
const settings = (page: Page) => page.getByRole('heading', { name: 'Settings', level: 1 });
const placeOf = (page: Page) => page.url().replace(world.product.business, '');

async function enter(page: Page): Promise<void> {
  await signIn(page, demonstrationMails.b2b);
  await page.locator('#page').waitFor();
}

async function visit(path: string, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await world.browser.newContext())).newPage();
  await resize(page, 1440, 900);
  await page.goto(`${world.product.business}${path}`);
  return page;
}

async function signedIn(path: string): Promise<Page> {
  const page = await visit(path);
  await enter(page);
  return page;
}

/** The pages the browser has visited since. */
function notePages(page: Page): string[] {
  const pages: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.push(new URL(frame.url()).pathname);
  });
  return pages;
}

it('A4 asks a visitor to sign in and returns to the requested page, with query and fragment', async () => {
  const page = await visit('/settings?from=mail#credits');
  await enter(page);
  await settings(page).waitFor();
  expect(placeOf(page)).toBe('/settings?from=mail#credits');
});

it('A2 A3 shows the not-found page without asking for a sign-in, and asks once a page requires it', async () => {
  const page = await visit('/no/such/page');
  await page.getByText('Page not found').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await enter(page);
  expect(placeOf(page)).toBe('/dashboard');

  await page.goto(`${world.product.business}/no/such/page`);
  const pages = notePages(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.locator('#page').waitFor();
  expect(placeOf(page)).toBe('/dashboard');
  expect(pages.filter((path) => path.startsWith('/identity'))).toEqual([]);

  // A page of the other variant is none here either, and the way back has the whole product around it.
  await page.goto(`${world.product.business}/home`);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).waitFor();
});

it('A15 is still signed in after a reload, without a visible redirect', async () => {
  const page = await signedIn('/settings');
  const pages = notePages(page);
  await page.reload();
  await settings(page).waitFor();
  expect(new Set(pages)).toEqual(new Set(['/settings']));
});

it('opens the page of a signed-in person without the identity provider, and renews the token when it is refused', async () => {
  const page = await signedIn('/settings');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await settings(page).waitFor();
  const ofProvider = () => asked.filter((path) => /authorize|oauth|identity/.test(path));
  expect(ofProvider()).toEqual([]);
  expect(await page.locator('#redress-session').count()).toBe(0);
  expect(await page.content()).not.toContain('"token"');

  await page.route('**/api/v1/settings', (route) =>
    ofProvider().includes('/oauth/token')
      ? route.continue()
      : route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } }),
  );
  await page.getByLabel('Full name').fill('Jordan Ellis');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved').waitFor();
  expect(ofProvider()).toContain('/oauth/token');
  expect(placeOf(page)).toBe('/settings');
});

it('renews a refused token once, for all waiting calls, without the user noticing', async () => {
  const page = await signedIn('/repair-center');
  const tokens = new Set<string>();
  let renewals = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/oauth/token')) renewals += 1;
  });
  await page.route('**/api/v1/**', async (route) => {
    const token = route.request().headers()['authorization'] ?? '';
    if (tokens.size === 0 || tokens.has(token)) {
      tokens.add(token);
      await route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } });
    } else await route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await settings(page).waitFor();
  await page.getByLabel('Number of generations').waitFor();
  expect([tokens.size, renewals > 0]).toEqual([1, true]);
});

it('stays on the page if the connection is lost while a token is renewed', async () => {
  const page = await signedIn('/settings');
  await page.route('**/api/v1/settings', (route) =>
    route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } }),
  );
  await page.route('**/oauth/token', (route) => route.abort());
  await page.getByLabel('Full name').fill('Jordan Ellis-Park');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Can’t connect. Check your internet connection and try again.').waitFor();
  expect(placeOf(page)).toBe('/settings');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Jordan Ellis-Park');
});

it('stays on the page, and saves, after the reply to a renewal was lost and its refresh token counts as used', async () => {
  const page = await signedIn('/settings');
  let refusals = 1;
  await page.route('**/api/v1/settings', (route) => {
    refusals -= 1;
    return refusals < 0
      ? route.continue()
      : route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } });
  });
  const save = async (name: string) => {
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/api/v1/settings') && reply.status() === 200,
    );
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
  };
  // From here on, the page has a refresh token.
  await save('Jordan Ellis-Reed');
  const pages = notePages(page);
  refusals = 1;
  const statuses: number[] = [];
  await page.context().route('**/oauth/token', async (route) => {
    const reply = await route.fetch();
    statuses.push(reply.status());
    await (statuses.length === 1 ? route.abort() : route.fulfill({ response: reply }));
  });
  await save('Jordan Ellis-Stone');
  expect(statuses).toEqual([200, 400, 200]);
  expect(pages).toEqual([]);
});

it('signs in again, and returns, if the session was ended elsewhere', async () => {
  const page = await signedIn('/settings#credits');
  await page.context().clearCookies();
  await page.route('**/oauth/token', (route) =>
    route.fulfill({ status: 403, json: { error: 'invalid_grant', error_description: 'over' } }),
  );
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await mail(page).waitFor();
  await page.unrouteAll();
  await enter(page);
  expect(placeOf(page)).toMatch(/^\/(dashboard|settings)/);
});

it('A11 signs out, deletes what sign-out deletes, and the Back button shows nobody’s pages', async () => {
  const page = await signedIn('/settings');
  await page.evaluate(() => {
    localStorage.setItem('recentProfiles', '["a"]');
    localStorage.setItem('firstTime', 'false');
    localStorage.setItem('language', 'en');
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await mail(page).waitFor();
  await page.goBack();
  await mail(page).waitFor();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => ['recentProfiles', 'firstTime', 'language'].includes(key))).toEqual([
    'language',
  ]);
});

it('A17 says that the sign-in did not work when the provider refuses, and tries again', async () => {
  const context = await world.browser.newContext();
  let refusals = 0;
  await context.route('**/authorize?*', async (route) => {
    if (refusals > 0) return route.continue();
    refusals += 1;
    const state = new URL(route.request().url()).searchParams.get('state') ?? '';
    const refusal = new URLSearchParams({ error: 'access_denied', state });
    return route.fulfill({ status: 302, headers: { location: `${world.product.business}/?${refusal}` } });
  });
  const page = await visit('/settings#credits', context);
  await failed(page).waitFor();
  expect(placeOf(page)).toBe('/settings#credits');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await enter(page);
  expect(placeOf(page)).toBe('/settings#credits');
});
