import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { PaymentEnd, PaymentForm, PaymentOutcome, PaymentReply } from '#contract/payment.ts';
import { purchaseMachine } from '#machines/purchase.ts';
import { failure, recording, refusal, refuses } from './builders.ts';

const form: PaymentForm = {
  action: 'https://cards.example/pay',
  fields: { amount: '87.00', signature: 's' },
};
const reply: PaymentReply = {
  decision: 'ACCEPT',
  reason_code: '100',
  req_reference_number: 'order',
  req_transaction_uuid: 'attempt',
  signed_field_names: 'decision',
  signature: 's',
};
const end = (outcome: PaymentOutcome): PaymentEnd => ({ outcome, count: 3 });
const choose = (count: number) => ({ type: 'count.choose', count }) as const;

describe('to the card page', () => {
  it('opens an order for the selected number and posts its form', async () => {
    const asked: unknown[] = [];
    const posted: unknown[] = [];
    const actor = createActor(
      purchaseMachine.provide({
        actors: { createPayment: recording<PaymentForm, { count: number }>(asked, form) },
        actions: { postForm: (_, params) => void posted.push(params) },
      }),
      { input: { reply: null } },
    ).start();
    actor.send(choose(7));
    actor.send({ type: 'purchase.pay' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    const state = await waitFor(actor, (current) => current.matches('leaving'));
    expect([asked, posted, state.hasTag('open')]).toEqual([[{ count: 7 }], [form], false]);

    actor.send({ type: 'page.restore' });
    expect(actor.getSnapshot().value).toEqual({ open: 'choosing' });
  });

  it('orders 1 to 10 generations and nothing else', () => {
    const actor = createActor(purchaseMachine, { input: { reply: null } }).start();
    const counts = [10, 11, 0, 2.5, Number.NaN, 1].map((count) => {
      actor.send(choose(count));
      return actor.getSnapshot().context.count;
    });
    expect(counts).toEqual([10, 10, 10, 10, 10, 1]);
  });

  it('says why an order could not be opened, and lets it be retried', async () => {
    const actor = createActor(
      purchaseMachine.provide({ actors: { createPayment: refuses(refusal('tooManyTries')) } }),
      { input: { reply: null } },
    ).start();
    actor.send({ type: 'purchase.pay' });
    const state = await waitFor(actor, (current) => current.matches({ open: 'unprepared' }));
    expect([state.context.failure, state.can({ type: 'purchase.pay' })]).toEqual([
      failure('tooManyTries'),
      true,
    ]);
  });
});

describe('back from the card page', () => {
  it.each([
    ['paid', 'granted', 1],
    ['pending', 'pending', 1],
    ['declined', 'declined', 3],
    ['canceled', 'canceled', 3],
    ['failed', 'unpaid', 3],
  ] as const)(
    'shows an order of 3 that ended as %s, and offers the number to buy next',
    async (outcome, told, next) => {
      let refreshed = 0;
      const asked: unknown[] = [];
      const actor = createActor(
        purchaseMachine.provide({
          actors: { completePayment: recording<PaymentEnd, { reply: PaymentReply }>(asked, end(outcome)) },
          actions: { refresh: () => void (refreshed += 1) },
        }),
        { input: { reply } },
      ).start();
      const state = await waitFor(actor, (current) => current.matches({ open: told }));
      expect([asked, state.context.end, state.context.count, refreshed]).toEqual([
        [{ reply }],
        end(outcome),
        next,
        outcome === 'paid' ? 1 : 0,
      ]);
      actor.send(choose(2));
      expect(actor.getSnapshot().value).toEqual({ open: 'choosing' });
    },
  );

  it('keeps the reply if it could not be sent, and retries', async () => {
    const actor = createActor(
      purchaseMachine.provide({ actors: { completePayment: refuses(new TypeError('offline')) } }),
      { input: { reply } },
    ).start();
    const state = await waitFor(actor, (current) => current.matches('unsettled'));
    expect([state.context.failure, state.context.reply]).toEqual([
      { ...failure('unexpected'), unanswered: 'connection' },
      reply,
    ]);
    actor.send({ type: 'settling.retry' });
    expect(actor.getSnapshot().value).toBe('settling');
  });

  it('does not resend a reply that was rejected', async () => {
    const actor = createActor(
      purchaseMachine.provide({ actors: { completePayment: refuses(refusal('paymentUnverified')) } }),
      { input: { reply } },
    ).start();
    const state = await waitFor(actor, (current) => current.matches('unsettled'));
    expect([state.can({ type: 'settling.retry' }), state.can({ type: 'purchase.pay' })]).toEqual([
      false,
      true,
    ]);
  });
});

describe('with letters that wait', () => {
  const returned = (outcome: PaymentOutcome, left: unknown[]) =>
    createActor(
      purchaseMachine.provide({
        actors: { completePayment: recording<PaymentEnd, { reply: PaymentReply }>([], end(outcome)) },
        actions: { refresh: () => {}, goBack: (_, params) => void left.push(params) },
      }),
      { input: { reply, back: '/repair-center/1' } },
    ).start();

  it('goes back to them once the order is paid', async () => {
    const left: unknown[] = [];
    const actor = returned('paid', left);
    await waitFor(actor, (state) => state.matches('returning'));
    expect(left).toEqual([end('paid')]);
  });

  it('stays and keeps the way back if nothing was paid', async () => {
    const left: unknown[] = [];
    const actor = returned('declined', left);
    const { context } = await waitFor(actor, (state) => state.matches({ open: 'declined' }));
    expect([left, context.back]).toEqual([[], '/repair-center/1']);
  });
});
