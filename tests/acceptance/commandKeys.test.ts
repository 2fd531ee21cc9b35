import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { resize } from '#tests/support/resize.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let page: Page;

beforeAll(async () => {
  ({ page } = await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings', {
    viewport: { width: 1440, height: 900 },
  }));
});

const palette = (on = page) => on.getByRole('dialog', { name: 'Search' });
const field = (on = page) => palette(on).getByRole('combobox');
const shortcuts = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
/** The option that the field points to, as assistive technology reads it. */
const pointed = () =>
  field().evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  );
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

it('K13 Ctrl K opens the palette on any page, and a client whose name is typed is opened with Enter', async () => {
  await page.getByRole('heading', { name: 'User info' }).waitFor();
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/profiles') && searchParams.has('search'))
      searches.push(`${searchParams.get('search')} ${searchParams.get('limit')}`);
  });
  await page.keyboard.press('ControlOrMeta+k');
  await field().waitFor();
  await page.keyboard.type('TORRES');
  await expect.poll(pointed).toContain('Ana Torres');
  // A busy machine types so slowly that it may have searched for the first letters already.
  expect(searches.at(-1)).toBe('TORRES 8');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/clients\/[^/]+$/);
  await page.getByRole('heading', { name: 'Ana Torres' }).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
});

it('K13 the palette opens pages, does actions, and returns the focus to the button that opened it', async () => {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect.poll(pointed).toBe('Dashboard');
  await page.keyboard.press('Escape');
  await palette().waitFor({ state: 'detached' });
  expect(await focused()).toMatch(/^Search/);
  await button.click();
  await field().fill('outc');
  await expect.poll(pointed).toBe('Outcomes');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/outcomes$/);
  await button.click();
  await palette().getByRole('option', { name: 'Open the Repair Center for a client' }).click();
  const wanted = page.getByRole('dialog', { name: 'Open the Repair Center for a client' });
  await wanted.getByRole('option', { name: /^Ana Torres/ }).click();
  await page.waitForURL(/\/repair-center\//);
  await page.keyboard.press('ControlOrMeta+k');
  await palette().getByRole('option', { name: 'Change language: Español' }).click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('option', { name: 'Cambiar idioma: English' }).click();
  await button.waitFor();
});

it('K13 what the page has is found by its name, and gets the focus', async () => {
  const reach = async (words: string, name: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await field().fill(words);
    const part = palette()
      .getByRole('group', { name: 'On this page' })
      .getByRole('option', { name, exact: true });
    await expect.poll(pointed).toBe(name);
    expect(await part.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await palette().waitFor({ state: 'detached' });
  };
  await page.getByRole('heading', { name: 'How it works' }).waitFor();
  // A heading, from which Tab continues, and a control.
  await reach('how works', 'How it works');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await reach('manual', 'Manual');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
});

it('K13 nothing opens over a dialog, and on a phone the menu leads to the palette', async () => {
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('dialog', { name: 'Notes' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await resize(page, 390, 844);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
  await field().waitFor();
  await page.keyboard.press('Escape');
  await palette().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await resize(page, 1440, 900);
});

it('K13 the list has keys, which ? shows and can switch off, and none of them acts in a field', async () => {
  await page.goto(`${world.product.business}/dashboard`);
  await getOn(page);
  const table = page.getByRole('table', { name: 'Clients' });
  const first = table.getByRole('cell').getByRole('checkbox').first();
  await first.waitFor();
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.focus();
  await page.keyboard.type('?j');
  expect(await search.inputValue()).toBe('?j');
  await search.fill('');
  await first.waitFor();
  await table.focus();
  await page.keyboard.type('jx');
  await expect.poll(() => first.isChecked()).toBe(true);
  await page.keyboard.type('x/');
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await first.isChecked()).toBe(false);
  await table.focus();
  await page.keyboard.press('?');
  await shortcuts().getByText('Next client').waitFor();
  await shortcuts().getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await shortcuts().waitFor({ state: 'detached' });
  await page.keyboard.type('jx?/');
  expect(await table.evaluate((element) => element === document.activeElement)).toBe(true);
  expect([await first.isChecked(), await shortcuts().count()]).toEqual([false, 0]);
  // The palette leads to the switch.
  await page.keyboard.press('ControlOrMeta+k');
  await palette().getByRole('option', { name: 'Keyboard shortcuts' }).click();
  await shortcuts().getByRole('switch').check();
  await page.keyboard.press('Escape');
});

it('K13 a consumer’s palette has their own pages, and never searches clients', async () => {
  const { page: own } = await signedIn(
    world.browser,
    world.product.consumer,
    demonstrationMails.b2c,
    '/settings',
  );
  const searches: string[] = [];
  own.on('request', (request) => {
    if (request.url().includes('/profiles?search')) searches.push(request.url());
  });
  await own.getByRole('heading', { name: 'User info' }).waitFor();
  await own.keyboard.press('ControlOrMeta+k');
  await field(own).fill('Ana');
  await palette(own).getByText('Nothing matches “Ana”.').waitFor();
  await field(own).fill('');
  expect(
    await palette(own).getByRole('group', { name: 'Pages' }).getByRole('option').allInnerTexts(),
  ).toEqual(['Home', 'Profile', 'Repair Center', 'Settings']);
  expect(searches).toEqual([]);
  await own.context().close();
});
