import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { signIn } from './signIn.ts';

/** An image that passes as any document. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 560, channels: 3, background: '#dbe8e6' } })
    .jpeg()
    .toBuffer();

/** A person who has just signed in; problems that the page reports fail the test. */
export async function signedIn(
  browser: Browser,
  base: string,
  mail: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ acceptDownloads: true, ...options });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${base}${path}`);
  await signIn(page, mail);
  await page.waitForURL((url) => url.pathname === path);
  return { page, problems };
}

/** Fills in the form with its three documents and saves. */
export async function createProfile(page: Page, photo: Buffer): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Profile name').fill('Dora Quick');
  await field('First name').fill('Dora');
  await field('Last name').fill('Quick');
  await field('Phone').fill('5555550177');
  await page.getByRole('textbox', { name: /^Email/ }).fill('dora@example.com');
  await field('SSN').fill('666501234');
  await field('Date of birth').fill('04/05/1990');
  await field('Street address').fill('12 Long Rd');
  await field('City').fill('Reno');
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Nevada' });
  await field('Postal code').fill('89501');
  for (const input of await page.locator('input[type=file]').all()) {
    await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo });
  }
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await page.waitForURL(/\/edit-profile\//);
}

/** Signs in at MyFreeScoreNow's sandbox; its dialog stays open. */
export async function connect(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).first().fill('ana.torres');
  await page.locator('input[type=password]').first().fill('sandbox');
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
  await page
    .getByText('Credit Report has been connected! Move to repair center for getting reports')
    .waitFor();
}
