import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { readReport } from '#credit/report/read.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { hiddenFocus } from '#tests/support/pageFaults.ts';
import { resize } from '#tests/support/resize.ts';
import { textFaults } from '#tests/support/textFaults.ts';
import { leaveBrowser, theBrowser } from '#tests/support/world.ts';

const sample = new URL('../fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json', import.meta.url);
const report = readReport(readFileSync(sample));

let page: Page;
beforeAll(async () => {
  page = await (await theBrowser()).newPage();
});
afterAll(leaveBrowser);

/** All tests use one window, because a new one starts a process. Going to an empty page leaves nothing of the report before. */
async function openReport(language: 'en' | 'es', width: number, colorScheme: 'light' | 'dark') {
  await page.goto('about:blank');
  await page.emulateMedia({ colorScheme, media: 'screen' });
  await resize(page, width, 900);
  await page.setContent(reportHtml(report, { language, today: '2025-09-20' }));
}

describe('the report page', () => {
  it.each([
    ['en', 1440, 'light'],
    ['en', 390, 'dark'],
    ['es', 1440, 'light'],
    ['es', 390, 'dark'],
  ] as const)('is accessible and fits its window: %s, %i px, %s', async (language, width, scheme) => {
    await openReport(language, width, scheme);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([390, 768, 1440])('breaks no word, and hides no focus behind its bars, at %i px', async (width) => {
    await openReport('en', width, 'light');
    expect(await page.evaluate(textFaults)).toEqual([]);
    expect(await page.evaluate(hiddenFocus)).toEqual([]);
  });

  it('fits a phone where text is twice as large, with no text on another', async () => {
    await openReport('en', 390, 'light');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const faults = await page.evaluate(textFaults);
    expect(faults.filter((fault) => fault.startsWith('over each other'))).toEqual([]);
  });

  it('links the number next to a row to the finding', async () => {
    await openReport('en', 1440, 'light');
    const limit = page.locator('#account-1 tr', { hasText: 'Credit limit' });
    await limit.getByRole('link', { name: 'Finding 4' }).click();
    expect(await page.locator('li:target').innerText()).toContain('One bureau shows no credit limit');
  });

  it('narrows the accounts from the keyboard, says how many are left, and prints what was chosen', async () => {
    await openReport('en', 390, 'light');
    const shown = () => page.locator('article:visible').count();
    const rows = () => page.locator('.glance tbody tr:visible').count();
    expect([await shown(), await rows()]).toEqual([11, 11]);
    const choices = page.getByRole('group', { name: 'Accounts to show' });
    await choices.getByRole('radio', { name: 'All 11' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await choices.getByRole('radio', { name: 'Negative 9' }).isChecked()).toBe(true);
    expect([await shown(), await rows()]).toEqual([9, 9]);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('Showing 9 of 11 accounts');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('article:visible h3').allInnerTexts()).toEqual([
      expect.stringContaining('HARBOR BANK VISA'),
    ]);
    await page.emulateMedia({ media: 'print' });
    expect([await shown(), await page.getByRole('status').innerText()]).toEqual([
      1,
      expect.stringContaining('Showing 1 of 11 accounts'),
    ]);
    await page.emulateMedia({ media: 'screen' });
    await choices.getByText('All 11').click();
    await page.emulateMedia({ media: 'print' });
    expect([await shown(), await page.getByRole('status').innerText()]).toEqual([11, '']);
  });

  it.each([1440, 390])(
    'keeps sections, filter, and the heads of the bureaus in sight at %i px',
    async (width) => {
      await openReport('es', width, 'light');
      await page
        .locator('#account-1 tbody tr')
        .nth(12)
        .evaluate((row) => {
          document.documentElement.style.scrollBehavior = 'auto';
          row.scrollIntoView({ block: 'center' });
        });
      const edges = async (selector: string) =>
        page.locator(selector).evaluate((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)];
        });
      const sections = await edges('nav');
      const filter = await edges('.filter');
      const head = await edges('#account-1 .comparison thead th:nth-child(2)');
      expect(sections[0]).toBe(0);
      expect([filter[0], head[0]]).toEqual([sections[1], filter[1]]);
      await page.getByRole('link', { name: 'Consultas', exact: true }).click();
      const heading = await edges('#inquiries-heading');
      expect(heading[0]).toBeGreaterThanOrEqual(sections[1] ?? 0);
    },
  );

  it('has no bars where little would fit below them', async () => {
    await openReport('en', 900, 'light');
    await page.setViewportSize({ width: 900, height: 400 });
    expect(await page.locator('nav').evaluate((nav) => getComputedStyle(nav).position)).toBe('static');
  });
});
