import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { type Ask, requestsAs } from '#tests/support/apiClient.ts';
import { aPhoto, signedIn } from '#tests/support/mainJob.ts';
import { aNewPerson, signUp } from '#tests/support/newPerson.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let agency: Page;
let ask: Ask;

beforeAll(async () => {
  ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
  agency = (await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings')).page;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])).toEqual([]);
}

describe('the link sent to a client', () => {
  let profileId: string;
  let address: string;
  let client: Page;

  it("D14 is created, read-only, and copied on an agency's profile", async () => {
    const body = aProfileInput({ profileName: 'Noor', ssn: '', streetAddress: '', city: '', phone: '' });
    profileId = (await ask('/profile/create', { body })).answer.id;
    await agency.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await agency.goto(`${world.product.business}/edit-profile/${profileId}`);
    expect(await agency.getByLabel('Client link').count()).toBe(0);
    await button(agency, 'Create link').click();
    const link = agency.getByLabel('Client link');
    await link.waitFor();
    expect(await link.getAttribute('readonly')).not.toBeNull();
    address = await link.inputValue();
    expect(address).toMatch(new RegExp(`^${world.product.consumer}/client/[\\w-]{22}$`));
    await button(agency, 'Copy').click();
    await agency.getByText('Link copied').waitFor();
    expect(await agency.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await agency.getByText(/^Not used yet\. Expires on /).waitFor();
  });

  it('K21 offers the client’s own language, and the sign-in follows their browser until they choose one', async () => {
    const context = await world.browser.newContext({
      locale: 'es-US',
      viewport: { width: 390, height: 844 },
    });
    const visit = await context.newPage();
    const language = () => visit.evaluate(() => document.documentElement.lang);
    await visit.goto(address);
    const offer = visit.getByRole('region', { name: 'Redress también está en español.' });
    await offer.waitFor();
    await button(visit, 'Continue').click();
    await visit.getByText('Inicie sesión para abrir su página en Ellis Credit Partners.').waitFor();
    await visit.goto(address);
    await offer.getByRole('button', { name: 'Ver en español' }).click();
    await expect.poll(language).toBe('es');
    await visit.reload();
    await button(visit, 'Continuar').waitFor();
    expect([await language(), await offer.count()]).toEqual(['es', 0]);
    await context.close();
  });

  it('D14 shows who sent it, and after signing up the client’s own data without the agency’s', async () => {
    client = await (await world.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await client.goto(address);
    await client.getByRole('heading', { name: 'Ellis Credit Partners needs your information' }).waitFor();
    await expectAccessible(client);
    await button(client, 'Continue').click();
    await client.getByText('Sign in to open your page at Ellis Credit Partners.').waitFor();
    await signUp(client, 'Noor Vance', 'noor@example.com');
    await client.waitForURL(address);
    expect(await field(client, 'First name').inputValue()).toBe('Devin');
    for (const missing of ['Profile name', 'Username']) expect(await field(client, missing).count()).toBe(0);
    expect(await client.getByRole('navigation').count()).toBe(0);
    await client.getByText('Saved: **/**/1986. Type to replace it.').waitFor();
    const documents = "Social Security card, Proof of address, ID or driver's license";
    await client.getByText(new RegExp(`^Still missing: .*${documents}\\.$`)).waitFor();
    await expectAccessible(client);
  });

  it('D14 collects the client’s data and documents, and the agency has them', async () => {
    await field(client, 'Phone').fill('5555550177');
    await field(client, 'SSN').fill('666501234');
    await field(client, 'Street address').fill('12 Long Rd');
    await field(client, 'City').fill('Reno');
    const photo = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    for (const input of await client.locator('input[type=file]').all()) await input.setInputFiles(photo);
    await button(client, 'Save Profile').click();
    await client
      .getByText('Thank you. Ellis Credit Partners has everything they need from you for now.')
      .waitFor();
    expect(await client.getByText(/^Still missing/).count()).toBe(0);
    const detail = (await ask(`/profile/details/${profileId}`)).answer;
    expect(detail).toMatchObject({
      profileName: 'Noor',
      city: 'Reno',
      ssn: '***-**-1234',
      dob: '**/**/1986',
      ssnDocument: { mediaType: 'image/jpeg' },
      addressDocument: { mediaType: 'image/jpeg' },
      idOrDriverDocument: { mediaType: 'image/jpeg' },
    });
  });

  it('A9 tells the agency that its client completed their information', async () => {
    await agency.reload();
    await agency.getByText(/^First used on /).waitFor();
    await agency.getByRole('button', { name: /^Notifications: / }).click();
    const entry = agency.getByRole('dialog', { name: 'Alerts' }).getByRole('listitem').first();
    await entry.getByRole('img', { name: 'Good news' }).waitFor();
    const lines = (await entry.innerText()).split('\n').filter(Boolean);
    expect(lines).toEqual([
      'A client completed their information',
      'Noor is ready for the next step.',
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d\s[AP]M$/),
    ]);
    await agency.keyboard.press('Escape');
  });

  it('D14 belongs to one client: another person does not find it', async () => {
    const context = await world.browser.newContext();
    const other = await context.newPage();
    await other.goto(address);
    await button(other, 'Continue').click();
    await other.locator('a[href*="sign-up"]').click();
    await other.locator('input[name=fullName]').fill('Someone Else');
    await other.locator('input[name=mail]').fill('someone@example.com');
    await other.locator('input[name=password]').fill('demonstration-only');
    await other.locator('button[type=submit]').click();
    await other.getByRole('heading', { name: 'This link was first used with another sign-in' }).waitFor();
    await context.close();
  });

  it('D14 ends when it is revoked', async () => {
    await button(agency, 'Revoke').click();
    await button(agency, 'Create link').waitFor();
    await client.reload();
    await client.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  });
});

describe('the link sent to the print shop', () => {
  it('F14 F18 opens the letters for a signed-in stranger with the key: CSV on load, zip by button', async () => {
    const [{ id, profileName }] = (await ask('/generations')).answer.generations;
    const { url } = (await ask(`/attack/session/mail/${id}`, { body: {} })).answer;
    const link = new URL(url).searchParams.get('note')?.replace(/^Print /, '') ?? '';
    expect(link).toMatch(new RegExp(`^${world.product.business}/print/${id}\\?key=[\\w-]{22}$`));

    const shop = await aNewPerson(world.browser, `${world.product.business}/settings`, 'shop@example.com');
    await shop.goto(`${world.product.business}/print/${id}`);
    const closed = shop.getByText(/^This print link isn’t valid/);
    await closed.waitFor();
    const csv = shop.waitForEvent('download');
    await shop.goto(link);
    expect((await csv).suggestedFilename()).toBe(`${id}.csv`);
    await expectAccessible(shop);
    const zip = shop.waitForEvent('download');
    await button(shop, 'Download Letter(s)').click();
    expect((await zip).suggestedFilename()).toBe(`${profileName}.zip`);
    expect(await button(shop, 'Revoke').count()).toBe(0);

    const own = agency.waitForEvent('download');
    await agency.goto(`${world.product.business}/print/${id}`);
    expect((await own).suggestedFilename()).toBe(`${id}.csv`);
    for (const opened of ['shop@example.com downloaded the list', 'shop@example.com downloaded the letters'])
      await agency.getByText(opened).first().waitFor();
    // An account of the other site gets there with the link's key.
    const { page: consumer } = await signedIn(
      world.browser,
      world.product.consumer,
      demonstrationMails.b2c,
      '/settings',
    );
    await consumer.goto(link);
    await signIn(consumer, demonstrationMails.b2c);
    const list = consumer.waitForEvent('download');
    await consumer.getByRole('alert').getByRole('link').click();
    expect((await list).suggestedFilename()).toBe(`${id}.csv`);
    expect(consumer.url()).toBe(link.replace(world.product.business, world.product.consumer));
    await consumer.context().close();

    await button(agency, 'Revoke').click();
    await agency.getByText(/^No one else has a link to these letters\./).waitFor();
    await shop.goto(link);
    await closed.waitFor();
  });

  it('F18 requires a sign-in, and opens for support without a key', async () => {
    const [{ id }] = (await ask('/generations')).answer.generations;
    const nobody = await world.browser.newPage();
    await nobody.goto(`${world.product.business}/print/${id}`);
    await nobody.locator('input[name=password]').waitFor();
    await nobody.close();
    const { page } = await signedIn(
      world.browser,
      world.product.business,
      demonstrationSupportMail,
      '/settings',
    );
    const csv = page.waitForEvent('download');
    await page.goto(`${world.product.business}/print/${id}`);
    expect((await csv).suggestedFilename()).toBe(`${id}.csv`);
  });
});
