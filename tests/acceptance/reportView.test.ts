import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { readReport } from '#credit/report/read.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { leaveBrowser, theBrowser } from '#tests/support/world.ts';

const sample = new URL('../fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json', import.meta.url);
const report = readReport(readFileSync(sample));

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterAll(leaveBrowser);

/** The page in its own window. */
async function openReport(language: 'en' | 'es', width: number, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  await page.setContent(reportHtml(report, { language, today: '2025-09-20' }));
  return page;
}

describe('the report page', () => {
  it.each([
    ['en', 1440, 'light'],
    ['en', 390, 'dark'],
    ['es', 1440, 'light'],
    ['es', 390, 'dark'],
  ] as const)('is accessible and fits its window: %s, %i px, %s', async (language, width, scheme) => {
    const page = await openReport(language, width, scheme);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('links the number next to a row to the finding', async () => {
    const page = await openReport('en', 1440, 'light');
    const limit = page.locator('#account-1 tr', { hasText: 'Credit limit' });
    await limit.getByRole('link', { name: 'Finding 4' }).click();
    expect(await page.locator('li:target').innerText()).toContain('One bureau shows no credit limit');
  });
});
