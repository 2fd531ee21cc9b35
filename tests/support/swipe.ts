import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves a finger over a page that was opened with `hasTouch`. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  // A finger that is lifted while it moves flings the page, and Chromium takes the next tap for the one that stops the fling.
  await page.waitForTimeout(150);
  await touch('touchMove', to);
  await touch('touchEnd');
  await session.detach();
}
