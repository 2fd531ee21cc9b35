import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { everyView } from '#tests/views/everyView.ts';
import { openTour, visit } from '#tests/views/tour.ts';
import { untranslated } from '#tests/views/untranslated.ts';

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

it.each(everyView.map((view) => [view.name, view] as const))(
  'A8 nothing of %s is left in English in Spanish',
  async (_, view) => {
    await visit(tour, view, 'es', async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
      expect(await untranslated(page)).toEqual([]);
    });
  },
);
