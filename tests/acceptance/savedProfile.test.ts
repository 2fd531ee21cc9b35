import { expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { attempts } from '#tests/support/attempts.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { onProfileForm } from './onProfileForm.ts';

const { world, page, ask, field, mail, save, type, idInAddress } = onProfileForm();

it('D2 masks the three sensitive values, and shows each with its eye and a separate call', async () => {
  const masked = { SSN: '***-**-1234', 'Street address': '***g Rd' };
  const { id } = (
    await ask('/profile/create', {
      body: aProfileInput({ streetAddress: '12 Long Rd', ssn: '666501234', dob: '1990-04-05' }),
    })
  ).answer;
  await page().goto(`${world.product.business}/edit-profile/${id}`);
  for (const [name, value] of Object.entries({ ...masked, 'Date of birth': '**/**/1990' }))
    expect(await field(name).inputValue()).toBe(value);
  for (const [name, value] of [
    ['SSN', '666-50-1234'],
    ['Date of birth', '04/05/1990'],
    ['Street address', '12 Long Rd'],
  ] as const) {
    const asked = page().waitForResponse((answer) => answer.url().endsWith(`/profile/reveal/${id}`));
    await page()
      .getByRole('button', { name: `Show ${name}` })
      .click();
    await asked;
    await expect.poll(() => field(name).inputValue()).toBe(value);
    await page()
      .getByRole('button', { name: `Hide ${name}` })
      .click();
  }
  expect(await field('SSN').inputValue()).toBe('***-**-1234');
  const log = (await ask('/profile/logs')).answer.results;
  expect(log.slice(0, 3).map(({ status }: { status: string }) => status)).toEqual(
    Array.from({ length: 3 }, () => 'valueRevealed'),
  );
});

it('D6 requires only the email address and the date of birth', async () => {
  await page().goto(`${world.product.business}/create-profile`);
  await mail().fill('bare@example.com');
  await type('Date of birth', '04051990');
  await save().click();
  await page().waitForURL(/\/edit-profile\//);
  expect((await ask(`/profile/details/${idInAddress()}`)).answer).toMatchObject({
    profileName: '',
    firstName: '',
    ssn: '',
    streetAddress: '',
    state: null,
  });
});

it('D12 says that it could not be loaded, and Try Again loads it again', async () => {
  // The page opened before still asks for the same, and would use up a failure meant for the reload.
  await expect.poll(() => mail().inputValue()).toBe('bare@example.com');
  await page().waitForLoadState('networkidle');
  await page().route('**/api/v1/profile/details/**', (route) => route.abort(), { times: attempts });
  await page().reload();
  await page().getByText('An unknown error occurred!').waitFor();
  await page().getByRole('button', { name: 'Try Again' }).click();
  expect(await mail().inputValue()).toBe('bare@example.com');
});

it('D13 D16 shows exactly four statuses, each in its color', async () => {
  const id = idInAddress();
  /** Which of red, green and blue the badge's text has most of. */
  const look = async (status: string) => {
    const badge = page().locator('main').getByText(status, { exact: true }).first();
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
    await page().reload();
    expect(await look(status)).toBe(colour);
  }
  await page().getByText('Set status manually').click();
  const choice = await page().getByLabel('New status').locator('option').allTextContents();
  expect(choice.slice(1)).toEqual(['Onboarding', 'Waiting', 'Needs Review']);
  expect(
    (await ask(`/profile/status/${id}`, { body: { status: 'Done', reason: 'No such one' } })).status,
  ).toBe(400);
});

it('D15 keeps documents that were not replaced, and shows them only to their owner', async () => {
  const clients = (await ask('/clients')).answer.results;
  const { id } = clients.find(({ name }: { name: string }) => name === 'Ana Torres');
  const before = (await ask(`/profile/details/${id}`)).answer;
  await page().goto(`${world.product.business}/edit-profile/${id}`);
  await field('City').fill('Peoria');
  await save().click();
  await page().getByText('Profile saved.', { exact: true }).waitFor();
  expect((await ask(`/profile/details/${id}`)).answer).toEqual({
    ...before,
    city: 'Peoria',
    // Nobody knows whether it shows the new address.
    addressDocument: { ...before.addressDocument, isBeforeMove: true },
    version: before.version + 1,
  });

  await page().getByRole('button', { name: 'View Proof of address' }).click();
  const shown = page().getByRole('dialog').getByRole('img', { name: 'Proof of address' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page().keyboard.press('Escape');
  const stranger = await requestsAs(world.product, 'business', demonstrationSupportMail);
  const { status, answer } = await stranger(`/document/${id}/address`);
  expect([status, answer]).toEqual([404, { ok: false, code: 'notFound', error: '' }]);
});

it('K26 the second of two people who save one profile sees what changed, and chooses what to keep', async () => {
  const { id } = (await ask('/profile/create', { body: aProfileInput() })).answer;
  await page().goto(`${world.product.business}/edit-profile/${id}`);
  await field('Last name').fill('Sampleton-Ruiz');
  await field('City').fill('Reno');
  const others = aProfileInput({ city: 'Peoria', firstName: 'Devon' });
  expect((await ask(`/profile/${id}`, { method: 'PUT', body: others })).status).toBe(200);
  await save().click();
  const dialog = page().getByRole('dialog', { name: 'Someone else changed this profile' });
  await dialog.getByText('Reno', { exact: true }).waitFor();
  await dialog.getByText('Peoria', { exact: true }).waitFor();
  await dialog.getByRole('group', { name: 'City' }).getByText('Keep saved', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await page().getByText('Profile saved.', { exact: true }).waitFor();
  expect((await ask(`/profile/details/${id}`)).answer).toMatchObject({
    firstName: 'Devon',
    lastName: 'Sampleton-Ruiz',
    city: 'Peoria',
  });
});

it('D11 allows a consumer one profile', async () => {
  const { b2c } = demonstrationMails;
  const consumer = await requestsAs(world.product, 'consumer', b2c);
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
