import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { typefaceUrl } from '#vocabulary/typeface.ts';

const world = aWorld();
let page: Page;

beforeAll(async () => {
  ({ page } = await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings', {
    viewport: { width: 1440, height: 900 },
  }));
});

/** Whether a page shows its text in the product's typeface. Runs in the page. */
const isInTypeface = () =>
  [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');

it('K14 pages, the sign-in, and a report in its sandbox load the typeface from the product', async () => {
  await page.getByRole('heading', { name: 'User info' }).waitFor();
  expect(await page.evaluate(isInTypeface)).toBe(true);

  await page.goto(`${world.product.business}/dashboard`);
  await getOn(page);
  await page.getByRole('link', { name: /^Edit Ana Torres/ }).click();
  const [report] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'View Report' }).click(),
  ]);
  await report.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => report.evaluate(isInTypeface)).toBe(true);
  await report.close();

  const visitor = await (await world.browser.newContext()).newPage();
  await visitor.goto(`${world.product.business}/dashboard`);
  await visitor.getByRole('button', { name: 'Sign in' }).waitFor();
  await expect.poll(() => visitor.evaluate(isInTypeface)).toBe(true);
  await visitor.context().close();
});

it('K14 a typeface that arrives late moves nothing, and figures in columns have one width', async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(`**${typefaceUrl}`, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(`${world.product.business}/settings`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'User info' });
  await heading.waitFor();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, label, button, a')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const before = await places();
  const arrived = page.waitForResponse(`**${typefaceUrl}`);
  send();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(before);
  await page.unroute(`**${typefaceUrl}`);

  await page.goto(`${world.product.business}/dashboard`);
  const table = page.getByRole('table', { name: 'Clients' });
  expect(await table.evaluate((element) => getComputedStyle(element).fontVariantNumeric)).toBe(
    'tabular-nums',
  );
});

it('K15 forced colors show which page is the current one', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${world.product.business}/repair-center`);
  const outlined = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name })
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.getByRole('navigation').getByRole('link', { name: 'Repair Center' }).waitFor();
  await expect.poll(() => outlined('Repair Center')).toBe('solid');
  expect(await outlined('Settings')).toBe('none');
  await page.emulateMedia({ forcedColors: 'none' });
});

it('K15 with reduced motion nothing moves while a page loads or when a dialog opens', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const run: string[] = [];
    Object.assign(window, { run });
    document.addEventListener('transitionrun', ({ propertyName }) => run.push(propertyName));
  });
  await page.goto(`${world.product.business}/settings`);
  await page.getByRole('button', { name: 'Notes' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  const place = () => drawer.boundingBox();
  const first = await place();
  await page.waitForTimeout(100);
  expect(await place()).toEqual(first);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { run: string[] }).run)).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
});
