import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { aPhoto, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let consumer: Page;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation');

beforeAll(async () => {
  ({ page: consumer } = await signedIn(
    world.browser,
    world.product.consumer,
    demonstrationMails.b2c,
    '/settings',
  ));
});

/** React renders what a timer changed in a message of its own, so that a later message finds it on the page. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const come = Promise.withResolvers<unknown>();
    port1.addEventListener('message', come.resolve);
    port1.start();
    port2.postMessage('');
    await come.promise;
  });
}

it('A12 the loading bar advances every three seconds, and restarts at 100', async () => {
  const { page } = await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings');
  await page.clock.install();
  await page.reload();
  await page.route('**/api/v1/profile/logs?latest=true', () => new Promise(() => undefined));
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await bar.waitFor();
  // After a minute the page would give up, and a slow machine has spent some of it.
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  await rendered(page);
  const now = async () => Number(await bar.getAttribute('aria-valuenow'));
  const seen = [await now()];
  for (let tick = 0; tick < 12; tick += 1) {
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

it('A13 a snackbar disappears after six seconds', async () => {
  const { page } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/dashboard',
  );
  await getOn(page);
  await page.clock.install();
  await page.reload();
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  // It is loaded when it is asked for, which takes a running clock.
  await button(page, 'Confirm').waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button(page, 'Confirm').click();
  const told = page.getByText('Record deleted.');
  await told.waitFor();
  await page.clock.runFor(5_999);
  expect(await told.count()).toBe(1);
  await page.clock.runFor(1);
  await told.waitFor({ state: 'detached' });
  await page.context().close();
});

it('A13 an error stays until it is dismissed', async () => {
  const { page } = await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings');
  await page.route('**/api/v1/generations?latest=true', (route) => route.fulfill({ json: { ok: false } }));
  await page.clock.install();
  await page.goto(`${world.product.business}/dashboard`);
  await page.getByText('Error fetching Generations Info').waitFor();
  await page.clock.fastForward(3_600_000);
  await button(page, 'Dismiss').click();
  await page.getByText('Error fetching Generations Info').waitFor({ state: 'detached' });
  await page.context().close();
});

it('A15 a reload stays signed in on the consumer host too, without a visible redirect', async () => {
  await consumer.goto(`${world.product.consumer}/settings`);
  await consumer.getByLabel('Full name').waitFor();
  const pages: string[] = [];
  consumer.on('framenavigated', (frame) => {
    if (frame === consumer.mainFrame()) pages.push(new URL(frame.url()).pathname);
  });
  await consumer.reload();
  await consumer.getByLabel('Full name').waitFor();
  expect([...new Set(pages)]).toEqual(['/settings']);
});

it('A16 every call has a bearer token, is under /api/v1, and sends JSON except for uploads', async () => {
  const calls: { path: string; method: string; token: boolean; type: string }[] = [];
  consumer.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    const headers = request.headers();
    if (!pathname.startsWith('/api/')) return;
    expect(origin).toBe(world.product.consumer);
    const token = /^Bearer [\w.-]+$/.test(headers['authorization'] ?? '');
    calls.push({ path: pathname, method: request.method(), token, type: headers['content-type'] ?? '' });
  });
  await consumer.goto(`${world.product.consumer}/create-profile`);
  await createProfile(consumer, await aPhoto());
  await consumer.getByRole('textbox', { name: 'Username' }).first().waitFor();
  expect(calls.filter(({ token, path }) => !token || !path.startsWith('/api/v1/'))).toEqual([]);
  const isUpload = (path: string) => path.includes('/upload/');
  expect(calls.filter(({ path }) => isUpload(path)).map(({ type }) => type.split(';')[0])).toEqual(
    Array.from({ length: 3 }, () => 'multipart/form-data'),
  );
  const others = calls.filter(({ path }) => !isUpload(path));
  expect(new Set(others.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
  expect(others.filter(({ type }) => type !== 'application/json')).toEqual([]);
});

it('A17 a call that fails without a text of its own says that an unknown error occurred', async () => {
  const failure = { ok: false, code: 'unexpected', error: 'SQLITE_BUSY at line 12' };
  await consumer.route('**/api/v1/allgenerations', (route) => route.fulfill({ status: 500, json: failure }));
  await consumer.goto(`${world.product.consumer}/settings`);
  await consumer.getByRole('heading', { name: 'An unknown error occurred!' }).waitFor();
  expect(await consumer.getByText('SQLITE_BUSY').count()).toBe(0);
  await consumer.unroute('**/api/v1/allgenerations');
  await button(consumer, 'Try Again').click();
  await consumer.getByLabel('Full name').waitFor();
});

it('A17 an authentication error is logged, and never shown unchanged', async () => {
  const page = await world.browser.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const refusal = new URLSearchParams({ error: 'access_denied', error_description: 'raw words', state: 'x' });
  await page.goto(`${world.product.business}/?${refusal}`);
  // The sign-in is requested again. Its page is the first stable one to check, and to close.
  await page.locator('input[name=mail]').waitFor();
  expect(logged.some((text) => text.startsWith('Authentication failed'))).toBe(true);
  expect(await page.getByText('raw words').count()).toBe(0);
  await page.context().close();
});
