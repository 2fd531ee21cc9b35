import type { Page } from 'playwright-core';

/** Closes what opens by itself for a newcomer, as one does who wants to get on. */
export async function getOn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
