/**
 * From the first signed-in screen to the opened zip: how many clicks and fields it takes a new person who follows what each
 * page offers. Nothing here opens an address or the menu, so a dead end fails.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { anaTorres } from '#tests/support/anaTorres.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { signUp } from '#tests/support/newPerson.ts';
import { aWorld } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

const world = aWorld();
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});

/** Does what a person does, and counts it. */
class Hand {
  readonly page: Page;
  clicks = 0;
  fields = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  button(name: string | RegExp, inside: Page | Locator = this.page): Promise<void> {
    return this.press(inside.getByRole('button', { name, exact: true }).first());
  }

  link(name: string, inside: Page | Locator = this.page): Promise<void> {
    return this.press(inside.getByRole('link', { name, exact: true }).first());
  }

  async write(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }
}

/** What the form asks for that isn't there yet. */
async function fillProfile(hand: Hand): Promise<void> {
  const { page } = hand;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
  await field('First name').waitFor();
  for (const [name, text] of anaTorres)
    if ((await field(name).count()) > 0 && (await field(name).inputValue()) === '')
      await hand.write(field(name), text);
  hand.fields += 1;
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'California' });
  for (const input of await page.locator('input[type=file]').all())
    await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo });
  await hand.button('Save Profile');
}

/** From the provider's panel to the opened zip. */
async function toLetters(hand: Hand): Promise<readonly string[]> {
  const { page } = hand;
  await hand.write(page.getByRole('textbox', { name: 'Username' }).first(), 'ana.torres');
  await hand.write(page.locator('input[type=password]').first(), 'sandbox');
  await hand.button('Connect');
  await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
  await hand.link('Move to Repair center', page.getByRole('dialog'));

  await page.getByText('No Generations Left').waitFor();
  await hand.button(/^Buy 1 generation for/);
  await page.getByRole('heading', { name: 'Card page' }).waitFor();
  for (const field of await page.getByRole('textbox').all()) await hand.write(field, '1');
  await hand.button('Pay');

  const options = page.getByRole('dialog', { name: 'What should the letters cover?' });
  await hand.button('Generate', options);
  const summary = page.getByRole('dialog', { name: 'Before you generate' });
  // Thirteen letters on one day look like a mass mailing; that has to be answered first.
  await hand.button('I’ll mail them on different days', summary);
  await hand.button('Generate', summary);
  const ready = page.getByRole('dialog', { name: 'Your letters are ready' });
  const coming = page.waitForEvent('download');
  await hand.button('Download Letter(s)', ready);
  const zip = readFileSync(await (await coming).path());
  return (await unzip(zip)).map(({ name }) => name);
}

it('takes an agency 10 clicks and 16 fields', async () => {
  const page = await world.browser.newPage({ acceptDownloads: true });
  await page.goto(`${world.product.business}/dashboard`);
  await signUp(page, 'Noor Vance', 'few.clicks@example.com');
  const hand = new Hand(page);
  await hand.press(page.getByRole('dialog').getByText('Create Profile', { exact: true }));
  await fillProfile(hand);
  expect((await toLetters(hand)).length).toBeGreaterThan(0);
  expect([hand.clicks, hand.fields]).toEqual([10, 16]);
  await page.close();
});

it('takes a consumer on a phone 31 taps at most, one of them for each field and photo', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await world.browser.newPage({ acceptDownloads: true, ...phone });
  await page.goto(`${world.product.consumer}/home`);
  await signUp(page, 'Ana Torres', 'few.taps@example.com');
  const hand = new Hand(page);
  await hand.button('Close', page.getByRole('dialog'));
  await hand.link('Create Profile');
  await fillProfile(hand);
  expect((await toLetters(hand)).length).toBeGreaterThan(0);
  const photos = 3;
  expect(hand.clicks + hand.fields + photos).toBeLessThanOrEqual(31);
  await page.close();
});
