import type { Locator, Page } from 'playwright-core';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { anaTorres } from '#tests/support/anaTorres.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import type { Sight } from './sights.ts';

/** A press, and what the person needs next. */
export interface Step {
  readonly name: string;
  /** What they type and choose before, which nobody waits for. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Locator;
  /** What can be seen and used afterwards, or a file that has arrived. */
  readonly next: Sight | 'file';
}

export const signIn: Sight = { selector: 'input[name=mail]' };
/** What the home offers a consumer without a profile. */
const startOfProfile: Sight = { selector: 'main a', text: 'Create Profile' };
/** The same, also behind the introduction, which opens until someone has read it to the end. */
export const homeBehind: Sight = { ...startOfProfile, isCovered: true };

const dialog = ':is(dialog, [role=dialog])';
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
const inDialog = (role: 'button' | 'link', name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole(role, { name, exact: true }).first();

const write = async (page: Page, name: string | RegExp, text: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(text);

async function fillProfile(page: Page): Promise<void> {
  for (const [name, text] of anaTorres) await write(page, name, text);
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'California' });
  const buffer = await aPhoto();
  for (const input of await page.locator('input[type=file]').all())
    await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
}

/** Until a new person can close what introduces the product. */
export const signingUp = (mail: string): readonly Step[] => [
  {
    name: 'opening the sign-up form',
    press: (page) => page.locator('a[href*="sign-up"]'),
    next: { selector: 'input[name=fullName]' },
  },
  {
    name: 'creating the account',
    prepare: async (page) => {
      await page.locator('input[name=fullName]').fill('Ana Torres');
      await page.locator('input[name=mail]').fill(mail);
      await page.locator('input[name=password]').fill(demonstrationPassword);
    },
    press: (page) => page.locator('button[type=submit]').first(),
    next: { selector: `${dialog} button[aria-label=Close]` },
  },
  { name: 'closing the introduction', press: inDialog('button', 'Close'), next: startOfProfile },
];

/** From the home to the button that buys. */
export const connecting: readonly Step[] = [
  {
    name: 'opening the form',
    press: (page) => page.getByRole('link', { name: 'Create Profile', exact: true }).first(),
    next: { selector: 'main form input' },
  },
  {
    name: 'saving the profile and its photos',
    prepare: fillProfile,
    press: button('Save Profile'),
    next: { selector: 'input[autocapitalize=none][spellcheck=false][autocomplete=off]' },
  },
  {
    name: 'connecting the report',
    prepare: async (page) => {
      await write(page, 'Username', 'ana.torres');
      await page.locator('input[type=password]:enabled').first().fill('sandbox');
    },
    press: button('Connect'),
    next: { selector: `${dialog} a`, text: 'Move to Repair center' },
  },
  {
    name: 'opening the Repair Center',
    press: inDialog('link', 'Move to Repair center'),
    next: { selector: 'main :is(a, button)', text: 'Buy ' },
  },
];

const cardPage: Sight = { selector: 'form[action$="/card/confirm"] input:not([type=hidden])' };
const options: Sight = { selector: `${dialog} label`, text: 'Attack All Negative Accounts' };

/** From the button that buys to the dialog with what the letters cover. */
export const paying: readonly Step[] = [
  { name: 'opening the card page', press: button(/^Buy 1 generation for/), next: cardPage },
  { name: 'coming back from paying', press: button('Pay'), next: options },
];

/** From there to the letters on the phone. */
export const generating: readonly Step[] = [
  {
    name: 'seeing what will be written',
    press: inDialog('button', 'Generate'),
    next: { selector: `${dialog} section[data-open] [role=group] button` },
  },
  {
    name: 'answering its warning',
    press: (page) => page.getByRole('dialog').locator('section[data-open]').getByRole('button').first(),
    next: { selector: `${dialog} button`, text: 'Generate' },
  },
  {
    name: 'generating',
    press: inDialog('button', 'Generate'),
    next: { selector: `${dialog} button`, text: 'Download Letter(s)' },
  },
  { name: 'downloading', press: inDialog('button', 'Download Letter(s)'), next: 'file' },
];
