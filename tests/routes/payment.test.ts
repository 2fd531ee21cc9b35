import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGenerations, notifications } from '#contract/account.ts';
import { completePayment, createPayment, grantGenerations, paymentReply } from '#contract/payment.ts';
import { signedReply, replyFields, type Reply } from '#tests/support/aCardReply.ts';
import { anApp, cardAccess, type AppUnderTest, type Person } from '#tests/support/anApp.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function anOrder(who: Person, count = 3): Promise<Reply> {
  const answer = await world.ask(createPayment, who, { params: { count: String(count) } });
  return answer.json().fields;
}

const post = (reply: Reply, headers: Readonly<Record<string, string>> = {}) =>
  world.ask(paymentReply, null, {
    payload: Buffer.from(new URLSearchParams(reply).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const bring = (who: Person | null, reply: Reply) => world.ask(completePayment, who, { query: reply });

async function left(who: Person): Promise<number> {
  return (await world.ask(allGenerations, who)).json().generationsLeft.value;
}
const told = async (who: Person) =>
  (await world.ask(notifications, who)).json().results.map(({ code }: { code: string }) => code);

const forged = [400, { ok: false, code: 'paymentUnverified', error: '' }];
const unknown = [404, { ok: false, code: 'notFound', error: '' }];

describe('createPayment', () => {
  it.each([
    ['b2b', '3', '87.00', 'localhost', 'en-us'],
    ['b2c', '10', '490.00', 'my.localhost', 'es-us'],
  ] as const)('answers %s with a signed form for %s', async (variant, count, amount, host, locale) => {
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

  it('asks the price of the account, whatever host is named beside it', async () => {
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

  it('lets ten orders wait at once, and forgets them after a quarter of an hour', async () => {
    const who = await world.person();
    for (let order = 0; order < 10; order += 1) await anOrder(who);
    const eleventh = () => world.ask(createPayment, who, { params: { count: '1' } });
    expect((await eleventh()).json()).toEqual({ ok: false, code: 'tooManyTries', error: '' });
    world.clock.set('2026-11-21T12:15:00.001Z');
    expect((await eleventh()).statusCode).toBe(200);
    world.clock.set('2026-11-21T12:00:00.000Z');
  });
});

describe('a paid reply', () => {
  it('adds its generations once, from the server, through the browser and by the person, and tells it', async () => {
    const who = await world.person('b2b', 2);
    const reply = signedReply(replyFields(await anOrder(who, 3)));
    const posts = await Promise.all(Array.from({ length: 20 }, () => post(reply)));
    expect(posts.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      posts.map(() => [200, '{"ok":true}']),
    );
    const brought = await bring(who, reply);
    expect([brought.statusCode, brought.json()]).toEqual([200, { outcome: 'paid', count: 3 }]);
    expect([await left(who), await told(who)]).toEqual([5, ['purchasePaid']]);
  });

  it('is enough when the person alone brings it', async () => {
    const who = await world.person('b2c', 0);
    const reply = signedReply(replyFields(await anOrder(who, 2)));
    expect((await bring(who, reply)).json()).toEqual({ outcome: 'paid', count: 2 });
    expect((await bring(who, reply)).json()).toEqual({ outcome: 'paid', count: 2 });
    expect(await left(who)).toBe(2);
  });

  it('counts when it comes days late, and after the order was declined, held or left', async () => {
    const who = await world.person('b2b', 0);
    const form = await anOrder(who, 4);
    const first = replyFields(form, { decision: 'REVIEW', reason_code: '480' });
    expect((await bring(who, signedReply(first))).json()).toEqual({ outcome: 'pending', count: 4 });
    const second = replyFields(form, { decision: 'DECLINE', reason_code: '203', auth_amount: undefined });
    expect((await bring(who, signedReply(second))).json()).toEqual({ outcome: 'declined', count: 4 });
    world.clock.set('2026-11-24T12:00:00.000Z');
    const accepted = { ...first, decision: 'ACCEPT', reason_code: '100' };
    expect((await bring(who, signedReply(accepted))).json()).toEqual({ outcome: 'paid', count: 4 });
    // What was said before says nothing any more.
    expect((await bring(who, signedReply(first))).json()).toEqual({ outcome: 'paid', count: 4 });
    world.clock.set('2026-11-21T12:00:00.000Z');
    expect(await left(who)).toBe(4);
  });

  it('adds nothing for a second charge of a paid order, nor for a transaction of another order', async () => {
    const who = await world.person('b2b', 0);
    const [form, other] = [await anOrder(who, 1), await anOrder(who, 1)];
    const first = replyFields(form);
    await post(signedReply(first));
    expect((await bring(who, signedReply(replyFields(form)))).json()).toEqual({ outcome: 'paid', count: 1 });
    const borrowed = replyFields(other, { transaction_id: first['transaction_id'] });
    const answer = await bring(who, signedReply(borrowed));
    expect([answer.statusCode, answer.json()]).toEqual(forged);
    expect(await left(who)).toBe(1);
  });

  it('sends a browser on to the settings, with the reply behind the hash', async () => {
    const who = await world.person('b2c', 0);
    const reply = signedReply(replyFields(await anOrder(who, 1)));
    const headers = { accept: 'text/html,*/*;q=0.8', host: 'my.localhost:4000' };
    const answer = await post(reply, headers);
    const [page, hash] = (answer.headers.location ?? '').split('#');
    expect([answer.statusCode, page]).toEqual([303, 'http://my.localhost:4000/settings']);
    expect(Object.fromEntries(new URLSearchParams(hash))).toEqual(reply);
    expect(await left(who)).toBe(1);
    const lie = await post({ ...reply, req_amount: '1.00' }, headers);
    expect(lie.statusCode).toBe(303);
  });
});

describe('a reply that pays nothing', () => {
  it.each([
    ['DECLINE', '203', 'declined'],
    ['REVIEW', '480', 'pending'],
    ['CANCEL', '', 'canceled'],
    ['ERROR', '150', 'failed'],
    ['PARTIAL', '100', 'failed'],
    ['ACCEPT', '110', 'pending'],
  ])('%s %s is recorded and told as %s', async (decision, reason, outcome) => {
    const who = await world.person('b2b', 0);
    const form = await anOrder(who, 2);
    const reply = signedReply(
      replyFields(form, {
        decision,
        reason_code: reason,
        ...(decision === 'CANCEL' && { transaction_id: undefined, auth_amount: undefined }),
      }),
    );
    expect((await bring(who, reply)).json()).toEqual({ outcome, count: 2 });
    const kept = await world.services.store.payments.find(
      form['reference_number'] ?? '',
      form['transaction_uuid'] ?? '',
    );
    expect([kept?.status, await left(who), await told(who)]).toEqual([outcome, 0, []]);
  });

  it.each<[string, (fields: Reply, form: Reply) => Reply]>([
    ["somebody else's key", (fields) => signedReply(fields, { key: 'not the secret key' })],
    ['a value changed after signing', (fields) => ({ ...signedReply(fields), req_amount: '1.00' })],
    [
      'a decision changed after signing',
      (fields) => ({ ...signedReply({ ...fields, decision: 'DECLINE' }), decision: 'ACCEPT' }),
    ],
    [
      'an unsigned decision',
      (fields) => signedReply(fields, { names: Object.keys(fields).filter((name) => name !== 'decision') }),
    ],
    ['another price', (fields) => signedReply({ ...fields, req_amount: '1.00', auth_amount: '1.00' })],
    ['another currency', (fields) => signedReply({ ...fields, req_currency: 'MXN' })],
    ["another shop's profile", (fields) => signedReply({ ...fields, req_profile_id: 'ANOTHER' })],
    ['an unknown access key', (fields) => signedReply({ ...fields, req_access_key: 'another' })],
    ['an authorization only', (fields) => signedReply({ ...fields, req_transaction_type: 'authorization' })],
    [
      'a value that holds another pair',
      (fields) => signedReply({ ...fields, message: 'so,decision=ACCEPT,message=' }),
    ],
    [
      "the order's own signature",
      (_, form) => ({ ...signedReply(replyFields(form)), signature: form['signature'] ?? '' }),
    ],
  ])('%s counts as forged', async (_, make) => {
    const who = await world.person('b2b', 0);
    const form = await anOrder(who, 2);
    const reply = make(replyFields(form), form);
    const [posted, brought] = [await post(reply), await bring(who, reply)];
    expect([posted.statusCode, posted.json()]).toEqual(forged);
    expect([brought.statusCode, brought.json()]).toEqual(forged);
    expect([await left(who), await told(who)]).toEqual([0, []]);
  });

  it("answers another account's order exactly as one that nobody made, and leaves it alone", async () => {
    const [owner, stranger] = [await world.person('b2b', 0), await world.person('b2b', 0)];
    const form = await anOrder(owner, 5);
    const theirs = await bring(stranger, signedReply(replyFields(form)));
    const nobodys = await bring(
      stranger,
      signedReply(replyFields({ ...form, reference_number: '01a1fc0b-0000-7000-8000-000000000009' })),
    );
    expect([theirs.statusCode, theirs.json()]).toEqual(unknown);
    expect([nobodys.statusCode, nobodys.json()]).toEqual(unknown);
    expect([await left(owner), await left(stranger)]).toEqual([0, 0]);
  });

  it('names what is missing, and takes no field twice', async () => {
    const who = await world.person();
    const reply = signedReply(replyFields(await anOrder(who)));
    const { signature: _signature, ...bare } = reply;
    const answer = await bring(who, bare);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'signature', problem: 'invalid' }],
    ]);
    const twice = Buffer.from(`${new URLSearchParams(reply)}&decision=ACCEPT`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const doubled = await world.ask(paymentReply, null, { payload: twice, headers });
    expect([doubled.statusCode, doubled.json().fields]).toEqual([
      400,
      [{ field: 'decision', problem: 'invalid' }],
    ]);
  });
});

it('lets the page post forms to the card provider, and to nobody else', async () => {
  const { headers } = await world.app.inject({ url: '/settings', headers: { host: 'localhost:4000' } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy.filter((part) => part.startsWith('form-action'))).toEqual([
    "form-action 'self' https://cards.example",
  ]);
});

it('takes forms at the reply alone', async () => {
  const who = await world.person();
  const payload = Buffer.from('userId=1&count=2');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await world.ask(grantGenerations, who, { payload, headers })).statusCode).toBe(400);
});

describe('grantGenerations', () => {
  it('adds generations for support alone, and keeps both identities', async () => {
    const [support, customer] = [await world.person('b2b', 0), await world.person('b2c', 1)];
    const body = { userId: customer.userId, count: 7 };
    const refused = await world.ask(grantGenerations, support, { body });
    expect([refused.statusCode, refused.json()]).toEqual([403, { ok: false, code: 'forbidden', error: '' }]);

    world.trust(support);
    const headers = { 'idempotency-key': 'one-grant' };
    for (let times = 0; times < 2; times += 1) {
      const answer = await world.ask(grantGenerations, support, { body, headers });
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, generationsLeft: { value: 8 } }]);
    }
    expect([await left(customer), await left(support), await told(customer)]).toEqual([
      8,
      0,
      ['supportActed'],
    ]);
    expect(await world.services.store.supportActs.list(customer.accountId)).toEqual([
      {
        userId: customer.userId,
        by: { provider: 'embedded', subject: support.subject },
        act: 'generationsGranted',
        detail: '7',
        at: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });

  it('refuses counts out of range, and users nobody knows', async () => {
    const support = await world.person();
    world.trust(support);
    for (const count of [0, -3, 1.5, 1_001, '7']) {
      const answer = await world.ask(grantGenerations, support, { body: { userId: support.userId, count } });
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        [{ field: 'count', problem: 'invalid' }],
      ]);
    }
    const body = { userId: '01a1fc0b-0000-7000-8000-000000000001', count: 1 };
    const answer = await world.ask(grantGenerations, support, { body });
    expect([answer.statusCode, answer.json()]).toEqual(unknown);
  });
});
