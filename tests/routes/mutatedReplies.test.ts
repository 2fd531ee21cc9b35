import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayment, paymentReply } from '#contract/payment.ts';
import { replyFields, signedReply, type Reply } from '#tests/support/aCardReply.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { formBody, mutatedReplies } from '#tests/support/mutatedReplies.ts';

let world: AppUnderTest;
let who: Person;
let sound: Reply;
beforeAll(async () => {
  world = await anApp();
  who = await world.person('b2b', 0);
  const { fields } = (await world.ask(createPayment, who, { params: { count: '10' } })).json();
  sound = signedReply(replyFields(fields, { bill_to_forename: 'Ana, María' }));
});
afterAll(() => world.close());

it('grants nothing for 1,000 mutated replies, and then what the genuine one says', async () => {
  const send = (text: string) =>
    world.ask(paymentReply, null, {
      payload: Buffer.from(text),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(mutatedReplies(sound), async (changed) => {
      const { statusCode } = await send(formBody(changed));
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect((await world.services.store.ledger.summary(who.accountId)).left).toBe(0);
    }),
    { numRuns: 1_000 },
  );
  expect([...statuses]).toEqual([[400, 1_000]]);
  figure(`${statuses.get(400)?.toLocaleString('en')} altered replies refused, 0 generations granted`);
  expect(await world.services.store.notifications.list(who.accountId)).toEqual([]);

  expect((await send(formBody(Object.entries(sound)))).statusCode).toBe(200);
  expect((await world.services.store.ledger.summary(who.accountId)).left).toBe(10);
});
