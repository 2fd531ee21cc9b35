import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { attempts } from '#tests/support/attempts.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { type Ask, asking } from '#tests/support/apiClient.ts';
import { aPhoto, signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
/** A member of an agency, on the form. */
let page: Page;
let ask: Ask;
let photo: Buffer;

beforeAll(async () => {
  photo = await aPhoto();
  ask = await asking(world.product, 'business', demonstrationMails.b2b);
  ({ page } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/create-profile',
  ));
});

const field = (name: string | RegExp, on = page) => on.getByRole('textbox', { name, exact: true });
const mail = (on = page) => field(/^Email/, on);
const save = (on = page) => on.getByRole('button', { name: 'Save Profile' });
const slot = (name: string) => page.getByLabel(new RegExp(`^${name}`));
const picture = () => ({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: photo });
const noPicture = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
async function type(name: string | RegExp, text: string): Promise<string> {
  await field(name).fill('');
  await field(name).pressSequentially(text);
  return field(name).inputValue();
}
/** Keeps a call waiting: `asked` once it was made, until `release`. */
async function holdBack(url: string) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: held.resolve };
}
/** Nothing of the form can be changed or sent. */
async function expectLocked(): Promise<void> {
  await page.locator('button[type=submit][aria-busy=true]').waitFor();
  for (const input of await page.locator('input[type=file]').all())
    expect(await input.isDisabled()).toBe(true);
  expect(await field('First name').isDisabled()).toBe(true);
}
const idInAddress = (on = page) => new URL(on.url()).pathname.split('/').at(-1) ?? '';

describe('the form for a new profile', () => {
  it('D1 D2 has its fields with their masks and limits, the states of the call, and a call link', async () => {
    expect(await type('Profile name', 'A name that is longer than twenty-five')).toBe(
      'A name that is longer tha',
    );
    expect(await type('First name', 'Dora')).toBe('Dora');
    expect(await type('Last name', 'Quick')).toBe('Quick');
    expect(await type('Phone', '5555550177')).toBe('+1 (555) 555 0177');
    expect(await page.getByRole('link', { name: 'Call client' }).getAttribute('href')).toBe(
      'tel:+15555550177',
    );
    expect(await type('SSN', '666501234')).toBe('666-50-1234');
    expect(await type('Postal code', '8950112345')).toBe('8950112');
    // Each sensitive value has its eye from the start, typed or not.
    for (const name of ['SSN', 'Date of birth', 'Street address'])
      expect(await page.getByRole('button', { name: `Hide ${name}` }).count()).toBe(1);
    const states = page.getByRole('combobox', { name: 'State', exact: true });
    const named = (await ask('/getStates')).answer.results.map(({ name }: { name: string }) => name);
    expect((await states.locator('option').allTextContents()).slice(1)).toEqual(named);
  });

  it('D10 keeps the credit section blurred and disabled until the profile exists', async () => {
    await page.getByText('Save the profile first, then connect a credit report.').waitFor();
    const panels = page.locator('[data-blurred]');
    expect(await panels.count()).toBe(3);
    for (const panel of await panels.all()) {
      expect(
        await panel.evaluate((node) => [node.matches('[inert]'), getComputedStyle(node).filter]),
      ).toEqual([true, 'blur(3px)']);
    }
  });

  it('D4 D5 requires a date of birth at least 18 years ago, and otherwise saves nothing', async () => {
    expect(await field('Date of birth').getAttribute('placeholder')).toBe('MM/DD/YYYY');
    expect(await save().isDisabled()).toBe(true);
    const at = await page.evaluate(() => {
      const day = (shift: number) => {
        const now = new Date();
        const date = new Date(now.getFullYear() - 18, now.getMonth(), now.getDate() + shift);
        return `${String(date.getMonth() + 1).padStart(2, '0')}/${String(date.getDate()).padStart(2, '0')}/${date.getFullYear()}`;
      };
      return { ofAge: day(0), tooYoung: day(1) };
    });
    await type('Date of birth', at.tooYoung);
    await page.getByText('You must be at least 18 years old').waitFor();
    expect(await save().isDisabled()).toBe(true);
    await type('Date of birth', at.ofAge);
    expect(await page.getByText('You must be at least 18 years old').count()).toBe(0);
    expect(await save().isDisabled()).toBe(false);
    // The picker goes no further than that day.
    await page.getByRole('button', { name: 'Choose a date' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a date' });
    const years = await picker.getByLabel('Year').locator('option').allTextContents();
    expect(years.map(Number).toSorted((a, b) => b - a)[0]).toBe(Number(at.ofAge.slice(6)));
    const open = await picker.locator('td button:not([disabled])').allTextContents();
    expect(open.map(Number).at(-1)).toBe(Number(at.ofAge.slice(3, 5)));
    await page.keyboard.press('Escape');
  });

  it('D3 requires an email address like x@y.z; Save stays enabled, sends nothing, and focuses the field', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/profile/create') && sent.push(request.url()));
    await save().click();
    await page.getByText('Email is required').waitFor();
    expect(await mail().evaluate((node) => node === document.activeElement)).toBe(true);
    await mail().fill('dora@example');
    await save().click();
    await page.getByText('Email is not valid').waitFor();
    expect([await save().isDisabled(), sent]).toEqual([false, []]);
    await mail().fill('dora@example.com');
    expect(await page.getByText('Email is not valid').count()).toBe(0);
  });

  it('D7 keeps what was typed when the save fails', async () => {
    await page.route('**/api/v1/profile/create', (route) => route.abort(), { times: attempts });
    await save().click();
    await page.getByRole('alert').waitFor();
    const kept = [
      await field('First name').inputValue(),
      await mail().inputValue(),
      await field('SSN').inputValue(),
    ];
    expect(kept).toEqual(['Dora', 'dora@example.com', '666-50-1234']);
  });

  it('D8 D9 creates the profile, then uploads the selected files under its id, and names those that failed', async () => {
    for (const input of await page.locator('input[type=file]').all())
      expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png');
    await slot('Social Security card').setInputFiles(picture());
    await slot('Proof of address').setInputFiles(noPicture);
    await slot('ID or driver').setInputFiles(picture());
    expect(await page.getByText('File successfully uploaded!').count()).toBe(3);
    const calls: string[] = [];
    page.on('request', (request) => {
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
    await page.waitForURL(/\/edit-profile\//);
    await page.unroute('**/profile/create');
    await page.unroute('**/profile/upload/**');
    // The address is there before its page: a file chosen on the form that is about to go would be lost with it.
    await page.getByRole('heading', { name: 'Where this client stands' }).waitFor();
    const id = idInAddress();
    expect(calls[0]).toBe('/create');
    expect(calls.slice(1).toSorted()).toEqual([`/upload/${id}/id`, `/upload/${id}/poa`, `/upload/${id}/ssn`]);
    await page.getByText('We couldn’t read this file. Choose a PNG or JPG image.').waitFor();
    expect(await page.getByText('File successfully uploaded!').count()).toBe(2);
    const detail = (await ask(`/profile/details/${id}`)).answer;
    expect(
      [detail.ssnDocument, detail.addressDocument, detail.idOrDriverDocument].map((one) => one !== null),
    ).toEqual([true, false, true]);
  });

  it('D8 says that a file is too large, and accepts another one instead', async () => {
    const large = { name: 'bill.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await slot('Proof of address').setInputFiles(large);
    await save().click();
    await page.getByText('Error Uploading! File too large').waitFor();
    await slot('Proof of address').setInputFiles(picture());
    expect(await page.getByText('Error Uploading! File too large').count()).toBe(0);
    await save().click();
    await page.getByText('Profile saved.', { exact: true }).waitFor();
    expect(await page.getByText('File successfully uploaded!').count()).toBe(3);
    expect((await ask(`/profile/details/${idInAddress()}`)).answer.addressDocument).toMatchObject({
      mediaType: 'image/jpeg',
    });
  });
});

describe('a saved profile', () => {
  it('D2 masks the three sensitive values, and shows each with its eye and a separate call', async () => {
    await page.reload();
    const masked = { SSN: '***-**-1234', 'Street address': '***g Rd' };
    const id = idInAddress();
    await ask(`/profile/${id}`, {
      method: 'PUT',
      body: { ...aProfileInput({ streetAddress: '12 Long Rd', ssn: '666501234', dob: '1990-04-05' }) },
    });
    await page.reload();
    for (const [name, value] of Object.entries({ ...masked, 'Date of birth': '**/**/1990' }))
      expect(await field(name).inputValue()).toBe(value);
    for (const [name, value] of [
      ['SSN', '666-50-1234'],
      ['Date of birth', '04/05/1990'],
      ['Street address', '12 Long Rd'],
    ] as const) {
      const asked = page.waitForResponse((answer) => answer.url().endsWith(`/profile/reveal/${id}`));
      await page.getByRole('button', { name: `Show ${name}` }).click();
      await asked;
      await expect.poll(() => field(name).inputValue()).toBe(value);
      await page.getByRole('button', { name: `Hide ${name}` }).click();
    }
    expect(await field('SSN').inputValue()).toBe('***-**-1234');
    const log = (await ask('/profile/logs')).answer.results;
    expect(log.slice(0, 3).map(({ status }: { status: string }) => status)).toEqual(
      Array.from({ length: 3 }, () => 'valueRevealed'),
    );
  });

  it('D6 requires only the email address and the date of birth', async () => {
    await page.goto(`${world.product.business}/create-profile`);
    await mail().fill('bare@example.com');
    await type('Date of birth', '04051990');
    await save().click();
    await page.waitForURL(/\/edit-profile\//);
    expect((await ask(`/profile/details/${idInAddress()}`)).answer).toMatchObject({
      profileName: '',
      firstName: '',
      ssn: '',
      streetAddress: '',
      state: null,
    });
  });

  it('D12 says that it could not be loaded, and Try Again loads it again', async () => {
    await page.route('**/api/v1/profile/details/**', (route) => route.abort(), { times: attempts });
    await page.reload();
    await page.getByText('An unknown error occurred!').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(await mail().inputValue()).toBe('bare@example.com');
  });

  it('D13 D16 shows exactly four statuses, each in its color', async () => {
    const id = idInAddress();
    /** Which of red, green and blue the badge's text has most of. */
    const look = async (status: string) => {
      const badge = page.locator('form').getByText(status, { exact: true }).first();
      await badge.waitFor();
      const [red = 0, green = 0, blue = 0] = await badge.evaluate((node) =>
        [...getComputedStyle(node).color.matchAll(/\d+/g)].slice(0, 3).map(([part]) => Number(part)),
      );
      if (blue > red && blue > green) return 'blue';
      if (green > red && green > blue) return 'green';
      return green - blue > 30 ? 'orange' : 'red';
    };
    expect(await look('Onboarding')).toBe('blue');
    for (const [status, colour] of [
      ['Waiting', 'orange'],
      ['Needs Review', 'red'],
      ['Finished', 'green'],
    ] as const) {
      expect(
        (await ask(`/profile/status/${id}`, { body: { status, reason: 'As agreed on the phone' } })).status,
      ).toBe(200);
      await page.reload();
      expect(await look(status)).toBe(colour);
    }
    await page.getByText('Set status manually').click();
    const choice = await page.getByLabel('New status').locator('option').allTextContents();
    expect(choice.slice(1)).toEqual(['Onboarding', 'Waiting', 'Needs Review']);
    expect(
      (await ask(`/profile/status/${id}`, { body: { status: 'Done', reason: 'No such one' } })).status,
    ).toBe(400);
  });

  it('D15 keeps documents that were not replaced, and shows them only to their owner', async () => {
    const clients = (await ask('/clients')).answer.results;
    const { id } = clients.find(({ name }: { name: string }) => name === 'Ana Torres');
    const before = (await ask(`/profile/details/${id}`)).answer;
    await page.goto(`${world.product.business}/edit-profile/${id}`);
    await field('City').fill('Peoria');
    await save().click();
    await page.getByText('Profile saved.', { exact: true }).waitFor();
    expect((await ask(`/profile/details/${id}`)).answer).toEqual({ ...before, city: 'Peoria' });

    await page.getByRole('button', { name: 'View Proof of address' }).click();
    const shown = page.getByRole('dialog').getByRole('img', { name: 'Proof of address' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    const stranger = await asking(world.product, 'business', demonstrationSupportMail);
    const { status, answer } = await stranger(`/document/${id}/address`);
    expect([status, answer]).toEqual([404, { ok: false, code: 'notFound', error: '' }]);
  });
});

it('D11 allows a consumer one profile', async () => {
  const { b2c } = demonstrationMails;
  const consumer = await asking(world.product, 'consumer', b2c);
  const { answer } = await consumer('/profile/create', { body: aProfileInput({ mail: b2c }) });
  const own = (await signedIn(world.browser, world.product.consumer, b2c, '/settings')).page;
  await own.goto(`${world.product.consumer}/create-profile`);
  await own.waitForURL(`${world.product.consumer}/edit-profile/${answer.id}`);
  const dialog = own.getByRole('dialog', { name: 'You are not allowed to create multiple profiles!' });
  await dialog
    .getByText('If you want to make the new profile, Delete the previous one and come back again!')
    .waitFor();
  expect(await own.getByRole('link', { name: 'Call client' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Go to Dashboard' }).click();
  await own.waitForURL(`${world.product.consumer}/home`);
  const second = await consumer('/profile/create', { body: aProfileInput({ mail: 'second@example.com' }) });
  expect([second.status, second.answer.code]).toEqual([409, 'secondProfile']);
});
