import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { previewLetters } from '#contract/letterPreview.ts';
import { createProfile } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { creditReports } from '#contract/reports.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { attempts } from '#tests/support/attempts.ts';
import { type Ask, requestsAs } from '#tests/support/apiClient.ts';
import { clientOf } from '#tests/support/client.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';
import { generationsLeft } from './generationsLeft.ts';

const world = aWorld();
/** A signed-in person of each variant, on the settings page. */
let pages: Readonly<Record<'b2b' | 'b2c', Page>>;
let ask: Ask;

async function openSettings(variant: 'b2b' | 'b2c'): Promise<Page> {
  const page = await world.browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${variant === 'b2b' ? world.product.business : world.product.consumer}/settings`);
  await signIn(page, demonstrationMails[variant]);
  await page.getByLabel('Number of generations').waitFor();
  return page;
}

beforeAll(async () => {
  pages = { b2b: await openSettings('b2b'), b2c: await openSettings('b2c') };
  ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
});

const left = () => generationsLeft(ask);

/** Chooses a number, buys it, and lets the card page reply with this outcome. */
async function buy(page: Page, count: number, outcome: string): Promise<void> {
  await page.getByLabel('Number of generations').selectOption(String(count));
  await page.getByRole('button', { name: /^Purchase for/ }).click();
  await page.getByRole('heading', { name: 'Card page' }).waitFor();
  await page.getByLabel('Outcome').selectOption(outcome);
  await page.getByRole('button', { name: 'Pay' }).click();
}
const ring = async (page: Page) => {
  const label = await page.getByRole('img', { name: /^Generations left/ }).getAttribute('aria-label');
  return Number(label?.replace('Generations left: ', ''));
};

it('G1 shows what is left and what is used as circles, the latter with its last day', async () => {
  const page = pages.b2b;
  const Used = z.object({ generationsUsed: z.object({ value: z.int(), until: z.iso.datetime() }) });
  const { value, until } = Used.parse((await ask('/allgenerations')).answer).generationsUsed;
  await page.reload();
  const used = page.getByRole('figure').filter({ hasText: 'Generations used' });
  await used.getByRole('img', { name: `Generations used: ${value}`, exact: true }).waitFor();
  const day = await page.evaluate((at) => new Date(at).toLocaleDateString('en-CA'), until);
  const [year, month, date] = day.split('-');
  expect(await used.innerText()).toContain(`as of ${month}/${date}/${year}`);
  // Generations do not expire.
  const unused = page.getByRole('figure').filter({ hasText: 'Generations left' });
  expect(await unused.innerText()).toMatch(/^\d+\s+Generations left$/);
  // Together the two are everything the account ever had: one whole circle.
  const drawn = (ring: typeof used) =>
    ring
      .locator('g circle')
      .evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeDasharray));
  expect((await drawn(used)) + (await drawn(unused))).toBeCloseTo(2 * Math.PI * 52, 1);
});

describe('the selection', () => {
  it.each([
    ['b2b', 29],
    ['b2c', 49],
  ] as const)('G2 I3 offers %s 1 to 10 generations at %d dollars each', async (variant, each) => {
    const page = pages[variant];
    const select = page.getByLabel('Number of generations');
    const counts = await select.locator('option').allTextContents();
    expect(counts).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    for (const count of counts) {
      await select.selectOption(count);
      const name = `Purchase for $${(Number(count) * each).toLocaleString('en-US')}`;
      await page.getByRole('button', { name, exact: true }).waitFor();
    }
  });

  it('G2 is in Spanish too', async () => {
    const page = pages.b2c;
    await page.getByLabel('Language').selectOption('es');
    await page.getByLabel('Cantidad de paquetes de cartas').selectOption('10');
    await page.getByRole('button', { name: 'Comprar por $490', exact: true }).click();
    // The card page speaks the language as well.
    await page.getByRole('button', { name: 'Pagar' }).waitFor();
    await page.goto(`${world.product.consumer}/settings`);
    await page.getByLabel('Idioma').selectOption('en');
    await page.getByLabel('Number of generations').waitFor();
  });
});

describe('a purchase in the browser', () => {
  it('G3 posts a hidden signed form to the hosted page, and a paid reply adds exactly that many', async () => {
    const page = pages.b2c;
    const before = await ring(page);
    const posted = page.waitForRequest((request) => request.url() === `${world.product.sandbox}/card/pay`);
    const returned = page.waitForRequest(
      (request) => request.url() === `${world.product.consumer}/api/v1/payment/reply`,
    );
    await buy(page, 3, 'accept');
    const form = new URLSearchParams((await posted).postData() ?? '');
    expect([(await posted).method(), form.get('amount'), form.get('currency')]).toEqual([
      'POST',
      '147.00',
      'USD',
    ]);
    const names = (form.get('signed_field_names') ?? '').split(',');
    expect([...form.keys()].filter((name) => !names.includes(name))).toEqual(['signature']);
    expect((await returned).method()).toBe('POST');

    await page.getByText('Thank you. We received your payment. 3 generations were added.').waitFor();
    await page.getByRole('img', { name: `Generations left: ${before + 3}`, exact: true }).waitFor();
    expect(page.url()).toBe(`${world.product.consumer}/settings`);
    await page.reload();
    await page.getByLabel('Number of generations').waitFor();
    expect(await ring(page)).toBe(before + 3);
    expect(await page.getByText('Thank you. We received your payment.').count()).toBe(0);
  });

  it('A9 shows a paid purchase in the drawer, with its date, as good news', async () => {
    const page = pages.b2c;
    await page.getByRole('button', { name: /^Notifications: / }).click();
    const entry = page.getByRole('dialog').getByRole('listitem').first();
    const date = await page.evaluate(() => {
      const now = new Date();
      return `${String(now.getMonth() + 1).padStart(2, '0')}/${String(now.getDate()).padStart(2, '0')}/${now.getFullYear()}`;
    });
    expect((await entry.innerText()).split('\n').filter(Boolean)).toEqual([
      'Payment received',
      'Generations added: 3',
      expect.stringMatching(new RegExp(`^${date} \\d{1,2}:\\d\\d\\s[AP]M$`)),
    ]);
    await entry.getByRole('img', { name: 'Good news' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it.each([
    ['repeated', 2, 'Thank you. We received your payment. 2 generations were added.'],
    ['accept', 1, 'Thank you. We received your payment. 1 generation was added.'],
    ['decline', 0, 'Your card was declined, so no generations were added. Try another card.'],
    [
      'review',
      0,
      'The card provider is still reviewing this payment. Your generations will be added once it’s approved.',
    ],
    ['cancel', 0, 'Your purchase was canceled. No generations were added.'],
    ['forged', 0, 'We couldn’t verify the card provider’s response. No generations were added.'],
    ['altered', 0, 'We couldn’t verify the card provider’s response. No generations were added.'],
  ])('G3 H20 a reply that is %s adds %d and says so', async (outcome, added, sentence) => {
    const page = pages.b2b;
    const before = await left();
    await buy(page, added === 0 ? 4 : added, outcome);
    await page.getByText(sentence, { exact: true }).waitFor();
    expect([await left(), await ring(page)]).toEqual([before + added, before + added]);
  });

  it('G3 a reply that comes late, without a browser, still counts', async () => {
    const page = pages.b2b;
    const before = await left();
    await buy(page, 5, 'late');
    await page.getByRole('link', { name: 'Return to the shop' }).click();
    await page.waitForURL(/\/dashboard$/);
    await expect.poll(left).toBe(before + 5);
    await page.goto(`${world.product.business}/settings`);
    await page.getByLabel('Number of generations').waitFor();
    expect(await ring(page)).toBe(before + 5);
  });

  it('G3 an order that cannot be opened is reported, and can be retried', async () => {
    const page = pages.b2b;
    await page.route('**/api/v1/payment/create/*', (route) => route.abort(), { times: attempts });
    const button = page.getByRole('button', { name: /^Purchase for/ });
    await button.click();
    await page
      .getByRole('alert')
      .getByText('Can’t connect. Check your internet connection and try again.')
      .waitFor();
    await button.click();
    await page.getByRole('heading', { name: 'Card page' }).waitFor();
    await page.goBack();
  });

  it('G3 a reply that the page fails to send is sent by a retry', async () => {
    const page = pages.b2b;
    const before = await left();
    await page.route('**/api/v1/payment/add?*', (route) => route.abort(), { times: attempts });
    await buy(page, 2, 'accept');
    await page
      .getByRole('alert')
      .getByText('Can’t connect. Check your internet connection and try again.')
      .waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('2 generations were added.').waitFor();
    expect(await left()).toBe(before + 2);
  });

  it('G3 a person who comes back from the card page without paying can choose again', async () => {
    const page = pages.b2b;
    const before = await left();
    await page.getByRole('button', { name: /^Purchase for/ }).click();
    await page.getByRole('heading', { name: 'Card page' }).waitFor();
    await page.goBack();
    const button = page.getByRole('button', { name: /^Purchase for/ });
    await button.waitFor();
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await left()).toBe(before);
  });
});

describe('letters that wait for a generation', () => {
  it('K19 K20 can be read and counted first, and buying comes back to them with client and options', async () => {
    const person = await clientOf(world.product, demonstrationSupportMail);
    const { id: profileId } = await person.perform(createProfile, { body: aProfileInput({}) });
    await person.perform(connectProvider, {
      params: { provider: 'MyFreeScoreNow', profileId },
      body: { username: 'ana.torres', password: 'sandbox' },
    });
    const place = `/repair-center/${profileId}`;
    const { page } = await signedIn(
      world.browser,
      world.product.business,
      demonstrationSupportMail,
      `/edit-profile/${profileId}`,
    );
    await page.getByRole('link', { name: 'Move to Repair center' }).first().click();
    await page.getByText('No Generations Left').waitFor();
    await page.getByText('One generation, $29, gives you the whole set').waitFor();

    await page.getByRole('button', { name: 'Preview the letters' }).click();
    const options = page.getByRole('dialog', { name: 'What should the letters cover?' });
    await options.getByText('Late Payments Only').click();
    await options.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview letters' });
    const { results } = await person.perform(creditReports, { params: { profileId } });
    const { letters } = await person.perform(previewLetters, {
      body: {
        profileId,
        reportId: results[0]?.id ?? '',
        choice: { kind: 'automatic', options: [3] },
      },
    });
    await preview.getByText(`${letters.length} letters for this choice`, { exact: true }).waitFor();
    await preview.getByRole('img', { name: /^Page 1 of/ }).waitFor();
    await preview.getByRole('link', { name: 'Buy Generations' }).click();

    await buy(page, 1, 'decline');
    await page.getByText('No charge was made.').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Back to the letters' }).waitFor();
    await page.getByRole('button', { name: /^Purchase for/ }).click();
    await page.getByRole('heading', { name: 'Card page' }).waitFor();
    await page.goBack();
    await buy(page, 2, 'accept');

    await page.waitForURL((url) => url.pathname === place);
    await page.getByText('Payment received: 2 generations were added.').waitFor();
    const late = options.getByRole('checkbox', { name: 'Late Payments Only' });
    expect(await late.isChecked()).toBe(true);
    // A call that fails now makes the person load the page again.
    await page.reload();
    await late.waitFor();
    expect(await late.isChecked()).toBe(true);
    await options.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    expect(await late.isChecked()).toBe(true);
    await page.context().close();
  });
});
