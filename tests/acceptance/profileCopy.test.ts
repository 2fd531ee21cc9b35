import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { listClients } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { violationsOf, wcagAndGoodPractice } from '#tests/support/axe.ts';
import { clientOf } from '#tests/support/client.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

const world = aWorld();
let page: Page;
let problems: string[];

beforeAll(async () => {
  const client = await clientOf(world.product, demonstrationMails.b2b);
  const { results } = await client.ask(listClients.reply, '/clients');
  const ana = results.find(({ name }) => name === 'Ana Torres')?.id ?? '';
  ({ page, problems } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    `/edit-profile/${ana}`,
  ));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('downloads everything about a client from their page', async () => {
  const coming = page.waitForEvent('download');
  await button('Download everything').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Ana Torres.zip');
  await page.getByText('The download is complete.').waitFor();
  const names = (await unzip(readFileSync(await download.path()))).map(({ name }) => name);
  expect(names).toContain('information.json');
  expect(names.some((name) => name.endsWith('.html'))).toBe(true);
  expect(names.some((name) => name.endsWith('.pdf'))).toBe(true);
  expect(await violationsOf(page, wcagAndGoodPractice)).toEqual([]);
});

it('says before a deletion what is lost, and a legal hold prevents it with a sentence', async () => {
  await page.getByText('Place a hold', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason for the hold' }).fill('Lawsuit 26-114');
  await button('Place hold').click();
  await page.getByText(/^On hold since .* placed by .*: Lawsuit 26-114$/).waitFor();

  await page.goto(`${world.product.business}/dashboard`);
  await getOn(page);
  await button('Delete Ana Torres').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/including letters you paid for/).waitFor();
  await dialog.getByRole('button', { name: 'Download everything' }).waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText(/^A legal hold keeps this from being deleted\./).waitFor();
  expect(await violationsOf(page, wcagAndGoodPractice)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Delete Ana Torres').waitFor();
  // The refusal itself is a 409.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});
