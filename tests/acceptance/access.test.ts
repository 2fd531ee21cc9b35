import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { everyView } from '#tests/views/everyView.ts';
import { openTour, settle, visit } from '#tests/views/tour.ts';

let product: Product;
let browser: Browser;
let tour: Awaited<ReturnType<typeof openTour>>;
beforeAll(async () => {
  product = await startProduct();
  browser = await openChromium();
  tour = await openTour(product, browser);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const looks = {
  en: [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 390 },
  ],
  es: [
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 1440 },
  ],
} as const;

/**
 * Every view in every look takes a quarter of an hour: `REDRESS_EVERY_LOOK=yes`. Otherwise each is looked at once, one in
 * English, light and wide, the next in Spanish, dark and narrow.
 */
const isThorough = process.env['REDRESS_EVERY_LOOK'] === 'yes';
const viewsIn = (language: keyof typeof looks) =>
  everyView
    // A whole report takes minutes: reportView.test.ts looks at a short one in both languages.
    .filter(({ name }) => name !== 'report')
    .filter((_, index) => isThorough || (index % 2 === 0) === (language === 'en'));

/** Rules of WCAG 2.2, A and AA, that the page breaks, and how many pixels it is wider than its window. */
async function problems(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
    .analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    overflow: Math.max(0, overflow),
  };
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it.each(viewsIn(language).map((view) => [view.name, view] as const))(
    'everybody can use %s',
    async (_, view) => {
      await visit(tour, view, language, async ({ page }) => {
        for (const { colorScheme, width: usual } of looks[language].slice(0, isThorough ? 2 : 1)) {
          const width = view.narrow === true ? 390 : usual;
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await settle(page);
          expect([colorScheme, width, await problems(page)]).toEqual([
            colorScheme,
            width,
            { violations: [], overflow: 0 },
          ]);
        }
      });
    },
  );
});
