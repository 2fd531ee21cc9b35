import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { checkPdf, fontsOf, noPdfTools, textOf, wordsOf } from '#tests/support/pdf.ts';
import { aPhoto, connect, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

const world = aWorld();
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Letter(s)' }).click();
  const got = await coming;
  return { name: got.suggestedFilename(), bytes: readFileSync(await got.path()) };
}

/** Checks letters from outside: valid, self-contained, with the address inside the envelope's window. */
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
    // The windows of a #10 double-window envelope: the area that is visible however the folded sheet slides.
    expect(inside(0.625, 2.875, 0.8, 1.4)).toContain('Dora Quick');
    expect(inside(0.625, 3.625, 2.1, 2.7)).toMatch(/TransUnion|Experian|Equifax|[A-Z]{2} \d{5}/);
  }
  return letters.map(({ bytes }) => textOf(bytes));
}

describe.skipIf(noPdfTools)('the main job, from sign-in to the open zip', () => {
  it('on the business host: profile with documents, MyFreeScoreNow, report, automatic letters', async () => {
    const { page, problems } = await signedIn(
      world.browser,
      world.product.business,
      demonstrationMails.b2b,
      '/create-profile',
    );
    await createProfile(page, photo);
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
    await confirmSummary(page);
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
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

  it('on the consumer host: the same with manual letters, one per destination, then the print page with its CSV', async () => {
    const { page, problems } = await signedIn(
      world.browser,
      world.product.consumer,
      demonstrationMails.b2c,
      '/create-profile',
    );
    await createProfile(page, photo);
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
    await confirmSummary(page);
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
    const { bytes } = await download(page);
    const texts = await checkLetters(bytes);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(first);

    const [session] = await page.evaluate(async () => {
      const links = performance.getEntriesByType('resource').map(({ name }) => name);
      return links.flatMap((link) => /session\/download\/([\w-]+)/.exec(link)?.[1] ?? []);
    });
    const csv = page.waitForEvent('download');
    await page.goto(`${world.product.consumer}/print/${session}`);
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
