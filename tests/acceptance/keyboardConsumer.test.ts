import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';
import { expectTree } from './accessTree.ts';
import { OnKeyboard } from './onKeyboard.ts';

const world = aWorld();
let photo: Buffer;
let keys: OnKeyboard;
beforeAll(async () => {
  photo = await aPhoto();
  keys = new OnKeyboard(await (await world.browser.newContext({ acceptDownloads: true })).newPage());
});

it('a consumer signs in, fills in their profile, and saves it by keyboard alone', async () => {
  const { page } = keys;
  await page.goto(`${world.product.consumer}/home`);
  await keys.signIn(demonstrationMails.b2c);
  const greeting = page.getByRole('dialog');
  await greeting.waitFor();
  await keys.press(greeting.getByRole('button', { name: 'Close' }));
  await greeting.waitFor({ state: 'detached' });
  await expectTree(page, 'home');
  await keys.press(page.getByRole('main').getByRole('link', { name: 'Create', exact: true }));
  await keys.field('Profile name').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
  await expectTree(page, 'profile');
  await keys.fillProfile('Kim', 'kim@example.com', photo);
  await keys.press(keys.button('Save Profile').first());
  await page.waitForURL(/\/edit-profile\//);
  await keys.keepsPlace();
});

it('connects a report, and chooses an account and a bureau in manual mode', async () => {
  const { page } = keys;
  const panel = page.locator('section', { hasText: 'MyFreeScoreNow' }).last();
  await keys.write(panel.getByRole('textbox', { name: 'Username' }), 'ana.torres');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sandbox');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
  await expectTree(page, 'connected');
  await keys.press(page.getByRole('dialog').getByRole('link', { name: 'Move to Repair center' }));
  await page.waitForURL(/\/repair-center\//);
  await keys.keepsPlace();
  await page.getByRole('button', { name: 'Review one by one' }).waitFor();
  await expectTree(page, 'repairCenter');
  await keys.press(page.getByRole('radio', { name: 'Automatic' }), 'ArrowRight');
  const accounts = page.getByRole('list', { name: 'Accounts' });
  await keys.press(accounts.getByRole('checkbox').first(), 'Space');
  await keys.press(page.getByRole('checkbox', { name: 'Experian', exact: true }), 'Space');
  await page.getByText(/^1 account\s·\s1 letter\s·\s1 recipient\s·\s1 generation$/).waitFor();
  await keys.keepsPlace();
});

it('decides in the summary, generates, and downloads, and the focus is back where it began', async () => {
  const { page } = keys;
  await keys.press(keys.button('Generate'));
  const summary = page.getByRole('dialog', { name: 'Before you generate' });
  await summary.getByText('1 letter', { exact: true }).first().waitFor();
  const open = summary.locator('section[data-open]');
  for (let left = await open.count(); left > 0; left -= 1) {
    await keys.press(open.first().getByRole('group').getByRole('button').first());
    await open.nth(left - 1).waitFor({ state: 'detached' });
  }
  await keys.press(keys.inDialog('Generate'));
  await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
  await expectTree(page, 'ready');
  const coming = page.waitForEvent('download');
  await keys.press(keys.inDialog('Download Letter(s)'));
  expect(await unzip(readFileSync(await (await coming).path()))).toHaveLength(1);
  await page.getByRole('heading', { name: 'Downloading letters' }).waitFor({ state: 'detached' });
  await keys.press(keys.inDialog('Close').last());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keys.keepsPlace();
});
