import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { tabTo as tabOn } from '#tests/support/tabTo.ts';
import { unzip } from '#tests/support/zip.ts';

const world = aWorld();
let photo: Buffer;
let page: Page;

const isFocused = (element: Element) => element === document.activeElement;
const tabTo = (target: Locator, key?: string) => tabOn(page, target, key);
/** Checks that something has the focus; otherwise keyboard users would have to start again at the top of the page. */
async function expectPlace(): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(isFocused)).toBe(true);
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function write(name: string | RegExp, text: string): Promise<void> {
  await tabTo(field(name));
  await page.keyboard.type(text);
}
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await page.keyboard.press(key);
}

beforeAll(async () => {
  photo = await aPhoto();
  page = await (await world.browser.newContext({ acceptDownloads: true })).newPage();
  // File choosers are intercepted from the first listener on. Adding it only at the key press may be too late.
  page.on('filechooser', () => undefined);
});

describe('the main job by keyboard alone', () => {
  it('signs in', async () => {
    await page.goto(`${world.product.business}/dashboard`);
    await tabTo(page.locator('input[name=mail]'));
    await page.keyboard.type(demonstrationMails.b2b);
    await tabTo(page.locator('input[name=password]'));
    await page.keyboard.type(demonstrationPassword);
    await page.keyboard.press('Enter');
    await page.locator('#page').waitFor();
  });

  it('closes what greets a new user', async () => {
    const greeting = page.getByRole('dialog');
    await greeting.waitFor();
    await press(greeting.getByRole('button', { name: 'Close' }));
    await greeting.waitFor({ state: 'detached' });
  });

  it('skips the menu, and opens an empty profile', async () => {
    await press(page.getByRole('link', { name: 'Skip to main content' }));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#page') !== null)).toBe(true);
    await press(page.getByRole('link', { name: 'Profile', exact: true }));
    await field('Profile name').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page');
  });

  it('fills in the form, selects its documents in the file chooser, and saves', async () => {
    await write('Profile name', 'Kay Board');
    await write('First name', 'Kay');
    await write('Last name', 'Board');
    await write('Phone', '5555550177');
    await write(/^Email/, 'kay@example.com');
    await write('SSN', '666501234');
    await write('Date of birth', '04051990');
    await write('Street address', '12 Long Rd');
    await write('City', 'Reno');
    await tabTo(page.getByRole('combobox', { name: 'State', exact: true }));
    await page.keyboard.type('Nevada');
    await write('Postal code', '89501');
    for (const input of await page.locator('input[type=file]').all()) {
      await tabTo(input);
      const choosing = page.waitForEvent('filechooser');
      await page.keyboard.press('Space');
      await (await choosing).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo });
      await expectPlace();
    }
    expect(await page.getByText('File successfully uploaded!').count()).toBe(3);
    await press(button('Save Profile').first());
    await page.waitForURL(/\/edit-profile\//);
    await expectPlace();
  });

  it('chooses another date of birth in the calendar, and saves it', async () => {
    await press(button('Show Date of birth'));
    await expect.poll(() => field('Date of birth').inputValue()).toBe('04/05/1990');
    await expectPlace();
    await press(button('Choose a date'));
    const day = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    await expectFocus(day('Thursday, April 5, 1990'));
    await page.keyboard.press('ArrowRight');
    await expectFocus(day('Friday, April 6, 1990'));
    await page.keyboard.press('Enter');
    await expect.poll(() => field('Date of birth').inputValue()).toBe('04/06/1990');
    await expectFocus(button('Choose a date'));
    await press(button('Save Profile'));
    await page.getByText('Profile saved.').waitFor();
    await expectPlace();
  });

  it('connects a report provider without losing the focus', async () => {
    const panel = page.locator('section', { hasText: 'MyFreeScoreNow' }).last();
    await tabTo(panel.getByRole('textbox', { name: 'Username' }));
    await page.keyboard.type('ana.torres');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await press(inDialog('Try Again'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectPlace();
    await tabTo(panel.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('sandbox');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectPlace();
  });

  it('opens the report in its window, and continues to the Repair Center', async () => {
    const coming = page.waitForEvent('popup');
    await press(button('View Report'));
    const report = await coming;
    await report.waitForURL(/\/api\/v1\/report\//);
    expect(await report.locator('main h3').count()).toBeGreaterThan(5);
    await report.close();
    await press(page.getByRole('link', { name: 'Move to Repair center' }));
    await page.waitForURL(/\/repair-center\//);
    await expectPlace();
  });

  it('selects what the letters should be about', async () => {
    await press(button('Generate'));
    await page.getByRole('checkbox', { name: 'Attack All Negative Accounts' }).waitFor();
    // The dialog keeps the focus: what is behind it is out of reach.
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(button('Generate'));
    await page.keyboard.press('Enter');
    await press(page.getByRole('checkbox', { name: 'Attack All Negative Accounts' }), 'Space');
    await press(inDialog('Generate'));
    const summary = page.getByRole('dialog', { name: 'Before you generate' });
    const open = summary.locator('section[data-open]');
    await open.first().waitFor();
    for (let left = await open.count(); left > 0; left -= 1) {
      const concern = open.first();
      const titled = await concern.getAttribute('aria-labelledby');
      await press(concern.getByRole('group').getByRole('button').first());
      await open.nth(left - 1).waitFor({ state: 'detached' });
      // The decision is where the question was.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe(titled);
    }
    await press(inDialog('Generate'));
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });

  it('downloads the letters, with the focus back where it began', async () => {
    const coming = page.waitForEvent('download');
    await press(inDialog('Download Letter(s)'));
    const got = await coming;
    expect(got.suggestedFilename()).toBe('Kay Board.zip');
    expect((await unzip(readFileSync(await got.path()))).length).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Downloading letters' }).waitFor({ state: 'detached' });
    await expectPlace();
    await press(inDialog('Close').last());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(button('Generate'));
  });

  it('signs out', async () => {
    await press(button('Sign out'), 'Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/repair-center'));
  });
});
