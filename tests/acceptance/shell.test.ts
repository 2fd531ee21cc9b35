import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { aPhoto, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/newcomer.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { createVisitor } from '../../tools/token/visitor.ts';

let product: Product;
let browser: Browser;
/** The agency, the consumer and support, each at a page of its own. */
let agency: Page;
let consumer: Page;
const marketing = 'https://www.redress.example/';

const missing = (page: Page) => page.getByRole('heading', { name: 'There is no such page' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation');
async function signIn(page: Page, mail: string): Promise<void> {
  await page.locator('input[name=mail]').fill(mail);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
}

beforeAll(async () => {
  product = await startProduct({ MARKETING_URL: marketing });
  browser = await openChromium();
  const { business, consumer: host } = product;
  const options = { viewport: { width: 1440, height: 900 } };
  ({ page: agency } = await signedIn(browser, business, demonstrationMails.b2b, '/settings', options));
  ({ page: consumer } = await signedIn(browser, host, demonstrationMails.b2c, '/settings', options));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('A1 the start page is the dashboard on the business host, and home on the consumer host', async () => {
  await agency.goto(`${product.business}/`);
  await agency.waitForURL(/\/dashboard$/);
  await getOn(agency);
  await consumer.goto(`${product.consumer}/`);
  await consumer.waitForURL(/\/home$/);
  await getOn(consumer);
});

it.each(['/no/such/page', '/dashboard/more', '/edit-profile'])('A2 nothing is found at %s', async (path) => {
  await agency.goto(`${product.business}${path}`);
  await missing(agency).waitFor();
});

it('A3 a page of the other variant is not found', async () => {
  await agency.goto(`${product.business}/home`);
  await missing(agency).waitFor();
  for (const path of ['/dashboard', '/credit-analysis']) {
    await consumer.goto(`${product.consumer}${path}`);
    await missing(consumer).waitFor();
  }
});

it('A3 A4 who is not signed in is asked to first, and finds it missing then', async () => {
  const page = await browser.newPage();
  await page.goto(`${product.consumer}/dashboard`);
  await signIn(page, demonstrationMails.b2c);
  await missing(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.context().close();
});

it('A5 the host alone decides: the same bundle, another configuration', async () => {
  const pageOf = async (origin: string) => (await createVisitor(origin, product.port).visit('/')).body;
  const variantOf = (html: string) => /"variant":"(\w+)"/.exec(html)?.[1];
  const bundleOf = (html: string) => html.replace(/<script type="application\/json".*?<\/script>/, '');
  const [business, own] = [await pageOf(product.business), await pageOf(product.consumer)];
  expect([variantOf(business), variantOf(own)]).toEqual(['b2b', 'b2c']);
  expect(bundleOf(own)).toBe(bundleOf(business));
  const elsewhere = createVisitor(`http://other.localhost:${product.port}`, product.port);
  expect((await elsewhere.visit('/')).status).toBe(404);
});

it('A5 an account on the other host is told its own address', async () => {
  const page = await browser.newPage();
  await page.goto(`${product.consumer}/settings`);
  await signIn(page, demonstrationMails.b2b);
  await page.getByRole('heading', { name: 'Your account belongs to another address' }).waitFor();
  const way = page.getByRole('alert').getByRole('link');
  expect(new URL((await way.getAttribute('href')) ?? '').origin).toBe(product.business);
  await page.context().close();
});

it('A6 the menu leads to the pages and marks the current one', async () => {
  await agency.goto(`${product.business}/settings`);
  await menu(agency).waitFor();
  expect(await menu(agency).getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    'Profile',
    'Repair Center',
    'Settings',
  ]);
  const current = () => menu(agency).locator('[aria-current=page]').allInnerTexts();
  expect(await current()).toEqual(['Settings']);
  for (const [name, path] of [
    ['Repair Center', '/repair-center'],
    ['Profile', '/create-profile'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await menu(agency).getByRole('link', { name }).click();
    await agency.waitForURL((url) => url.pathname === path);
    await expect.poll(current).toEqual([name]);
  }
  await agency
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await agency.waitForURL(/\/edit-profile\//);
  await expect.poll(current).toEqual(['Profile']);
  await consumer.goto(`${product.consumer}/settings`);
  await menu(consumer).getByRole('link', { name: 'Home' }).waitFor();
});

it('A6 a narrow page has the menu behind a button, sign-out in it', async () => {
  await agency.setViewportSize({ width: 767, height: 900 });
  expect(await button(agency, 'Sign out').isVisible()).toBe(false);
  await button(agency, 'Menu').click();
  await agency.getByRole('dialog').getByRole('button', { name: 'Sign out' }).waitFor();
  await agency.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await agency.waitForURL(/\/settings$/);
  await agency.getByRole('dialog').waitFor({ state: 'detached' });
  await agency.setViewportSize({ width: 768, height: 900 });
  await button(agency, 'Sign out').waitFor();
  expect(await button(agency, 'Menu').isVisible()).toBe(false);
  await agency.setViewportSize({ width: 1440, height: 900 });
});

it('A7 the header says where one is, and has language, bell and notes', async () => {
  const header = agency.getByRole('banner');
  for (const [path, title] of [
    ['/repair-center', 'Repair Center'],
    ['/settings', 'Settings'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    await agency.goto(`${product.business}${path}`);
    await header.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await agency.title()).toBe(`${title} · Redress`);
    await header.getByRole('combobox', { name: 'Language' }).waitFor();
    await header.getByRole('button', { name: 'Notes' }).waitFor();
  }
  const bell = header.getByRole('button', { name: /^Notifications: \d+$/ });
  const count = /\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0];
  expect(Number(count)).toBeGreaterThan(0);
  await header.getByText(count ?? '', { exact: true }).waitFor();
  await bell.click();
  await expect
    .poll(() => agency.getByRole('dialog', { name: 'Alerts' }).getByRole('listitem').count())
    .toBe(Number(count));
  await agency.keyboard.press('Escape');
});

it('A8 I1 the language follows at once, without a reload, and is kept', async () => {
  await agency.evaluate(() => Object.assign(window, { stillHere: true }));
  const month = () => agency.getByRole('grid').locator('xpath=preceding-sibling::div[1]').innerText();
  const english = await month();
  await agency.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await agency.getByRole('heading', { name: 'Panel', level: 1 }).waitFor();
  expect((await agency.getByRole('grid').getByRole('columnheader').allInnerTexts())[0]).toBe('dom');
  expect(await month()).not.toBe(english);
  expect(await agency.locator('section').first().innerText()).toMatch(/: \d\d\/\d\d\/\d{4}\n/);
  expect(
    await agency.evaluate(() => [
      'stillHere' in window,
      localStorage.getItem('language'),
      document.documentElement.lang,
    ]),
  ).toEqual([true, 'es', 'es']);
  await agency.reload();
  await agency.getByRole('heading', { name: 'Panel', level: 1 }).waitFor();
  await agency.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await agency.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

it('A10 notes are kept in this browser alone, for their writer alone, and can be deleted', async () => {
  const notes = agency.getByRole('dialog', { name: 'Notes' });
  const asked: string[] = [];
  const note = (request: Request) => asked.push(request.url());
  await button(agency, 'Notes').click();
  await notes.getByText('No Notes Added Yet').waitFor();
  agency.on('request', note);
  for (const text of ['', '  \n ', 'Call Ana on Monday', 'Ask Ben for his ID']) {
    await notes.getByRole('textbox').fill(text);
    await notes.getByRole('button', { name: 'Add Note' }).click();
  }
  expect(await notes.getByRole('listitem').count()).toBe(2);
  await notes.getByRole('button', { name: /Call Ana/ }).click();
  await expect.poll(() => notes.getByRole('listitem').count()).toBe(1);
  agency.off('request', note);
  expect(asked).toEqual([]);
  await agency.reload();
  await button(agency, 'Notes').click();
  await notes.getByText('Ask Ben for his ID').waitFor();
  await agency.keyboard.press('Escape');
});

it('A10 A11 sign-out ends the session, forgets no notes, and leads to the marketing site', async () => {
  await agency.route(`${marketing}**`, (route) => route.fulfill({ body: 'The marketing site' }));
  await agency.evaluate(() => localStorage.setItem('recentProfiles', '["1"]'));
  const before = await agency.evaluate(() => Object.keys(localStorage).toSorted());
  await button(agency, 'Sign out').click();
  await agency.waitForURL(marketing);
  await agency.goto(`${product.business}/dashboard`);
  await agency.locator('input[name=mail]').waitFor();
  const after = await agency.evaluate(() => Object.keys(localStorage).toSorted());
  expect(before.filter((key) => !after.includes(key))).toEqual(['firstTime', 'recentProfiles']);
  await signIn(agency, demonstrationSupportMail);
  await button(agency, 'Notes').click();
  await agency.getByText('No Notes Added Yet').waitFor();
  await agency.keyboard.press('Escape');
  await button(agency, 'Sign out').click();
  await agency.waitForURL(marketing);
  await agency.goto(`${product.business}/dashboard`);
  await signIn(agency, demonstrationMails.b2b);
  await getOn(agency);
  await button(agency, 'Notes').click();
  await agency.getByText('Ask Ben for his ID').waitFor();
  await agency.keyboard.press('Escape');
});

it('A12 the bar of a page that is loading goes on every three seconds, and starts again at 100', async () => {
  const { page } = await signedIn(browser, product.business, demonstrationMails.b2b, '/settings');
  await page.clock.install();
  await page.reload();
  await page.route('**/api/v1/profile/logs', () => new Promise(() => undefined));
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await bar.waitFor();
  // After a minute the page would give up.
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  const now = async () => Number(await bar.getAttribute('aria-valuenow'));
  const seen = [await now()];
  for (let tick = 0; tick < 14; tick += 1) {
    const last = seen.at(-1);
    await page.clock.runFor(2_999);
    expect(await now()).toBe(last);
    await page.clock.runFor(1);
    await expect.poll(now).not.toBe(last);
    seen.push(await now());
  }
  const falls = seen.flatMap((next, place) => {
    const last = seen[place - 1] ?? 0;
    return next < last ? [[last, next]] : [];
  });
  expect(new Set(falls.map(String))).toEqual(new Set(['100,0']));
  await page.context().close();
});

it('A13 a snackbar goes after six seconds', async () => {
  const { page } = await signedIn(browser, product.business, demonstrationMails.b2b, '/dashboard');
  await getOn(page);
  await page.clock.install();
  await page.reload();
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button(page, 'Confirm').click();
  const told = page.getByText('The record was deleted.');
  await told.waitFor();
  await page.clock.runFor(5_999);
  expect(await told.count()).toBe(1);
  await page.clock.runFor(1);
  await told.waitFor({ state: 'detached' });
  await page.context().close();
});

it('A13 an error stays until it is dismissed', async () => {
  const { page } = await signedIn(browser, product.business, demonstrationMails.b2b, '/settings');
  await page.route('**/api/v1/generations', (route) => route.fulfill({ json: { ok: false } }));
  await page.clock.install();
  await page.goto(`${product.business}/dashboard`);
  await page.getByText('Error fetching Generations Info').waitFor();
  await getOn(page);
  await page.clock.fastForward(3_600_000);
  await button(page, 'Dismiss').click();
  await page.getByText('Error fetching Generations Info').waitFor({ state: 'detached' });
  await page.context().close();
});

it('A15 a reload stays signed in on the consumer host too, without a visible redirect', async () => {
  await consumer.goto(`${product.consumer}/settings`);
  await consumer.getByLabel('Full name').waitFor();
  const pages: string[] = [];
  consumer.on('framenavigated', (frame) => {
    if (frame === consumer.mainFrame()) pages.push(new URL(frame.url()).pathname);
  });
  await consumer.reload();
  await consumer.getByLabel('Full name').waitFor();
  expect([...new Set(pages)]).toEqual(['/settings']);
});

it('A16 every call carries a bearer token, under /api/v1, and JSON but for uploads', async () => {
  const calls: { path: string; method: string; token: boolean; type: string }[] = [];
  consumer.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    const headers = request.headers();
    if (!pathname.startsWith('/api/')) return;
    expect(origin).toBe(product.consumer);
    const token = /^Bearer [\w.-]+$/.test(headers['authorization'] ?? '');
    calls.push({ path: pathname, method: request.method(), token, type: headers['content-type'] ?? '' });
  });
  await consumer.goto(`${product.consumer}/create-profile`);
  await createProfile(consumer, await aPhoto());
  await consumer.getByRole('textbox', { name: 'Username' }).first().waitFor();
  const sent = calls.filter(({ method }) => method !== 'GET');
  expect(calls.filter(({ token, path }) => !token || !path.startsWith('/api/v1/'))).toEqual([]);
  expect(sent.map(({ path, type }) => [path.split('/')[4], type.split(';')[0]])).toEqual([
    ['create', 'application/json'],
    ['upload', 'multipart/form-data'],
    ['upload', 'multipart/form-data'],
    ['upload', 'multipart/form-data'],
  ]);
});

it('A17 a call that fails without a text of its own says that an unknown error occurred', async () => {
  const failure = { ok: false, code: 'unexpected', error: 'SQLITE_BUSY at line 12' };
  await consumer.route('**/api/v1/allgenerations', (route) => route.fulfill({ status: 500, json: failure }));
  await consumer.goto(`${product.consumer}/settings`);
  await consumer.getByRole('heading', { name: 'An unknown error occurred!' }).waitFor();
  expect(await consumer.getByText('SQLITE_BUSY').count()).toBe(0);
  await consumer.unroute('**/api/v1/allgenerations');
  await button(consumer, 'Try Again').click();
  await consumer.getByLabel('Full name').waitFor();
});

it('A17 an authentication error is logged, and never shown as it came', async () => {
  const page = await browser.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const refusal = new URLSearchParams({ error: 'access_denied', error_description: 'raw words', state: 'x' });
  await page.goto(`${product.business}/?${refusal}`);
  // The sign-in is asked anew; only at its page is there something at rest to look at, and to close.
  await page.locator('input[name=mail]').waitFor();
  expect(logged.some((text) => text.startsWith('Authentication failed'))).toBe(true);
  expect(await page.getByText('raw words').count()).toBe(0);
  await page.context().close();
});
