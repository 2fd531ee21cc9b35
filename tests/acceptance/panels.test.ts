import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await openChromium();
  ({ page } = await signedIn(browser, product.consumer, demonstrationMails.b2c, '/create-profile'));
  await page.getByRole('textbox', { name: /^Email/ }).fill('dora@example.com');
  await page.getByRole('textbox', { name: 'Date of birth', exact: true }).fill('04/05/1990');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await page.waitForURL(/\/edit-profile\//);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const providers = ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit'] as const;
type Provider = (typeof providers)[number];

/** Also one that is blurred, which no role finds. */
const panel = (provider: Provider) =>
  page.locator('section', { has: page.locator('h3', { hasText: new RegExp(`^${provider}$`) }) });
const field = (provider: Provider, name: string) => panel(provider).getByLabel(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const blurred = () =>
  Promise.all(providers.map(async (each) => (await panel(each).getAttribute('inert')) !== null));
const banner = 'This profile has no credit reports yet. Connect it to a credit provider.';

async function connect(provider: Provider, username: string): Promise<void> {
  await field(provider, 'Username').fill(username);
  await field(provider, 'Password').fill('sandbox');
  await panel(provider).getByRole('button', { name: 'Connect', exact: true }).click();
}

it('E1 E9 each panel has its sign-in and its sign-up, and the banner warns', async () => {
  await page.getByText(banner).waitFor();
  for (const provider of providers) {
    const own = panel(provider);
    expect(await own.getByText('not connected', { exact: true }).count()).toBe(1);
    expect(await own.getByText('Recommended').count()).toBe(provider === 'MyFreeScoreNow' ? 1 : 0);
    expect(await field(provider, 'Username').isEnabled()).toBe(true);
    expect(await field(provider, 'Password').isEnabled()).toBe(true);
    expect(await field(provider, 'Secret answer').count()).toBe(provider === 'MyFreeScoreNow' ? 0 : 1);
    const signUp = own.getByRole('link', { name: `No account yet? Sign up at ${provider}` });
    expect(await signUp.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await own.getByRole('button', { name: 'Refresh report' }).count()).toBe(0);
  }
  expect(await blurred()).toEqual([false, false, false]);
});

it('E4 E7 success is told, with the way to the Repair Center', async () => {
  await connect('MyFreeScoreNow', 'ana.torres');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
  await dialog
    .getByText('Credit Report has been connected! Move to repair center for getting reports')
    .waitFor();
  const way = dialog.getByRole('link', { name: 'Move to Repair center' });
  expect(await way.getAttribute('href')).toMatch(/^\/repair-center\/[\w-]+$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByText(banner).count()).toBe(0);
  const kept = page.getByRole('link', { name: 'Move to Repair center' });
  expect(await kept.getAttribute('href')).toMatch(/^\/repair-center\/[\w-]+$/);
});

it('E2 E3 E8 one provider at a time; the switch opens the others', async () => {
  const own = panel('MyFreeScoreNow');
  await own.getByText('connected', { exact: true }).waitFor();
  await own.getByText('ana.torres').waitFor();
  await own.getByText(/^\d\d\/\d\d\/\d{4}$/).waitFor();
  expect(await own.getByRole('button', { name: 'Refresh report' }).isEnabled()).toBe(true);
  expect(await own.getByText('Update credit report').count()).toBe(1);
  expect(await blurred()).toEqual([false, true, true]);
  const change = page.getByRole('switch', { name: 'Change credit provider' });
  await page
    .getByText('Changing the provider disconnects the current one once the new one is connected.')
    .waitFor();
  await change.check();
  expect(await blurred()).toEqual([false, false, false]);
  await change.uncheck();
  expect(await blurred()).toEqual([false, true, true]);
});

describe('the report', () => {
  it('E6 opens as html in a window of its own, and its failure is told', async () => {
    const coming = page.waitForEvent('popup');
    await button('View Report').click();
    const report = await coming;
    await report.waitForURL(/\/api\/v1\/report\//);
    expect(await report.locator('main h3').count()).toBeGreaterThan(5);
    await report.close();
    await page.bringToFront();
    await page.route(/\/ticket\?/, (route) => route.abort());
    await button('View Report').click();
    await page.getByText('Error showing report, Please try later!').waitFor();
    await page.unroute(/\/ticket\?/);
  });

  it('E10 comes anew with a refresh; reports are listed by name, descending', async () => {
    // A month goes by at the provider: the same report twice would be kept once.
    await fetch(`${product.sandbox}/control/advance`, { method: 'POST' });
    await button('Refresh report').click();
    await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
    await page.keyboard.press('Escape');
    const names = await page.getByLabel('Report', { exact: true }).locator('option').allInnerTexts();
    expect(names.length).toBe(2);
    expect(names).toEqual(names.toSorted().toReversed());
    for (const name of names) expect(name).toMatch(/^\d{4}-\d\d-\d\d MyFreeScoreNow/);
  });
});

it('E2 another provider replaces the connected one, but only once it has succeeded', async () => {
  await page.getByRole('switch', { name: 'Change credit provider' }).check();
  await connect('SmartCredit', 'wrong.password');
  await page.getByRole('dialog').getByRole('button', { name: 'Try Again' }).click();
  await panel('MyFreeScoreNow').getByText('connected', { exact: true }).waitFor();
  await field('SmartCredit', 'Username').fill('ana.torres');
  await panel('SmartCredit').getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
  await page.keyboard.press('Escape');
  await panel('SmartCredit').getByText('connected', { exact: true }).waitFor();
  await panel('MyFreeScoreNow').getByText('not connected', { exact: true }).waitFor();
  expect(await blurred()).toEqual([true, true, false]);
});

it('E3 Sign Out disconnects, the form returns, and the reports stay', async () => {
  await button('Sign Out').click();
  await panel('SmartCredit').getByText('not connected', { exact: true }).waitFor();
  expect(await field('SmartCredit', 'Username').isEnabled()).toBe(true);
  expect(await blurred()).toEqual([false, false, false]);
  expect(await button('View Report').count()).toBe(1);
});
