import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantGenerations } from '#contract/payment.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { left, told, unknown } from './orders.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

describe('grantGenerations', () => {
  it('adds generations only for support, and records both identities', async () => {
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
    expect([await left(world, customer), await left(world, support), await told(world, customer)]).toEqual([
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

  it('refuses a key that was used for another grant', async () => {
    const [support, customer] = [await world.person('b2b', 0), await world.person('b2c', 1)];
    world.trust(support);
    const headers = { 'idempotency-key': 'used-twice' };
    const grant = (count: number) =>
      world.ask(grantGenerations, support, { body: { userId: customer.userId, count }, headers });
    expect((await grant(7)).statusCode).toBe(200);
    const refused = await grant(8);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ field: 'Idempotency-Key', problem: 'used' }],
    ]);
    expect(await left(world, customer)).toBe(8);
  });

  it('refuses counts out of range, and unknown users', async () => {
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
