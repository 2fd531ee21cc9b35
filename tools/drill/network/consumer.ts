import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import type { Person } from './person.ts';

/** What the sandbox's report says of them, as far as it is shown unmasked. */
export const typed: Readonly<Record<string, string>> = {
  'Profile name': 'Ana Torres',
  'First name': 'Ana',
  'Last name': 'Torres',
  City: 'Fresno',
  'Postal code': '93752',
};
const hidden: readonly (readonly [string | RegExp, string])[] = [
  ['Phone', '5555550177'],
  [/^Email/, 'ana.torres@example.com'],
  ['SSN', '666553869'],
  ['Date of birth', '02/17/1971'],
  ['Street address', '5833 Harbor Ave'],
];

const short = { timeout: 3_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, photo: Buffer): Promise<void> {
  for (const [name, text] of [...Object.entries(typed), ...hidden])
    if ((await field(page, name).inputValue(short)) === '') await field(page, name).fill(text, short);
  await page
    .getByRole('combobox', { name: 'State', exact: true })
    .selectOption({ label: 'California' }, short);
  for (const input of await page.locator('input[type=file]').all())
    await input.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo }, short);
}

/** From the signed-in home to the bytes of the zip, as the pages lead. */
export async function mainJob(person: Person, photo: Buffer): Promise<Buffer> {
  const { page } = person;
  const dialog = page.getByRole('dialog');
  await person.until(field(page, 'First name'), 'opening the profile', async () => {
    const close = dialog.getByRole('button', { name: 'Close', exact: true }).first();
    if (await close.isVisible()) await close.click(short);
    await page.getByRole('link', { name: 'Create Profile', exact: true }).first().click(short);
  });
  // The fields of the providers can be used once there is a profile.
  const provider = field(page, 'Username').and(page.locator(':enabled')).first();
  await person.until(provider, 'saving the profile', async () => {
    await fill(page, photo);
    await button(page, 'Save Profile').click(short);
  });
  // In the dialog that says so, which the page may have lost.
  const connected = page.getByRole('link', { name: 'Move to Repair center', exact: true }).last();
  await person.until(connected, 'connecting', async () => {
    await provider.fill('ana.torres', short);
    await page.locator('input[type=password]').first().fill('sandbox', short);
    await button(page, 'Connect').click(short);
  });
  await person.until(button(page, /^Buy 1 generation for/), 'opening the Repair Center', () =>
    connected.click(short),
  );
  const card = page.getByRole('heading', { name: 'Card page' });
  await person.until(card, 'opening the card page', () => button(page, /^Buy 1 generation for/).click(short));
  for (const each of await page.getByRole('textbox').all()) await each.fill('1');
  const options = page.getByRole('dialog', { name: 'What should the letters cover?' });
  await button(page, 'Pay').click();
  // What was bought opens by itself; where a failure came between, the person presses the button they came from.
  await person.until(options.getByRole('checkbox').first(), 'coming back from paying', async () => {
    if (await button(page, 'Generate').isVisible()) await button(page, 'Generate').click(short);
  });
  const summary = page.getByRole('dialog', { name: 'Before you generate' });
  const ready = page.getByRole('dialog', { name: 'Your letters are ready' });
  await person.until(ready, 'generating', async () => {
    const decide = summary.getByRole('button', { name: 'I’ll mail them on different days', exact: true });
    if (await options.isVisible()) {
      const all = options.getByRole('checkbox', { name: 'Attack All Negative Accounts' });
      if (!(await all.isChecked(short))) await options.getByText('Attack All Negative Accounts').click(short);
      await options.getByRole('button', { name: 'Generate', exact: true }).click(short);
    }
    if (!(await summary.isVisible()) && !(await options.isVisible()))
      await button(page, 'Generate').click(short);
    if (await summary.isVisible()) {
      if (await decide.isVisible()) await decide.click(short);
      await summary.getByRole('button', { name: 'Generate', exact: true }).click(short);
    }
  });
  let download: Download | null = null;
  page.on('download', (each) => (download = each));
  await person.until(page.locator('html[data-downloaded]'), 'downloading', async () => {
    // In the dialog, or after a reload among the past sets.
    const past = page.getByText(/^Past sets/);
    if (!(await button(page, /^Download Letter\(s\)/).isVisible()) && (await past.isVisible()))
      await past.click(short);
    // A set takes the server a moment, and the page says that it is downloading: a person waits longer.
    const arriving = page.waitForEvent('download', { timeout: 15_000 });
    const [coming] = await Promise.all([arriving, button(page, /^Download Letter\(s\)/).click(short)]);
    download = coming;
    await page.evaluate(() => document.documentElement.setAttribute('data-downloaded', ''));
  });
  if (download === null) throw new Error('Nothing was downloaded.');
  return readFileSync(await (download as Download).path());
}
