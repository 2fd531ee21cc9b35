import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { resize } from '#tests/support/resize.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';
import { createVisitor } from '#tests/support/token/visitor.ts';

const world = aWorld();
/** Each on a page of its own. */
let agency: Page;
let consumer: Page;

const missing = (page: Page) => page.getByRole('heading', { name: 'Page not found' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

beforeAll(async () => {
  const options = { viewport: { width: 1440, height: 900 } };
  ({ page: agency } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/settings',
    options,
  ));
  ({ page: consumer } = await signedIn(
    world.browser,
    world.product.consumer,
    demonstrationMails.b2c,
    '/settings',
    options,
  ));
});

it('A1 the start page is the dashboard on the business host, and home on the consumer host', async () => {
  await agency.goto(`${world.product.business}/`);
  await agency.waitForURL(/\/dashboard$/);
  await getOn(agency);
  await consumer.goto(`${world.product.consumer}/`);
  await consumer.waitForURL(/\/home$/);
  await getOn(consumer);
});

it.each(['/no/such/page', '/dashboard/more', '/edit-profile'])('A2 nothing is found at %s', async (path) => {
  await agency.goto(`${world.product.business}${path}`);
  await missing(agency).waitFor();
});

it('A2 an unknown client is not found inside the product, with one of each landmark', async () => {
  await agency.goto(`${world.product.business}/edit-profile/00000000-0000-4000-8000-000000000000`);
  await missing(agency).waitFor();
  const landmarks = await Promise.all(
    (['banner', 'navigation', 'main'] as const).map((role) => agency.getByRole(role).count()),
  );
  expect(landmarks).toEqual([1, 1, 1]);
});

it('A3 a page of the other variant is not found', async () => {
  await agency.goto(`${world.product.business}/home`);
  await missing(agency).waitFor();
  for (const path of ['/dashboard', '/credit-analysis']) {
    await consumer.goto(`${world.product.consumer}${path}`);
    await missing(consumer).waitFor();
  }
});

it('A3 A4 without a sign-in, the visitor is asked to sign in first, and then the page is not found', async () => {
  const page = await world.browser.newPage();
  await page.goto(`${world.product.consumer}/dashboard`);
  await signIn(page, demonstrationMails.b2c);
  await missing(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.context().close();
});

it('A5 only the host decides: the same bundle, a different configuration', async () => {
  const pageOf = async (origin: string) => (await createVisitor(origin, world.product.port).visit('/')).body;
  const variantOf = (html: string) => /"variant":"(\w+)"/.exec(html)?.[1];
  // The consumers' page is on paper, which is part of its configuration.
  const bundleOf = (html: string) =>
    html
      .replace(/<script type="application\/json".*?<\/script>/, '')
      .replace(' data-paper', '')
      .replaceAll(/<meta name="theme-color".*?>/g, '');
  const [business, own] = [await pageOf(world.product.business), await pageOf(world.product.consumer)];
  expect([variantOf(business), variantOf(own)]).toEqual(['b2b', 'b2c']);
  expect(bundleOf(own)).toBe(bundleOf(business));
  const elsewhere = createVisitor(`http://other.localhost:${world.product.port}`, world.product.port);
  expect((await elsewhere.visit('/')).status).toBe(404);
});

it('A5 an account on the wrong host is told the right URL', async () => {
  const page = await world.browser.newPage();
  await page.goto(`${world.product.consumer}/settings`);
  await signIn(page, demonstrationMails.b2b);
  await page.getByRole('heading', { name: 'Your account is on a different site' }).waitFor();
  const way = page.getByRole('alert').getByRole('link');
  expect(await way.getAttribute('href')).toBe(`${world.product.business}/settings`);
  // After that, another person can sign in here.
  await button(page, 'Sign out').click();
  await signIn(page, demonstrationMails.b2c);
  await menu(page).getByRole('link', { name: 'Home' }).waitFor();
  await page.context().close();
});

it('A6 K27 the menu begins with the four pages, adds an agency’s work, leads to each, and marks the current one', async () => {
  await agency.goto(`${world.product.business}/settings`);
  await menu(agency).waitFor();
  expect(await menu(agency).getByRole('link').allInnerTexts()).toEqual([
    'Dashboard',
    'Profile',
    'Repair Center',
    'Settings',
    'Answers inbox',
    'Outcomes',
  ]);
  const current = () => menu(agency).locator('[aria-current=page]').allInnerTexts();
  expect(await current()).toEqual(['Settings']);
  for (const [name, path] of [
    ['Repair Center', '/repair-center'],
    ['Profile', '/create-profile'],
    ['Outcomes', '/outcomes'],
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
  await consumer.goto(`${world.product.consumer}/settings`);
  await menu(consumer).getByRole('link', { name: 'Home' }).waitFor();
  // A page that only the settings lead to.
  await consumer.getByRole('link', { name: 'See what closing means' }).click();
  await consumer.waitForURL(/\/close-account$/);
  await expect
    .poll(() => menu(consumer).locator('[aria-current=page]').allInnerTexts())
    .toEqual(['Settings']);
});

it('K14 a page of one column is in the middle of a wide window, and its footer begins where it does', async () => {
  await consumer.goto(`${world.product.consumer}/close-account`);
  await resize(consumer, 2560, 900);
  const column = consumer.locator('[data-narrow]');
  await column.waitFor();
  const place = await column.evaluate((element) => {
    const [own, frame] = [element, element.closest('main')?.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    const main = element.closest('main')?.getBoundingClientRect();
    const footer = element.closest('main')?.nextElementSibling?.getBoundingClientRect();
    return {
      left: (own?.left ?? 0) - (frame?.left ?? 0),
      right: (frame?.right ?? 0) - (own?.right ?? 0),
      footer: (footer?.left ?? 0) - (main?.left ?? 0),
    };
  });
  expect(place.left).toBeGreaterThan(500);
  expect(Math.abs(place.left - place.right)).toBeLessThan(2);
  expect(place.footer).toBe(0);
  await resize(consumer, 1440, 900);
});

it('A6 K27 a narrow page has the menu behind a button, with sign-out in it', async () => {
  await resize(agency, 767, 900);
  expect(await button(agency, 'Sign out').isVisible()).toBe(false);
  await button(agency, 'Menu').click();
  await agency.getByRole('dialog').getByRole('button', { name: 'Sign out' }).waitFor();
  await agency.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await agency.waitForURL(/\/settings$/);
  await agency.getByRole('dialog').waitFor({ state: 'detached' });
  await resize(agency, 768, 900);
  await button(agency, 'Sign out').waitFor();
  expect(await button(agency, 'Menu').isVisible()).toBe(false);
  // The menu is a rail there, which leaves the page its room.
  expect(await agency.locator('#page').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(650);
  await resize(agency, 1440, 900);
});
