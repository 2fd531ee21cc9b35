import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayment, grantGenerations } from '#contract/payment.ts';
import { signedReply } from '#tests/support/aCardReply.ts';
import { anApp, cardAccess, type AppUnderTest } from '#tests/support/anApp.ts';
import { anOrder } from './orders.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

describe('createPayment', () => {
  it('is in English with an empty language', async () => {
    const who = await world.person();
    const answer = await world.ask(createPayment, who, { params: { count: '1' }, query: { language: '' } });
    expect(answer.json().fields.locale).toBe('en-us');
  });

  it.each([
    ['b2b', '3', '87.00', 'localhost', 'en-us'],
    ['b2c', '10', '490.00', 'my.localhost', 'es-us'],
  ] as const)('responds to %s with a signed form for %s', async (variant, count, amount, host, locale) => {
    const who = await world.person(variant, 0);
    const query = { language: locale.slice(0, 2) };
    const answer = await world.ask(createPayment, who, { params: { count }, query });
    const { action, fields } = answer.json();
    const replyTo = `http://${host}:4000/api/v1/payment/reply`;
    const { signature, signed_field_names: names, ...open } = fields;
    expect([answer.statusCode, action, open]).toEqual([
      200,
      cardAccess.url,
      {
        access_key: 'sandbox-access-key',
        profile_id: 'SANDBOX-PROFILE',
        transaction_uuid: expect.stringMatching(/^[\da-f-]{36}$/),
        unsigned_field_names: '',
        signed_date_time: '2026-11-21T12:00:00Z',
        locale,
        transaction_type: 'sale',
        reference_number: expect.stringMatching(/^[\da-f-]{36}$/),
        amount,
        currency: 'USD',
        override_custom_receipt_page: replyTo,
        override_custom_cancel_page: replyTo,
        override_backoffice_post_url: replyTo,
      },
    ]);
    expect(names.split(',').toSorted()).toEqual([...Object.keys(open), 'signed_field_names'].toSorted());
    expect(signedReply(open, { names: names.split(',') })['signature']).toBe(signature);
  });

  it("uses the account's price, whatever host is named", async () => {
    const who = await world.person('b2c', 0);
    const headers = { 'x-forwarded-host': 'localhost:4000', origin: 'http://localhost:4000' };
    const answer = await world.ask(createPayment, who, { params: { count: '1' }, headers });
    expect(answer.json().fields.amount).toBe('49.00');
    const other = await world.ask(createPayment, { ...who, variant: 'b2b' }, { params: { count: '1' } });
    expect(other.json().code).toBe('wrongHost');
  });

  it.each(['0', '11', '-1', '1.0', '1.5', '01', '1e1', '1000000000', 'three'])(
    'refuses %s generations',
    async (count) => {
      const answer = await world.ask(createPayment, await world.person(), { params: { count } });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { ok: false, code: 'invalid', error: '', fields: [{ field: 'count', problem: 'outOfRange' }] },
      ]);
    },
  );

  it('lets ten orders wait at once, and releases them after a quarter of an hour', async () => {
    const who = await world.person();
    for (let order = 0; order < 10; order += 1) await anOrder(world, who);
    const eleventh = () => world.ask(createPayment, who, { params: { count: '1' } });
    const refused = await eleventh();
    expect(refused.json()).toEqual({ ok: false, code: 'tooManyTries', error: '' });
    expect(refused.headers['retry-after']).toBe('900');
    world.clock.set('2026-11-21T12:15:00.001Z');
    expect((await eleventh()).statusCode).toBe(200);
    world.clock.set('2026-11-21T12:00:00.000Z');
  });
});

it('lets the page post forms only to the card provider', async () => {
  const { headers } = await world.app.inject({ url: '/settings', headers: { host: 'localhost:4000' } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy.filter((part) => part.startsWith('form-action'))).toEqual([
    "form-action 'self' https://cards.example",
  ]);
});

it('accepts forms only for the reply', async () => {
  const who = await world.person();
  const payload = Buffer.from('userId=1&count=2');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await world.ask(grantGenerations, who, { payload, headers })).statusCode).toBe(400);
});
