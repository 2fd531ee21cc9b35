import type { Page } from 'playwright-core';
import { timeouts } from './timeouts.ts';

/**
 * Resizes a page's window and waits until the page is laid out at that width, in pixels: Chromium may confirm the
 * new size before its renderer knows it.
 */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    (size) => window.innerWidth === size.width && window.innerHeight === size.height,
    { width, height },
    { timeout: timeouts.step },
  );
  // Media queries and what listens to them follow with the next frame. A page that may not run scripts gets none.
  await page.evaluate(() =>
    window.origin === 'null'
      ? undefined
      : new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
