import type { Browser, Page } from 'playwright-core';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';

/** Fills in the sign-up page at the end of a link. */
export async function signUp(page: Page, fullName: string, mail: string): Promise<void> {
  await page.locator('a[href*="sign-up"]').click();
  await page.locator('input[name=fullName]').fill(fullName);
  await page.locator('input[name=mail]').fill(mail);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('#page').waitFor();
}

/** A new person, in a browser of their own, at a URL of the product. */
export async function aNewPerson(browser: Browser, address: string, mail: string): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(address);
  await signUp(page, 'Noor Vance', mail);
  return page;
}
