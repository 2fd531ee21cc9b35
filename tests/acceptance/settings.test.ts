import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { type Ask, requestsAs } from '#tests/support/apiClient.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let business: Page;
let consumer: Page;
let askAgency: Ask;

beforeAll(async () => {
  askAgency = await requestsAs(world.product, 'business', demonstrationMails.b2b);
  const { b2b, b2c } = demonstrationMails;
  business = (await signedIn(world.browser, world.product.business, b2b, '/settings')).page;
  consumer = (await signedIn(world.browser, world.product.consumer, b2c, '/settings')).page;
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Saves and returns what was sent. */
async function save(page: Page): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/settings'));
  await button(page, 'Save').click();
  await page.getByText('Settings saved').first().waitFor();
  return (await sent).postDataJSON();
}
const aLogo = () =>
  sharp({ create: { width: 400, height: 160, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();

it('shows the owner who opened what, narrowed to one kind, and saves it as a file', async () => {
  const [client] = (await askAgency('/profiles')).answer.results;
  await askAgency(`/profile/reveal/${client.id}`, { body: { field: 'ssn' } });
  await askAgency(`/profile/details/${client.id}`);
  await button(business, 'View access record').click();
  const dialog = business.getByRole('dialog', { name: 'Access record' });
  await dialog.getByRole('row').filter({ hasText: 'Jordan Ellis' }).first().waitFor();
  await dialog.getByLabel('What was opened').first().selectOption('Hidden values');
  const newest = dialog.getByRole('row').nth(1);
  // The profile was opened after it.
  await newest.filter({ hasText: 'Social Security number' }).waitFor();
  expect(await newest.innerText()).toContain(client.name);

  const saved = business.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^access-\d{4}-\d{2}-\d{2}\.csv$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

it('G5 shows full name and email', async () => {
  expect(await field(business, 'Full name').inputValue()).toBe('Jordan Ellis');
  expect(await field(business, 'Email').inputValue()).toBe(demonstrationMails.b2b);
  expect(await field(consumer, 'Full name').inputValue()).toBe('Carmen Reyes');
});

it('G4 accepts the company’s logo, name, and website, only in the business variant', async () => {
  for (const name of ['Company name', 'Company website']) {
    expect([await field(business, name).count(), await field(consumer, name).count()]).toEqual([1, 0]);
  }
  expect(await consumer.getByLabel(/Company logo/).count()).toBe(0);

  const uploaded = business.waitForResponse((answer) => answer.url().endsWith('/api/v1/cdn/upload'));
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() };
  await business.getByLabel(/Company logo/).setInputFiles(logo);
  const { result } = await (await uploaded).json();
  const shown = business.getByRole('img', { name: 'Company logo' });
  await shown.waitFor();
  expect(await shown.getAttribute('src')).toBe(result);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await business.getByLabel(/Company logo/).setInputFiles(text);
  await business
    .getByText(
      'We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
    )
    .waitFor();
  expect(await shown.getAttribute('src')).toBe(result);
});

it('G6 links the referral link to the company website, in both variants', async () => {
  await field(business, 'Company website').fill('https://ellis.example');
  expect(await field(business, 'Referral link').inputValue()).toBe('https://ellis.example');
  await field(business, 'Referral link').fill('https://ellis.example/join');
  expect(await field(business, 'Company website').inputValue()).toBe('https://ellis.example/join');

  await field(consumer, 'Referral link').fill('https://carmen.example');
  expect(await save(consumer)).toMatchObject({ companyUrl: 'https://carmen.example' });
  await consumer.reload();
  expect(await field(consumer, 'Referral link').inputValue()).toBe('https://carmen.example');
});

it('G7 H22 saves the five fields, and they survive a reload', async () => {
  await field(business, 'Full name').fill('Jordan A. Ellis');
  await field(business, 'Company name').fill('Ellis & Partners');
  await field(business, 'Email').fill('office@ellis.example');
  const shown = business.getByRole('img', { name: 'Company logo' });
  const companyLogoUrl = await shown.getAttribute('src');
  const values = {
    fullName: 'Jordan A. Ellis',
    mail: 'office@ellis.example',
    companyName: 'Ellis & Partners',
    companyUrl: 'https://ellis.example/join',
    companyLogoUrl,
  };
  expect(await save(business)).toEqual(values);
  await business.reload();
  expect(await field(business, 'Full name').inputValue()).toBe('Jordan A. Ellis');
  expect(await field(business, 'Company name').inputValue()).toBe('Ellis & Partners');
  expect(await field(business, 'Company website').inputValue()).toBe('https://ellis.example/join');
  expect(await field(business, 'Email').inputValue()).toBe('office@ellis.example');
  expect(await shown.getAttribute('src')).toBe(companyLogoUrl);
  expect((await askAgency('/myInformation')).answer).toMatchObject(values);
});

it('G7 says which field cannot be saved, and keeps what was typed', async () => {
  await field(business, 'Company website').fill('http://not.secure.example');
  await field(business, 'Email').fill('nobody');
  await button(business, 'Save').click();
  await business.getByText('Enter a web address that starts with https://').waitFor();
  await business.getByText('Email is not valid').waitFor();
  expect(await field(business, 'Email').inputValue()).toBe('nobody');
  await business.reload();
});

it('G4 accepts only logo URLs that an upload returned', async () => {
  const { status, answer } = await askAgency('/settings', {
    body: { companyLogoUrl: 'https://elsewhere.example/logo.png' },
  });
  expect([status, answer.fields]).toEqual([400, [{ field: 'companyLogoUrl', problem: 'invalid' }]]);
});

it('G9 accepts a phone number with 16 or more characters, and is offered while none is saved', async () => {
  expect(await business.getByRole('dialog').count()).toBe(0);
  await button(business, 'Add a phone number').click();
  const dialog = business.getByRole('dialog', { name: 'Phone number' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const input = dialog.getByRole('textbox');
  await input.pressSequentially('555010019');
  expect([await input.inputValue(), await submit.isDisabled()]).toEqual(['+1(555)-010-019', true]);
  await input.press('9');
  expect([await input.inputValue(), await submit.isDisabled()]).toEqual(['+1(555)-010-0199', false]);
  expect((await dialog.boundingBox())?.width).toBe(400);

  await business.route('**/api/v1/settings/phone', (route) => route.abort(), { times: 1 });
  await submit.click();
  await dialog.getByRole('alert').waitFor();
  expect(await input.inputValue()).toBe('+1(555)-010-0199');
  await submit.click();
  await dialog.waitFor({ state: 'detached' });
  await business.getByText('+1(555)-010-0199').waitFor();
  expect(await button(business, 'Add a phone number').count()).toBe(0);
  expect((await askAgency('/myInformation')).answer.phoneNumber).toBe('+1(555)-010-0199');
});

it('G10 shows an empty picture and the analyses by name, mail, date and type; a name opens the client’s history', async () => {
  await business.goto(`${world.product.business}/credit-analysis`);
  await business.getByRole('img', { name: 'No image yet' }).waitFor();
  const table = business.getByRole('table', { name: 'Credit Analysis' });
  const heads = await table.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(['Name', 'Mail', 'Date', 'Type']);
  const { answer } = await askAgency('/analysis');
  const rows = table.getByRole('row').filter({ hasNot: business.getByRole('columnheader') });
  await expect.poll(() => rows.count()).toBe(answer.results.length);
  const [first] = answer.results;
  for (const text of [first.name, first.mail, first.type]) {
    expect(await rows.first().innerText()).toContain(text);
  }
  await business.getByRole('link', { name: `History for ${first.name}` }).click();
  const history = business.getByRole('dialog', { name: `History for ${first.name}` });
  await history.getByRole('table').waitFor();
  const all = (await askAgency(`/analysisHistory?Client=${first.clientId}`)).answer.results;
  expect(await history.getByRole('row').count()).toBe(all.length + 1);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => new URL(business.url()).search).toBe('');

  await consumer.goto(`${world.product.consumer}/credit-analysis`);
  await consumer.getByText('404').first().waitFor();
});
