import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts } from '#tests/support/attempts.ts';
import { fieldsOf } from '#tests/support/fieldsOf.ts';
import { lateBanner } from '#tests/support/lateBanner.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { onProfileForm } from './onProfileForm.ts';

const { page, ask, field, mail, save, type, idInAddress } = onProfileForm();
const folder = mkdtempSync(join(tmpdir(), 'redress-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));
let photo: Buffer;
/** The banner of a lost connection, which comes after the page, did not. */
let bannerLost: Promise<unknown>;
beforeAll(async () => {
  photo = await aPhoto();
  await page().route('**/NetworkBanner-*', (route) => route.abort());
  bannerLost = page().waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/NetworkBanner-'),
    timeout: lateBanner.timeout,
  });
  await page().reload();
  await field('First name').waitFor();
});

const slot = (name: string) => page().getByLabel(new RegExp(`^${name}`));
const picture = () => ({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo });
/** It begins like a picture, so only the server finds out. */
const noPicture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1'),
};
/** Keeps a call waiting: `asked` once it was made, until `release`. */
async function holdBack(url: string) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page().route(url, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: held.resolve };
}
/** Nothing of the form can be changed or sent. */
async function expectLocked(): Promise<void> {
  await page().locator('button[type=submit][aria-busy=true]').waitFor();
  for (const input of await page().locator('input[type=file]').all())
    expect(await input.isDisabled()).toBe(true);
  expect(await field('First name').isDisabled()).toBe(true);
}

it('D1 D2 has its fields with their masks and limits, the states of the call, and a call link', async () => {
  expect(await type('Profile name', 'A name that is longer than twenty-five')).toBe(
    'A name that is longer tha',
  );
  expect(await type('First name', 'Dora')).toBe('Dora');
  expect(await type('Last name', 'Quick')).toBe('Quick');
  expect(await type('Phone', '5555550177')).toBe('+1 (555) 555 0177');
  expect(await page().getByRole('link', { name: 'Call client' }).getAttribute('href')).toBe(
    'tel:+15555550177',
  );
  expect(await type('SSN', '666501234')).toBe('666-50-1234');
  expect(await type('Postal code', 'K1A 0B1234')).toBe('K1A 0B1');
  // There is no room for all of a ZIP+4, and half of its addition would be wrong.
  expect(await type('Postal code', '89501-1234')).toBe('89501');
  // Each sensitive value has its eye from the start, typed or not.
  for (const name of ['SSN', 'Date of birth', 'Street address'])
    expect(
      await page()
        .getByRole('button', { name: `Hide ${name}` })
        .count(),
    ).toBe(1);
  const states = page().getByRole('combobox', { name: 'State', exact: true });
  const named = (await ask('/getStates')).answer.results.map(({ name }: { name: string }) => name);
  expect((await states.locator('option').allTextContents()).slice(1)).toEqual(named);
});

it('K18 an agency’s form about a client takes nothing that the browser knows about the agent', async () => {
  const named = (await fieldsOf(page())).filter((field) => !field.includes(': off,'));
  // Browsers ignore `off` for passwords, and would fill in the agent's own.
  expect(new Set(named)).toEqual(
    new Set(['Password: new-password, password', 'Secret answer: new-password, password']),
  );
});

it('D10 keeps the credit section blurred and disabled until the profile exists', async () => {
  await page().getByText('Save the profile first, then connect a credit report.').waitFor();
  const panels = page().locator('[data-blurred]');
  expect(await panels.count()).toBe(3);
  for (const panel of await panels.all()) {
    expect(await panel.evaluate((node) => [node.matches('[inert]'), getComputedStyle(node).filter])).toEqual([
      true,
      'blur(3px)',
    ]);
  }
});

it('D4 D5 requires a date of birth at least 18 years ago, and otherwise saves nothing', async () => {
  expect(await field('Date of birth').getAttribute('placeholder')).toBe('MM/DD/YYYY');
  expect(await save().isDisabled()).toBe(true);
  const at = await page().evaluate(() => {
    const day = (shift: number) => {
      const now = new Date();
      const date = new Date(now.getFullYear() - 18, now.getMonth(), now.getDate());
      // On February 29, the last day of that month 18 years ago.
      if (date.getMonth() !== now.getMonth()) date.setDate(0);
      date.setDate(date.getDate() + shift);
      return `${String(date.getMonth() + 1).padStart(2, '0')}/${String(date.getDate()).padStart(2, '0')}/${date.getFullYear()}`;
    };
    return { ofAge: day(0), tooYoung: day(1) };
  });
  await type('Date of birth', at.tooYoung);
  await page().getByText('You must be at least 18 years old').waitFor();
  expect(await save().isDisabled()).toBe(true);
  await type('Date of birth', at.ofAge);
  expect(await page().getByText('You must be at least 18 years old').count()).toBe(0);
  expect(await save().isDisabled()).toBe(false);
  // The picker goes no further than that day.
  await page().getByRole('button', { name: 'Choose a date' }).click();
  const picker = page().getByRole('dialog', { name: 'Choose a date' });
  const years = await picker.getByLabel('Year').locator('option').allTextContents();
  expect(years.map(Number).toSorted((a, b) => b - a)[0]).toBe(Number(at.ofAge.slice(6)));
  const open = await picker.locator('td button:not([disabled])').allTextContents();
  expect(open.map(Number).at(-1)).toBe(Number(at.ofAge.slice(3, 5)));
  await page().keyboard.press('Escape');
});

it('D3 requires an email address like x@y.z; Save stays enabled, sends nothing, and focuses the field', async () => {
  const sent: string[] = [];
  page().on('request', (request) => request.url().includes('/profile/create') && sent.push(request.url()));
  await save().click();
  await page().getByText('Email is required').waitFor();
  expect(await mail().evaluate((node) => node === document.activeElement)).toBe(true);
  await mail().fill('dora@example');
  await save().click();
  await page().getByText('Email is not valid').waitFor();
  expect([await save().isDisabled(), sent]).toEqual([false, []]);
  await mail().fill('dora@example.com');
  expect(await page().getByText('Email is not valid').count()).toBe(0);
});

it('D7 keeps what was typed when the save fails', async () => {
  await page().route('**/api/v1/profile/create', (route) => route.abort(), { times: attempts });
  await save().click();
  await page().getByRole('alert').waitFor();
  const kept = [
    await field('First name').inputValue(),
    await mail().inputValue(),
    await field('SSN').inputValue(),
  ];
  expect(kept).toEqual(['Dora', 'dora@example.com', '666-50-1234']);
});

it('K23 says that there is no connection, and then what is true: the profile was not saved', async () => {
  // Nobody asked for it, so nothing is said of it.
  await bannerLost;
  expect(await page().getByText('This part of the page didn’t load.').count()).toBe(0);
  await page().context().setOffline(true);
  await save().click();
  await page().getByText('We don’t know yet whether the profile was saved.').waitFor();
  await page().getByText('Can’t connect. Check your internet connection and try again.').waitFor();
  await page().context().setOffline(false);
  await page().getByRole('button', { name: 'Try Again' }).click();
  await page().getByText('The profile wasn’t saved. What you typed is still here. Save it again.').waitFor();
  expect(await page().getByText('An unknown error occurred!').count()).toBe(0);
  expect([await mail().inputValue(), await save().isEnabled()]).toEqual(['dora@example.com', true]);
});

it('D8 D9 creates the profile, then uploads the selected files under its id, and names those that failed', async () => {
  for (const input of await page().locator('input[type=file]').all())
    expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png');
  await slot('Social Security card').setInputFiles(picture());
  await slot('Proof of address').setInputFiles(noPicture);
  await slot('ID or driver').setInputFiles(picture());
  expect(await page().getByText('File successfully uploaded!').count()).toBe(3);
  const calls: string[] = [];
  page().on('request', (request) => {
    if (request.method() === 'POST')
      calls.push(new URL(request.url()).pathname.replace('/api/v1/profile', ''));
  });
  // Creation and uploads each wait until the form was looked at.
  const creation = await holdBack('**/profile/create');
  const uploads = await holdBack('**/profile/upload/**');
  await save().click();
  await creation.asked;
  await expectLocked();
  expect(calls).toEqual(['/create']);
  creation.release();
  await uploads.asked;
  await expectLocked();
  uploads.release();
  await page().waitForURL(/\/edit-profile\//);
  await page().unroute('**/profile/create');
  await page().unroute('**/profile/upload/**');
  // The address is there before its page: a file chosen on the form that is about to go would be lost with it.
  await page().getByRole('heading', { name: 'Where this client stands' }).waitFor();
  const id = idInAddress();
  expect(calls[0]).toBe('/create');
  expect(calls.slice(1).toSorted()).toEqual([`/upload/${id}/id`, `/upload/${id}/poa`, `/upload/${id}/ssn`]);
  await page()
    .getByText(
      'We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
    )
    .waitFor();
  expect(await page().getByText('File successfully uploaded!').count()).toBe(2);
  const detail = (await ask(`/profile/details/${id}`)).answer;
  expect(
    [detail.ssnDocument, detail.addressDocument, detail.idOrDriverDocument].map((one) => one !== null),
  ).toEqual([true, false, true]);
});

it('D8 says that a file is too large, and accepts another one instead', async () => {
  // From a file: Playwright would send its bytes into the page as text.
  const large = join(folder, 'bill.png');
  // No browser can make it smaller, because nothing follows the beginning of a picture.
  writeFileSync(large, Buffer.concat([noPicture.buffer, Buffer.alloc(10 * 1024 * 1024)]));
  await slot('Proof of address').setInputFiles(large);
  await page().getByText('Error Uploading! File too large').waitFor();
  await page()
    .getByText(/^This image is 10\.0 MB/)
    .waitFor();
  await slot('Proof of address').setInputFiles(picture());
  expect(await page().getByText('Error Uploading! File too large').count()).toBe(0);
  await save().click();
  await page().getByText('Profile saved.', { exact: true }).waitFor();
  expect(await page().getByText('File successfully uploaded!').count()).toBe(3);
  expect((await ask(`/profile/details/${idInAddress()}`)).answer.addressDocument).toMatchObject({
    mediaType: 'image/jpeg',
  });
});
