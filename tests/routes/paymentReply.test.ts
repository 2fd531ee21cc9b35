import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentReply } from '#contract/payment.ts';
import { replyFields, signedReply, type Reply } from '#tests/support/aCardReply.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { anOrder, bring, forged, left, post, told, unknown } from './orders.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

describe('a paid reply', () => {
  it('adds its generations once, from the server, through the browser, and from the person, with a notification', async () => {
    const who = await world.person('b2b', 2);
    const reply = signedReply(replyFields(await anOrder(world, who, 3)));
    const posts = await Promise.all(Array.from({ length: 20 }, () => post(world, reply)));
    expect(posts.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      posts.map(() => [200, '{"ok":true}']),
    );
    const brought = await bring(world, who, reply);
    expect([brought.statusCode, brought.json()]).toEqual([200, { outcome: 'paid', count: 3 }]);
    expect([await left(world, who), await told(world, who)]).toEqual([5, ['purchasePaid']]);
  });

  it('is enough if only the person brings it', async () => {
    const who = await world.person('b2c', 0);
    const reply = signedReply(replyFields(await anOrder(world, who, 2)));
    expect((await bring(world, who, reply)).json()).toEqual({ outcome: 'paid', count: 2 });
    expect((await bring(world, who, reply)).json()).toEqual({ outcome: 'paid', count: 2 });
    expect(await left(world, who)).toBe(2);
  });

  it('counts if it comes days late, and after the order was declined, held, or abandoned', async () => {
    const who = await world.person('b2b', 0);
    const form = await anOrder(world, who, 4);
    const first = replyFields(form, { decision: 'REVIEW', reason_code: '480' });
    expect((await bring(world, who, signedReply(first))).json()).toEqual({ outcome: 'pending', count: 4 });
    const second = replyFields(form, { decision: 'DECLINE', reason_code: '203', auth_amount: undefined });
    expect((await bring(world, who, signedReply(second))).json()).toEqual({ outcome: 'declined', count: 4 });
    world.clock.set('2026-11-24T12:00:00.000Z');
    const accepted = { ...first, decision: 'ACCEPT', reason_code: '100' };
    expect((await bring(world, who, signedReply(accepted))).json()).toEqual({ outcome: 'paid', count: 4 });
    // The earlier outcome no longer counts.
    expect((await bring(world, who, signedReply(first))).json()).toEqual({ outcome: 'paid', count: 4 });
    world.clock.set('2026-11-21T12:00:00.000Z');
    expect(await left(world, who)).toBe(4);
  });

  it('adds nothing for a second charge of a paid order, or for a transaction of another order', async () => {
    const who = await world.person('b2b', 0);
    const [form, other] = [await anOrder(world, who, 1), await anOrder(world, who, 1)];
    const first = replyFields(form);
    await post(world, signedReply(first));
    expect((await bring(world, who, signedReply(replyFields(form)))).json()).toEqual({
      outcome: 'paid',
      count: 1,
    });
    const borrowed = replyFields(other, { transaction_id: first['transaction_id'] });
    const answer = await bring(world, who, signedReply(borrowed));
    expect([answer.statusCode, answer.json()]).toEqual(forged);
    expect(await left(world, who)).toBe(1);
  });

  it('redirects a browser to the settings, with the reply after the hash', async () => {
    const who = await world.person('b2c', 0);
    const reply = signedReply(replyFields(await anOrder(world, who, 1)));
    const headers = { accept: 'text/html,*/*;q=0.8', host: 'my.localhost:4000' };
    const answer = await post(world, reply, headers);
    const [page, hash] = (answer.headers.location ?? '').split('#');
    expect([answer.statusCode, page]).toEqual([303, 'http://my.localhost:4000/settings']);
    expect(Object.fromEntries(new URLSearchParams(hash))).toEqual(reply);
    expect(await left(world, who)).toBe(1);
    const lie = await post(world, { ...reply, req_amount: '1.00' }, headers);
    expect(lie.statusCode).toBe(303);
  });
});

describe('an unpaid reply', () => {
  it.each([
    ['DECLINE', '203', 'declined'],
    ['REVIEW', '480', 'pending'],
    ['CANCEL', '', 'canceled'],
    ['ERROR', '150', 'failed'],
    ['PARTIAL', '100', 'failed'],
    ['ACCEPT', '110', 'pending'],
  ])('%s %s is recorded and reported as %s', async (decision, reason, outcome) => {
    const who = await world.person('b2b', 0);
    const form = await anOrder(world, who, 2);
    const reply = signedReply(
      replyFields(form, {
        decision,
        reason_code: reason,
        ...(decision === 'CANCEL' && { transaction_id: undefined, auth_amount: undefined }),
      }),
    );
    expect((await bring(world, who, reply)).json()).toEqual({ outcome, count: 2 });
    const kept = await world.services.store.payments.find(
      form['reference_number'] ?? '',
      form['transaction_uuid'] ?? '',
    );
    expect([kept?.status, await left(world, who), await told(world, who)]).toEqual([outcome, 0, []]);
  });

  it.each<[string, (fields: Reply, form: Reply) => Reply]>([
    ["someone else's key", (fields) => signedReply(fields, { key: 'not the secret key' })],
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
    const form = await anOrder(world, who, 2);
    const reply = make(replyFields(form), form);
    const [posted, brought] = [await post(world, reply), await bring(world, who, reply)];
    expect([posted.statusCode, posted.json()]).toEqual(forged);
    expect([brought.statusCode, brought.json()]).toEqual(forged);
    expect([await left(world, who), await told(world, who)]).toEqual([0, []]);
  });

  it("treats another account's order exactly like an unknown one, and leaves it unchanged", async () => {
    const [owner, stranger] = [await world.person('b2b', 0), await world.person('b2b', 0)];
    const form = await anOrder(world, owner, 5);
    const theirs = await bring(world, stranger, signedReply(replyFields(form)));
    const nobodys = await bring(
      world,
      stranger,
      signedReply(replyFields({ ...form, reference_number: '01a1fc0b-0000-7000-8000-000000000009' })),
    );
    expect([theirs.statusCode, theirs.json()]).toEqual(unknown);
    expect([nobodys.statusCode, nobodys.json()]).toEqual(unknown);
    expect([await left(world, owner), await left(world, stranger)]).toEqual([0, 0]);
  });

  it('names what is missing, and accepts no field twice', async () => {
    const who = await world.person();
    const reply = signedReply(replyFields(await anOrder(world, who)));
    const { signature: _signature, ...bare } = reply;
    const answer = await bring(world, who, bare);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'signature', problem: 'required' }],
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
