import { afterAll, beforeAll, expect, it } from 'vitest';
import { PaymentReply } from '#contract/payment.ts';
import { startSandbox, type Sandbox } from '#sandbox/start.ts';
import { merchant } from '#sandbox/cardSignature.ts';
import { cardPayments } from '#server/gateways/cardPayment.ts';
import { cardAccess } from '#tests/support/anApp.ts';
import { replyFields, signedReply } from '#tests/support/aCardReply.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let sandbox: Sandbox;
beforeAll(async () => (sandbox = await startSandbox({ port: 0, clock: () => now })));
afterAll(() => sandbox.stop());

let orders = 0;
function anOrder() {
  orders += 1;
  const order = {
    reference: `order-${orders}`,
    transactionUuid: `attempt-${orders}`,
    amount: 8_700,
    language: 'en',
    // Nobody listens there; replies from the provider's server are tested in tests/acceptance.
    replyTo: 'http://127.0.0.1:9/api/v1/payment/reply',
  } as const;
  return { order, ...cards.form(order, now) };
}
const cards = cardPayments(cardAccess);

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.address}/card${path}`, { method: 'POST', body: new URLSearchParams(fields) });

/** The reply that the card page passes to the browser. */
async function replyTo(uuid: string, outcome: string) {
  const page = await (await post('/confirm', { transaction_uuid: uuid, outcome })).text();
  const inputs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return PaymentReply.parse(Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])));
}

it.each([
  ['accept', 'paid'],
  ['repeated', 'paid'],
  ['decline', 'declined'],
  ['review', 'pending'],
])("accepts the card page's reply of %s", async (outcome, wanted) => {
  const { order, fields } = anOrder();
  const page = await post('/pay', fields);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('USD 87.00')]);
  expect(cards.verify(await replyTo(order.transactionUuid, outcome))).toEqual({
    reference: order.reference,
    transactionUuid: order.transactionUuid,
    amount: 8_700,
    outcome: wanted,
    transactionId: expect.stringMatching(/^\d{22}$/),
  });
});

it('accepts a cancellation, which names no transaction', async () => {
  const { order, fields } = anOrder();
  await post('/pay', fields);
  const reply = cards.verify(await replyTo(order.transactionUuid, 'cancel'));
  expect(reply).toMatchObject({ outcome: 'canceled', transactionId: '' });
});

it.each(['forged', 'altered'])('rejects a reply that is %s', async (outcome) => {
  const { order, fields } = anOrder();
  await post('/pay', fields);
  expect(cards.verify(await replyTo(order.transactionUuid, outcome))).toBe('signature');
});

it('posts what the card page accepts, once, in time, and unaltered', async () => {
  const { fields } = anOrder();
  const statusOf = async (changed: Readonly<Record<string, string>>) => (await post('/pay', changed)).status;
  expect(await statusOf({ ...fields, amount: '1.00' })).toBe(403);
  expect(await statusOf({ ...fields, override_custom_receipt_page: 'http://127.0.0.1:9/' })).toBe(403);
  const { order } = anOrder();
  expect(await statusOf(cards.form(order, new Date(now.getTime() - 16 * 60_000)).fields)).toBe(403);
  expect(await statusOf(fields)).toBe(200);
  expect(await statusOf(fields)).toBe(403);
});

it('accepts replies signed with the key that is being replaced', () => {
  const older = { accessKey: 'older', secretKey: 'older secret' };
  const { fields } = anOrder();
  const reply = replyFields(fields, { req_access_key: 'older' });
  const given = PaymentReply.parse(signedReply(reply, { key: older.secretKey }));
  expect(cards.verify(given)).toBe('key');
  const both = cardPayments({ ...cardAccess, keys: [merchant, older] });
  expect(both.verify(given)).toMatchObject({ outcome: 'paid', amount: 8_700 });
});

const names =
  'decision,reason_code,req_access_key,req_amount,req_currency,req_profile_id,req_reference_number,req_transaction_type,req_transaction_uuid,signed_field_names';

it.each([
  ['names a field twice', { a: 'b' }, ',a,a'],
  ['names a field as no field is named', { 'a=b': 'c' }, ',a=b'],
  // Of 8,000 characters, it once took minutes: each of its texts was searched for each of its names.
  ['names one field as often as it can', { a: ','.repeat(3_990) }, ',a'.repeat(1_850)],
  ['has a value that contains another pair', { a: 'x,decision=ACCEPT' }, ',a'],
])('counts a reply as ambiguous that %s', (_, more, further) => {
  const fields = { ...replyFields(anOrder().fields), ...more, signed_field_names: names + further };
  expect(cards.verify(PaymentReply.parse({ ...fields, signature: 'none' }))).toBe('ambiguous');
});

it.each(['constructor', 'toString', '__proto__'])('takes %s for a field that was not sent', (name) => {
  const fields = { ...replyFields(anOrder().fields), signed_field_names: `${names},${name}` };
  expect(cards.verify(PaymentReply.parse({ ...fields, signature: 'none' }))).toBe('signature');
});

it('takes a comma, an equals sign, and a name apart for no pair', () => {
  const more = { a: 'decision=x', b: 'x, decision=x', c: ',decisions=x', d: 'decision,=' };
  const fields = { ...replyFields(anOrder().fields), ...more, signed_field_names: `${names},a,b,c,d` };
  expect(cards.verify(PaymentReply.parse({ ...fields, signature: 'none' }))).toBe('signature');
});
