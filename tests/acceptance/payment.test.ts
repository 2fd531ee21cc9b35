import * as fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PaymentForm } from '#contract/payment.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { replyFields, signedReply } from '#tests/support/aCardReply.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { formBody, mutatedReplies } from '#tests/support/mutatedReplies.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { tokenFor } from '../../tools/token/tokenFor.ts';

const environment: Record<string, string> = {};
let product: Product;
let browser: Browser;
/** A person of each variant, signed in, on the settings. */
let pages: Readonly<Record<'b2b' | 'b2c', Page>>;
let token: string;

async function openSettings(variant: 'b2b' | 'b2c'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${variant === 'b2b' ? product.business : product.consumer}/settings`);
  await page.locator('input[name=mail]').fill(demonstrationMails[variant]);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
  await page.getByLabel('Number of generations').waitFor();
  return page;
}

beforeAll(async () => {
  product = await startProduct(environment);
  browser = await openChromium();
  pages = { b2b: await openSettings('b2b'), b2c: await openSettings('b2c') };
  const { business: origin, port } = product;
  token = await tokenFor({ mail: demonstrationMails.b2b, password: demonstrationPassword, origin, port });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A call to the business host, over real HTTP; its status and its answer. */
async function call(path: string, { body, as = token }: { body?: unknown; as?: string | null } = {}) {
  const response = await fetch(`${product.business}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(as !== null && { authorization: `Bearer ${as}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}
const refusal = (status: number, code: string, fields?: readonly { field: string; problem: string }[]) => ({
  status,
  answer: { ok: false, code, error: '', ...(fields && { fields }) },
});

const Counters = z.object({ generationsLeft: z.object({ value: z.int(), until: z.null() }) });
const left = async () => Counters.parse((await call('/allgenerations')).answer).generationsLeft.value;
const anOrder = async (count: number) =>
  PaymentForm.parse((await call(`/payment/create/${count}`)).answer).fields;
const bring = (reply: Readonly<Record<string, string>>, as: string | null = token) =>
  call(`/payment/add?${new URLSearchParams(reply)}`, { as });
const post = (reply: Readonly<Record<string, string>>) =>
  fetch(`${product.business}/api/v1/payment/reply`, { method: 'POST', body: new URLSearchParams(reply) });

/** Chooses a number, buys it, and has the card page answer so. */
async function buy(page: Page, count: number, outcome: string): Promise<void> {
  await page.getByLabel('Number of generations').selectOption(String(count));
  await page.getByRole('button', { name: /^Purchase for/ }).click();
  await page.getByRole('heading', { name: 'Card page' }).waitFor();
  await page.getByLabel('What happens').selectOption(outcome);
  await page.getByRole('button', { name: 'Pay' }).click();
}
const ring = async (page: Page) => {
  const label = await page.getByRole('img', { name: /^Generations left/ }).getAttribute('aria-label');
  return Number(label?.replace('Generations left: ', ''));
};

it('G1 shows what is left and used as circles, what is used with its last day', async () => {
  const page = pages.b2b;
  const Used = z.object({ generationsUsed: z.object({ value: z.int(), until: z.iso.datetime() }) });
  const { value, until } = Used.parse((await call('/allgenerations')).answer).generationsUsed;
  await page.reload();
  const used = page.getByRole('figure').filter({ hasText: 'Generations used' });
  await used.getByRole('img', { name: `Generations used: ${value}`, exact: true }).waitFor();
  const day = await page.evaluate((at) => new Date(at).toLocaleDateString('en-CA'), until);
  const [year, month, date] = day.split('-');
  expect(await used.innerText()).toContain(`until ${month}/${date}/${year}`);
  // Generations do not expire.
  const unused = page.getByRole('figure').filter({ hasText: 'Generations left' });
  expect(await unused.innerText()).toMatch(/^\d+\s+Generations left$/);
});

describe('the choice', () => {
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

  it('G2 says so in Spanish', async () => {
    const page = pages.b2c;
    await page.getByLabel('Language').selectOption('es');
    await page.getByLabel('Cantidad de generaciones').selectOption('10');
    await page.getByRole('button', { name: 'Comprar por $490', exact: true }).click();
    // The card page speaks the language as well.
    await page.getByRole('button', { name: 'Pagar' }).waitFor();
    await page.goto(`${product.consumer}/settings`);
    await page.getByLabel('Idioma').selectOption('en');
    await page.getByLabel('Number of generations').waitFor();
  });
});

describe('a purchase in the browser', () => {
  it('G3 posts a hidden signed form to the hosted page, and a paid reply adds exactly that many', async () => {
    const page = pages.b2c;
    const before = await ring(page);
    const posted = page.waitForRequest((request) => request.url() === `${product.sandbox}/card/pay`);
    const returned = page.waitForRequest(
      (request) => request.url() === `${product.consumer}/api/v1/payment/reply`,
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

    await page.getByText('Thank you, the payment has arrived. 3 generations were added.').waitFor();
    await page.getByRole('img', { name: `Generations left: ${before + 3}`, exact: true }).waitFor();
    expect(page.url()).toBe(`${product.consumer}/settings`);
    await page.reload();
    await page.getByLabel('Number of generations').waitFor();
    expect(await ring(page)).toBe(before + 3);
    expect(await page.getByText('Thank you, the payment has arrived.').count()).toBe(0);
  });

  it('A9 tells a paid purchase in the drawer, dated, as good news', async () => {
    const page = pages.b2c;
    await page.getByRole('button', { name: /^Notifications: / }).click();
    const entry = page.getByRole('dialog').getByRole('listitem').first();
    const date = await page.evaluate(() => {
      const now = new Date();
      return `${String(now.getMonth() + 1).padStart(2, '0')}/${String(now.getDate()).padStart(2, '0')}/${now.getFullYear()}`;
    });
    expect((await entry.innerText()).split('\n').filter(Boolean)).toEqual([
      'Purchase paid',
      'Generations added: 3',
      date,
    ]);
    await entry.getByRole('img', { name: 'Good news' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it.each([
    ['repeated', 2, 'Thank you, the payment has arrived. 2 generations were added.'],
    ['accept', 1, 'Thank you, the payment has arrived. 1 generation was added.'],
    ['decline', 0, 'The card was declined, and no generations were added. Please try another card.'],
    [
      'review',
      0,
      'The card provider is still checking this payment. The generations are added once it is approved.',
    ],
    ['cancel', 0, 'The purchase was canceled, and no generations were added.'],
    ['forged', 0, "The card provider's reply could not be verified. No generations were added."],
    ['altered', 0, "The card provider's reply could not be verified. No generations were added."],
  ])('G3 H20 a reply that is %s adds %d and says so', async (outcome, added, sentence) => {
    const page = pages.b2b;
    const before = await left();
    await buy(page, added === 0 ? 4 : added, outcome);
    await page.getByText(sentence, { exact: true }).waitFor();
    expect([await left(), await ring(page)]).toEqual([before + added, before + added]);
  });

  it('G3 a reply that comes late, to nobody in the browser, counts all the same', async () => {
    const page = pages.b2b;
    const before = await left();
    await buy(page, 5, 'late');
    await page.getByRole('link', { name: 'Return to the shop' }).click();
    await page.waitForURL(/\/dashboard$/);
    await expect.poll(left, { timeout: 20_000 }).toBe(before + 5);
    await page.goto(`${product.business}/settings`);
    await page.getByLabel('Number of generations').waitFor();
    expect(await ring(page)).toBe(before + 5);
  });

  it('G3 an order that cannot be opened is told, and can be tried again', async () => {
    const page = pages.b2b;
    await page.route('**/api/v1/payment/create/*', (route) => route.abort(), { times: 1 });
    const button = page.getByRole('button', { name: /^Purchase for/ });
    await button.click();
    await page.getByRole('alert').getByText('An unknown error occurred!').waitFor();
    await button.click();
    await page.getByRole('heading', { name: 'Card page' }).waitFor();
    await page.goBack();
  });

  it('G3 a reply that the page cannot bring is brought by another try', async () => {
    const page = pages.b2b;
    const before = await left();
    await page.route('**/api/v1/payment/add?*', (route) => route.abort(), { times: 1 });
    await buy(page, 2, 'accept');
    await page.getByRole('alert').getByText('An unknown error occurred!').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('2 generations were added.').waitFor();
    expect(await left()).toBe(before + 2);
  });

  it('G3 somebody who comes back from the card page without paying can choose again', async () => {
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

describe('the calls', () => {
  it('H19 opens an order and answers with the form of the hosted page', async () => {
    const { status, answer } = await call('/payment/create/10');
    const replyTo = `${product.business}/api/v1/payment/reply`;
    expect([status, answer]).toEqual([
      200,
      {
        action: `${product.sandbox}/card/pay`,
        fields: expect.objectContaining({
          amount: '290.00',
          currency: 'USD',
          transaction_type: 'sale',
          override_custom_receipt_page: replyTo,
          override_custom_cancel_page: replyTo,
          override_backoffice_post_url: replyTo,
          signature: expect.stringMatching(/^[\w+/]{43}=$/),
        }),
      },
    ]);
    for (const count of ['0', '11', '1.5', 'all']) {
      expect(await call(`/payment/create/${count}`)).toEqual(
        refusal(400, 'invalid', [{ field: 'count', problem: 'outOfRange' }]),
      );
    }
    expect(await call('/payment/create/1', { as: null })).toEqual(refusal(401, 'unauthenticated'));
  });

  it('H20 takes the signed reply that the browser brings, and adds nothing for any other', async () => {
    const before = await left();
    const reply = signedReply(replyFields(await anOrder(2)));
    expect(await bring(reply, null)).toEqual(refusal(401, 'unauthenticated'));
    expect(await bring({ ...reply, req_amount: '1.00' })).toEqual(refusal(400, 'paymentUnverified'));
    const { signature: _signature, ...unsigned } = reply;
    expect(await bring(unsigned)).toEqual(
      refusal(400, 'invalid', [{ field: 'signature', problem: 'invalid' }]),
    );
    expect(await left()).toBe(before);
    for (let times = 0; times < 3; times += 1) {
      expect(await bring(reply)).toEqual({ status: 200, answer: { outcome: 'paid', count: 2 } });
    }
    expect(await left()).toBe(before + 2);
  });

  it("H20 answers another account's order as one that nobody made", async () => {
    const posted = pages.b2c.waitForRequest((request) => request.url() === `${product.sandbox}/card/pay`);
    await pages.b2c.getByRole('button', { name: /^Purchase for/ }).click();
    const form = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''));
    expect(await bring(signedReply(replyFields(form)))).toEqual(refusal(404, 'notFound'));
    const nobodys = { ...form, reference_number: '01a1fc0b-0000-7000-8000-000000000009' };
    expect(await bring(signedReply(replyFields(nobodys)))).toEqual(refusal(404, 'notFound'));
  });

  it('G3 one reply sent 200 times at once, and again after a restart, is booked once', async () => {
    const before = await left();
    const reply = signedReply(replyFields(await anOrder(6)));
    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await post(reply)).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await product.kill();
    await product.restart();
    expect((await post(reply)).status).toBe(200);
    expect(await left()).toBe(before + 6);
  });

  it('G3 1,000 mutated replies are all refused and add nothing, and then the sound one is taken', async () => {
    const before = await left();
    const sound = signedReply(replyFields(await anOrder(7), { bill_to_forename: 'Ana, María' }));
    const statuses = new Map<number, number>();
    for (const changed of fc.sample(mutatedReplies(sound), { numRuns: 1_000, seed: 20_261_121 })) {
      const { status } = await fetch(`${product.business}/api/v1/payment/reply`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: formBody(changed),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[400, 1_000]]);
    expect(await left()).toBe(before);
    expect((await post(sound)).status).toBe(200);
    expect(await left()).toBe(before + 7);
  });

  it('H21 tells what is left and used', async () => {
    const Subject = z.object({ generationsLeft: z.unknown(), generationsUsed: z.unknown() });
    const { status, answer } = await call('/allgenerations');
    expect([status, Object.keys(Subject.parse(answer))]).toEqual([
      200,
      ['generationsLeft', 'generationsUsed'],
    ]);
    expect(answer).toEqual({
      generationsLeft: { value: expect.any(Number), until: null },
      generationsUsed: { value: expect.any(Number), until: expect.any(String) },
    });
    expect(await call('/allgenerations', { as: null })).toEqual(refusal(401, 'unauthenticated'));
  });

  it('G11 lets support alone add generations to a user', async () => {
    const Me = z.object({ id: z.string() });
    const { id: userId } = Me.parse((await call('/myInformation')).answer);
    const before = await left();
    const body = { userId, count: 5 };
    expect(await call('/admin/generations', { body })).toEqual(refusal(403, 'forbidden'));
    expect(await call('/admin/generations', { body, as: null })).toEqual(refusal(401, 'unauthenticated'));

    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { sub } = z.object({ sub: z.string() }).parse(JSON.parse(claims));
    environment['SUPPORT_USERS'] = `embedded:${sub}`;
    await product.kill();
    await product.restart();
    expect(await call('/admin/generations', { body: { userId, count: 0 } })).toEqual(
      refusal(400, 'invalid', [{ field: 'count', problem: 'invalid' }]),
    );
    const nobody = { userId: '01a1fc0b-0000-7000-8000-000000000009', count: 1 };
    expect(await call('/admin/generations', { body: nobody })).toEqual(refusal(404, 'notFound'));
    expect(await call('/admin/generations', { body })).toEqual({
      status: 200,
      answer: { ok: true, generationsLeft: { value: before + 5 } },
    });
    expect(await left()).toBe(before + 5);
  });
});
