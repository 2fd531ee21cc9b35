import { afterAll, beforeAll, expect, it } from 'vitest';
import { PaymentReply } from '#contract/payment.ts';
import { settle } from '#server/payments/settle.ts';
import { replyFields, signedReply, type Reply } from '#tests/support/aCardReply.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aForm(): Promise<Reply> {
  const { accountId, userId } = await world.person('b2b', 0);
  const { store, cards } = world.services;
  const order = await store.payments.open({ accountId, userId, count: 1, amount: 2_900 });
  if (order === null) throw new Error('Too many orders wait.');
  const { id: reference, transactionUuid, amount } = order;
  const replyTo = 'http://localhost:4000/api/v1/payment/reply';
  return cards.form({ reference, transactionUuid, amount, language: 'en', replyTo }, world.clock.now())
    .fields;
}

/** What is logged about replies that arrive one after another. */
async function heard(...replies: Reply[]): Promise<string[]> {
  const words: string[] = [];
  for (const reply of replies) {
    await settle(world.services, PaymentReply.parse(reply), null, (word) => words.push(word)).catch(
      () => null,
    );
  }
  return words;
}

it('says in one word why a reply is rejected, and nothing of its contents', async () => {
  const form = await aForm();
  const fields = () => replyFields(form);
  const sound = signedReply(fields());
  expect(
    await heard(
      { ...sound, decision: 'REVIEW' },
      signedReply(fields(), { names: ['decision'] }),
      signedReply({ ...fields(), message: 'x,decision=ACCEPT' }),
      signedReply({ ...fields(), req_access_key: 'another' }),
      signedReply({ ...fields(), req_profile_id: 'another' }),
      signedReply({ ...fields(), req_currency: 'MXN' }),
      signedReply({ ...fields(), req_amount: '29' }),
      signedReply({ ...fields(), req_amount: '28.00', auth_amount: '28.00' }),
    ),
  ).toEqual(['signature', 'unsignedField', 'ambiguous', 'key', 'profile', 'kind', 'amount', 'price']);
});

it('reports if a paid order is charged again, or if a transaction belongs to another order', async () => {
  const [form, other] = [await aForm(), await aForm()];
  const first = replyFields(form);
  const borrowed = replyFields(other, { transaction_id: first['transaction_id'] });
  expect(await heard(signedReply(first), signedReply(first))).toEqual([]);
  expect(await heard(signedReply(replyFields(form)), signedReply(borrowed))).toEqual([
    'paidTwice',
    'transaction',
  ]);
});
