import type { Page } from 'playwright-core';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';

/** Fills in and submits the sign-in page at the end of a link. */
export async function signIn(page: Page, mail: string): Promise<void> {
  await page.locator('input[name=mail]').fill(mail);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
}
