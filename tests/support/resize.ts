import type { Page } from 'playwright-core';
import { timeouts } from './timeouts.ts';

interface Wanted {
  readonly width: number;
  readonly height: number;
  /** When to give up, in milliseconds. */
  readonly within: number;
}

/**
 * Runs in the page. Waits until its window has this size and is laid out at it: Chromium may confirm a size before its renderer
 * knows it, and media queries and what listens to them follow with the next frame.
 */
async function laidOut({ width, height, within }: Wanted): Promise<void> {
  const hasSize = () => window.innerWidth === width && window.innerHeight === height;
  const until = performance.now() + within;
  // A page that may not run scripts gets no frames.
  if (window.origin === 'null' && hasSize()) return;
  for (let drawn = 0; drawn < 2; drawn = hasSize() ? drawn + 1 : 0) {
    if (performance.now() > until) throw new Error(`The window did not become ${width} by ${height} pixels`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Resizes a page's window, in pixels, and waits until the page is laid out at that size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(laidOut, { width, height, within: timeouts.step });
}
