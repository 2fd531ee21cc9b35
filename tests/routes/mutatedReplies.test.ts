import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayment, paymentReply } from '#contract/payment.ts';
import { replyFields, signedReply, type Reply } from '#tests/support/aCardReply.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';

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

type Pairs = readonly (readonly [string, string])[];
type Mutation = (pairs: Pairs) => Pairs;

const at = fc.nat();
const inserted = fc.string({ minLength: 1, maxLength: 12 });
const swap = (text: string, place: number, by: string, removed: number): string => {
  const index = place % (text.length + 1);
  return text.slice(0, index) + by + text.slice(index + removed);
};
/** What somebody on the way could do to the form: values, names, whole fields; the secret is not theirs. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ at, place: at, by: inserted, removed: fc.nat({ max: 3 }) }).map(
    ({ at: which, place, by, removed }): Mutation =>
      (pairs) =>
        pairs.map(([name, value], index) =>
          index === which % pairs.length ? [name, swap(value, place, by, removed)] : [name, value],
        ),
  ),
  fc.record({ at }).map(
    ({ at: which }): Mutation =>
      (pairs) =>
        pairs.filter((_, index) => index !== which % pairs.length),
  ),
  fc.record({ at, other: at }).map(
    ({ at: one, other }): Mutation =>
      (pairs) =>
        pairs.map(([name, value], index) => [
          name,
          index === one % pairs.length ? (pairs[other % pairs.length]?.[1] ?? '') : value,
        ]),
  ),
  fc.record({ at, by: inserted }).map(
    ({ at: which, by }): Mutation =>
      (pairs) =>
        pairs.map(([name, value], index) => [index === which % pairs.length ? `${name}${by}` : name, value]),
  ),
  fc
    .record({ at, by: inserted })
    .map(({ at: which, by }): Mutation => (pairs) => [
      ...pairs,
      [pairs[which % pairs.length]?.[0] ?? 'decision', by],
    ]),
);

/** What a form says: in whatever order, without fields that nobody signed. */
const saidBy = (pairs: Pairs): string =>
  JSON.stringify(
    pairs
      .filter(([name]) => Object.hasOwn(sound, name))
      .map((pair) => JSON.stringify(pair))
      .toSorted(),
  );

it('grants nothing for 1,000 mutated replies, and then what the sound one says', async () => {
  const pairs = Object.entries(sound);
  const body = (list: Pairs) => new URLSearchParams(list.map(([name, value]) => [name, value])).toString();
  const send = (text: string) =>
    world.ask(paymentReply, null, {
      payload: Buffer.from(text),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
      const changed = mutations.reduce((list, mutate) => mutate(list), pairs as Pairs);
      fc.pre(saidBy(changed) !== saidBy(pairs));
      const { statusCode } = await send(body(changed));
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect((await world.services.store.ledger.summary(who.accountId)).left).toBe(0);
    }),
    { numRuns: 1_000 },
  );
  expect([...statuses]).toEqual([[400, 1_000]]);
  expect(await world.services.store.notifications.list(who.accountId)).toEqual([]);

  expect((await send(body(pairs))).statusCode).toBe(200);
  expect((await world.services.store.ledger.summary(who.accountId)).left).toBe(10);
});
