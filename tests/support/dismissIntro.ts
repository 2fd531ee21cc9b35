import type { Page } from 'playwright-core';

/** Closes what opens automatically for a new user, as a person does who wants to get to work. */
export async function getOn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
