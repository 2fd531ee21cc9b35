import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../fixtures/credit-reports/${name}`, import.meta.url));

const world = aWorld();
let page: Page;

beforeAll(async () => {
  page = await (await world.browser.newContext()).newPage();
  await page.goto(`${world.product.business}/create-profile`);
  await signIn(page, demonstrationMails.b2b);
  await page.getByRole('textbox', { name: /^Email/ }).fill('devin@example.com');
  await page.getByLabel('First name').fill('Devin');
  await page.getByLabel('Last name').fill('Torres');
  await page.getByRole('textbox', { name: 'Date of birth', exact: true }).fill('04/05/1980');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await page.waitForURL(/\/edit-profile\//);
});

const box = () => page.getByLabel('Choose a report file or drop it here');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const reportCard = () => page.getByRole('heading', { name: 'Credit report', exact: true }).locator('../..');

it('a report file: rejected with a reason, previewed before saving, imported, and disputed', async () => {
  await box().setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"notes":["call the bank"]}'),
  });
  await page.getByText('This isn’t a credit report in a format we can read.').waitFor();
  expect(await page.getByText('has no credit reports yet').count()).toBe(1);

  await box().setInputFiles(sample('identityiq-sampleton.synthetic.html'));
  await page.getByText('IdentityIQ HTML').waitFor();
  const shown = await page.getByText('IdentityIQ HTML').locator('..').innerText();
  for (const fact of ['09/15/2025', 'DEVIN SAMPLETON', 'TransUnion 588, Experian 571, Equifax 602'])
    expect(shown).toContain(fact);
  await page.getByText('the profile is for Devin Torres').waitFor();
  expect(await page.getByText('has no credit reports yet').count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);

  await button('Import anyway').click();
  await page.getByText('Report imported.').waitFor();
  await reportCard().getByText('09/15/2025 IdentityIQ HTML').waitFor();

  await box().setInputFiles(sample('smartcredit-3b-sampleton.synthetic.json'));
  await page.getByText('SmartCredit JSON').waitFor();
  await page.getByText('This profile already has a report with this date.').waitFor();
  await button('Discard').click();
  await page.getByText('HTML, up to 10 MB').waitFor();
  expect(await reportCard().getByText('SmartCredit').count()).toBe(0);

  await reportCard().getByRole('link', { name: 'Move to Repair center' }).click();
  await page.waitForURL(/\/repair-center\//);
  await expect
    .poll(() => page.locator('option:checked').allInnerTexts())
    .toContain('09/15/2025 IdentityIQ HTML');
});
