import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(base: string, mail: string, options: { dark: boolean; language: string; width: number }) {
  const context = await browser.newContext({
    colorScheme: options.dark ? 'dark' : 'light',
    viewport: { width: options.width, height: 900 },
  });
  await context.addInitScript((language) => localStorage.setItem('language', language), options.language);
  const page = await context.newPage();
  await page.goto(`${base}/settings`);
  await page.locator('input[name=mail]').fill(mail);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
  await page.locator('main').waitFor();
  return page;
}

async function look(page: Page, path: string) {
  await page.goto(path);
  await page.locator('#page section').first().waitFor();
  // What opens by itself for a newcomer has a test of its own.
  await page.keyboard.press('Escape');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return {
    path: new URL(path).pathname,
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    overflow: Math.max(0, overflow),
  };
}

it.each([
  { dark: false, language: 'en', width: 1440 },
  { dark: true, language: 'es', width: 390 },
  { dark: false, language: 'es', width: 390 },
  { dark: true, language: 'en', width: 1440 },
])('every page can be used by everybody: %j', async (options) => {
  for (const [base, mail, home] of [
    [product.business, demonstrationMails.b2b, '/dashboard'],
    [product.consumer, demonstrationMails.b2c, '/home'],
  ] as const) {
    const page = await open(base, mail, options);
    for (const path of [home, '/create-profile', '/repair-center', '/settings']) {
      expect(await look(page, `${base}${path}`)).toEqual({ path, violations: [], overflow: 0 });
    }
    await page.context().close();
  }
});
