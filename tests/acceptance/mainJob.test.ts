import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { checkPdf, fontsOf, noPdfTools, textOf, wordsOf } from '#tests/support/pdf.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { unzip } from '#tests/support/zip.ts';

let product: Product;
let browser: Browser;
let photo: Buffer;
beforeAll(async () => {
  product = await startProduct();
  browser = await openChromium();
  photo = await sharp({ create: { width: 900, height: 560, channels: 3, background: '#dbe8e6' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A person at the product's door, signed in; problems the page reports fail the test. */
async function signedIn(
  base: string,
  mail: string,
  path: string,
): Promise<{ page: Page; problems: string[] }> {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${base}${path}`);
  await page.locator('input[name=mail]').fill(mail);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL((url) => url.pathname === path);
  return { page, problems };
}

async function createProfile(page: Page): Promise<void> {
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

async function connect(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).first().fill('ana.torres');
  await page.locator('input[type=password]').first().fill('sandbox');
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
  await page
    .getByText('Credit Report has been connected! Move to repair center for getting reports')
    .waitFor();
}

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Letter(s)' }).click();
  const got = await coming;
  return { name: got.suggestedFilename(), bytes: readFileSync(await got.path()) };
}

/** What a letter must be, seen from outside: sound, self-contained, addressed inside the envelope's window. */
async function checkLetters(zip: Buffer): Promise<string[]> {
  const letters = await unzip(zip);
  for (const { bytes } of letters) {
    checkPdf(bytes);
    expect(fontsOf(bytes).filter((font) => !font.endsWith(' yes'))).toEqual([]);
    const words = wordsOf(bytes);
    const inside = (left: number, right: number, top: number, bottom: number) =>
      words
        .filter(
          (word) => word.left >= left && word.right <= right && word.top >= top && word.bottom <= bottom,
        )
        .map(({ text }) => text)
        .join(' ');
    // The windows of a #10 double-window envelope, where a folded sheet shows whatever way it slides.
    expect(inside(0.625, 2.875, 0.8, 1.4)).toContain('Dora Quick');
    expect(inside(0.625, 3.625, 2.1, 2.7)).toMatch(/TransUnion|Experian|Equifax|[A-Z]{2} \d{5}/);
  }
  return letters.map(({ bytes }) => textOf(bytes));
}

describe.skipIf(noPdfTools)('the main job, from sign-in to an opened zip', () => {
  it('on the business host: profile with documents, MyFreeScoreNow, report, automatic letters', async () => {
    const { page, problems } = await signedIn(product.business, demonstrationMails.b2b, '/create-profile');
    await createProfile(page);
    await connect(page);
    await page.getByRole('button', { name: 'Close' }).click();

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'View Report' }).click();
    const report = await opened;
    await report.waitForURL(/\/api\/v1\/report\//);
    const creditors = await report.locator('main h3').allInnerTexts();
    expect(creditors.length).toBeGreaterThan(5);
    const reportText = await report.locator('body').innerText();
    await report.close();

    await page.getByRole('link', { name: 'Move to Repair center' }).first().click();
    await page.waitForURL(/\/repair-center\//);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Attack All Negative Accounts' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('heading', { name: 'The letters are ready' }).waitFor();
    const { name, bytes } = await download(page);
    expect(name).toBe('Dora Quick.zip');
    const texts = await checkLetters(bytes);
    for (const text of texts) {
      const accounts = [...text.matchAll(/^\s*\d+\. (.+?), account /gm)].map(
        ([, creditor]) => creditor ?? '',
      );
      expect(accounts.length).toBeGreaterThan(0);
      for (const creditor of accounts) expect(reportText.toUpperCase()).toContain(creditor.toUpperCase());
    }
    expect(problems).toEqual([]);
  });

  it('on the consumer host: the same by hand, one letter for each destination, then the print page with its csv', async () => {
    const { page, problems } = await signedIn(product.consumer, demonstrationMails.b2c, '/create-profile');
    await createProfile(page);
    await connect(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Move to Repair center' }).click();
    await page.waitForURL(/\/repair-center\//);
    await page.getByText('Manual', { exact: true }).click();
    await page.getByRole('switch', { name: 'Show Only Negative' }).check();
    await page.getByRole('list', { name: 'Accounts' }).getByRole('checkbox').first().check();
    const bureaus = ['TransUnion', 'Experian', 'Equifax'];
    const reporting: string[] = [];
    for (const bureau of bureaus) {
      if (await page.getByRole('radio', { name: bureau, exact: true }).isEnabled()) reporting.push(bureau);
    }
    expect(reporting.length).toBeGreaterThan(0);
    const [first = ''] = reporting;
    await page.getByRole('checkbox', { name: new RegExp(first) }).check();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('heading', { name: 'The letters are ready' }).waitFor();
    const { bytes } = await download(page);
    const texts = await checkLetters(bytes);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(first);

    const [session] = await page.evaluate(async () => {
      const links = performance.getEntriesByType('resource').map(({ name }) => name);
      return links.flatMap((link) => /session\/download\/([\w-]+)/.exec(link)?.[1] ?? []);
    });
    const csv = page.waitForEvent('download');
    await page.goto(`${product.consumer}/print/${session}`);
    const list = await csv;
    expect(list.suggestedFilename()).toBe(`${session}.csv`);
    expect(
      readFileSync(await list.path(), 'utf8')
        .trim()
        .split('\r\n'),
    ).toHaveLength(2);
    expect(problems).toEqual([]);
  });
});
