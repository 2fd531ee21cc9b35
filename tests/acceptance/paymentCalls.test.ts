import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PaymentForm } from '#contract/payment.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { replyFields, signedReply } from '#tests/support/aCardReply.ts';
import { type Ask, type RequestOptions, requestsAs, tokenOf } from '#tests/support/apiClient.ts';
import { formBody, mutatedReplies } from '#tests/support/mutatedReplies.ts';
import { copyDemonstration } from '#tests/support/demonstration.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { withProviders } from '#tests/support/world.ts';
import { generationsLeft } from './generationsLeft.ts';

const environment: Record<string, string> = {};
let product: Product;
let ask: Ask;

beforeAll(async () => {
  Object.assign(environment, await withProviders());
  product = await startProduct(environment, copyDemonstration);
  // Its letters cost generations as well.
  await product.seeded();
  ask = await requestsAs(product, 'business', demonstrationMails.b2b);
});
afterAll(() => product?.stop());

/** A call to the business host, over real HTTP; returns the status and the reply. */
async function call(path: string, asked: RequestOptions = {}) {
  const { status, answer } = await ask(path, asked);
  return { status, answer };
}
const refusal = (status: number, code: string, fields?: readonly { field: string; problem: string }[]) => ({
  status,
  answer: { ok: false, code, error: '', ...(fields && { fields }) },
});

const left = () => generationsLeft(ask);
const anOrder = async (count: number) =>
  PaymentForm.parse((await call(`/payment/create/${count}`)).answer).fields;
const bring = (reply: Readonly<Record<string, string>>, asked: RequestOptions = {}) =>
  call(`/payment/add?${new URLSearchParams(reply)}`, asked);
const post = (reply: Readonly<Record<string, string>>) =>
  fetch(`${product.business}/api/v1/payment/reply`, {
    method: 'POST',
    body: new URLSearchParams(reply),
  });

it('H19 opens an order and returns the form of the hosted page', async () => {
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

it('H20 accepts the signed reply that the browser brings, and adds nothing for any other', async () => {
  const before = await left();
  const reply = signedReply(replyFields(await anOrder(2)));
  expect(await bring(reply, { as: null })).toEqual(refusal(401, 'unauthenticated'));
  expect(await bring({ ...reply, req_amount: '1.00' })).toEqual(refusal(400, 'paymentUnverified'));
  const { signature: _signature, ...unsigned } = reply;
  expect(await bring(unsigned)).toEqual(
    refusal(400, 'invalid', [{ field: 'signature', problem: 'required' }]),
  );
  expect(await left()).toBe(before);
  for (let times = 0; times < 3; times += 1) {
    expect(await bring(reply)).toEqual({ status: 200, answer: { outcome: 'paid', count: 2 } });
  }
  expect(await left()).toBe(before + 2);
});

it("H20 treats another account's order exactly like an unknown one", async () => {
  const consumer = await requestsAs(product, 'consumer', demonstrationMails.b2c);
  const form = PaymentForm.parse((await consumer('/payment/create/1', {})).answer).fields;
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

it('G3 1,000 mutated replies are all refused and add nothing, and then the genuine one is accepted', async () => {
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

it('H21 returns what is left and used', async () => {
  const Subject = z.object({ generationsLeft: z.unknown(), generationsUsed: z.unknown() });
  const { status, answer } = await call('/allgenerations');
  expect([status, Object.keys(Subject.parse(answer))]).toEqual([200, ['generationsLeft', 'generationsUsed']]);
  expect(answer).toEqual({
    generationsLeft: { value: expect.any(Number), until: null },
    generationsUsed: { value: expect.any(Number), until: expect.any(String) },
  });
  expect(await call('/allgenerations', { as: null })).toEqual(refusal(401, 'unauthenticated'));
});

it('G11 lets only support add generations to a user', async () => {
  const Me = z.object({ id: z.string() });
  const { id: userId } = Me.parse((await call('/myInformation')).answer);
  const before = await left();
  const body = { userId, count: 5 };
  expect(await call('/admin/generations', { body })).toEqual(refusal(403, 'forbidden'));
  expect(await call('/admin/generations', { body, as: null })).toEqual(refusal(401, 'unauthenticated'));

  const token = await tokenOf(product, 'business', demonstrationMails.b2b);
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
