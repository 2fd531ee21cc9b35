import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportAccessRecord } from '#contract/accessRecord.ts';
import type { Call } from '#contract/call.ts';
import { dailyLimits } from '#contract/limits.ts';
import { createPayment } from '#contract/payment.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { revealField } from '#contract/profiles.ts';
import { connectProvider, refreshReport } from '#contract/providers.ts';
import { mailLetters } from '#contract/repair.ts';
import { anApp, type AppUnderTest, type AskOptions, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport, aSession, credentials } from './world.ts';

const day = 24 * 60 * 60_000;

let world: AppUnderTest;
let who: Person;
beforeEach(async () => {
  world = await anApp();
  who = await world.person();
});
afterEach(() => world.close());

/** Everything that an account may do only so often, done by its calls in turn. */
const ways: Record<keyof typeof dailyLimits, () => Promise<(readonly [Call, AskOptions])[]>> = {
  reveals: async () => [
    [revealField, { params: { profileId: await aProfile(world, who) }, body: { field: 'ssn' } }],
  ],
  exports: async () => [
    [exportProfile, { params: { profileId: await aProfile(world, who) }, query: { language: 'en' } }],
    [exportAccessRecord, {}],
  ],
  printLinks: async () => {
    const profileId = await aProfile(world, who);
    const sessionId = await aSession(world, who, profileId, await aReport(world, who, profileId));
    return [[mailLetters, { params: { sessionId } }]];
  },
  orders: async () => [[createPayment, { params: { count: '1' } }]],
  providerTries: async () => {
    const params = { provider: 'MyFreeScoreNow', profileId: await aProfile(world, who) };
    return [
      [connectProvider, { params, body: credentials }],
      [refreshReport, { params, body: {} }],
    ];
  },
};

it.each(Object.keys(ways) as (keyof typeof ways)[])(
  'allows %s as often as the limit says, refuses the next one, records it, and allows it a day later',
  async (limit) => {
    const calls = await ways[limit]();
    const ask = (turn: number) => {
      const [call, options] = calls[turn % calls.length]!;
      return world.ask(call, who, options);
    };
    const { allowances } = world.services.store;
    const most = dailyLimits[limit];
    for (let used = 0; used < most - 2; used += 1)
      await allowances.take(who.accountId, { what: limit, most, window: day });
    for (const turn of [0, 1]) expect((await ask(turn)).statusCode).toBe(200);
    const refused = await ask(2);
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      429,
      { ok: false, code: 'dailyLimit', error: '' },
      String(day / 1_000),
    ]);
    const [entry] = await world.services.store.accessRecord.list(who.accountId, { before: null, limit: 1 });
    expect(entry).toMatchObject({ call: calls[2 % calls.length]![0].name, outcome: 'dailyLimit' });

    // Another account has its own.
    expect(
      (await world.ask(createPayment, await world.person(), { params: { count: '1' } })).statusCode,
    ).toBe(200);
    world.clock.set('2026-11-22T12:00:00.000Z');
    expect((await ask(0)).statusCode).toBe(200);
  },
);
