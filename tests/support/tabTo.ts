import type { Locator, Page } from 'playwright-core';

const isFocused = (element: Element) => element === document.activeElement;
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');

/** Moves the focus there with Tab only, or with another key. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < 200; step += 1) {
    if (await target.evaluate(isFocused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${target.toString()}; it stands on ${await focused(page)}`);
}
