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

/** Each language in light and dark, wide and narrow. */
const looks = {
  en: [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 390 },
  ],
  es: [
    { colorScheme: 'dark', width: 1440 },
    { colorScheme: 'light', width: 390 },
  ],
} as const;

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
  it.each(everyView.map((view) => [view.name, view] as const))('everybody can use %s', async (_, view) => {
    await visit(tour, view, language, async ({ page }) => {
      for (const { colorScheme, width } of looks[language]) {
        if (view.narrow === true && width > 390) continue;
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
  });
});
