import { assign, setup } from 'xstate';
import { generationsPerOrder } from '#contract/limits.ts';
import type { PaymentEnd, PaymentForm, PaymentOutcome, PaymentReply } from '#contract/payment.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  /** What the card page passed along with the person; null for someone who did not come from there. */
  readonly reply: PaymentReply | null;
  /** The page where letters wait for a generation; absent for someone who opened the settings themselves. */
  readonly back?: string | undefined;
}

interface Context extends Input {
  /** Generations to buy. */
  readonly count: number;
  /** The order the person comes back from; null before. */
  readonly end: PaymentEnd | null;
  readonly failure: Failure | null;
}

type Choose = { type: 'count.choose'; count: number };

function paid(end: PaymentEnd | null): PaymentEnd {
  if (end === null) throw new Error('Nothing was paid');
  return end;
}

export type PurchaseEvent =
  | Choose
  | { type: 'purchase.pay' }
  | { type: 'settling.retry' }
  /** The browser restored this page from its history: the person came back without paying. */
  | { type: 'page.restore' };

/** Buying generations: posts a signed form to the card provider's page and returns with a signed reply. */
export const purchaseMachine = setup({
  types: typed<{ input: Input; context: Context; events: PurchaseEvent; tags: 'busy' | 'open' }>(),
  actors: {
    createPayment: port<PaymentForm, { count: number }>('createPayment'),
    completePayment: port<PaymentEnd, { reply: PaymentReply }>('completePayment'),
  },
  guards: {
    hasReply: ({ context }) => context.reply !== null,
    /** A reply that failed verification would fail again, so it is not retried. */
    isWorthAnother: ({ context }) => context.failure?.code !== 'paymentUnverified',
    isAwaited: ({ context: { back, end } }) => back !== undefined && end?.outcome === 'paid',
    isOrderable: (_, { count }: Choose) =>
      Number.isInteger(count) && count >= generationsPerOrder.min && count <= generationsPerOrder.max,
    endedAs: ({ context }, { outcome }: { outcome: PaymentOutcome }) => context.end?.outcome === outcome,
  },
  actions: {
    /** Posts the form, which leaves the page. */
    postForm: effect<PaymentForm>('postForm'),
    refresh: effect('refresh'),
    /** Opens the page that the person came from. */
    goBack: effect<PaymentEnd>('goBack'),
    chooseCount: assign({ count: (_, { count }: Choose) => count }),
    /** What was not paid is offered again as it was. */
    rememberEnd: assign({
      end: (_, end: PaymentEnd) => end,
      count: ({ context }, { outcome, count }: PaymentEnd) =>
        outcome === 'paid' || outcome === 'pending' ? context.count : count,
      reply: null,
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'purchase',
  description: 'Buying generations on the card provider’s hosted page.',
  context: ({ input }) => ({ ...input, count: generationsPerOrder.min, end: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the user is returning from the card page.',
      always: [{ guard: 'hasReply', target: 'settling' }, { target: 'open' }],
    },
    open: {
      description: 'A number of generations can be chosen and bought.',
      tags: 'open',
      on: {
        'count.choose': {
          guard: { type: 'isOrderable', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'chooseCount', params: ({ event }) => event },
        },
        'purchase.pay': 'preparing',
      },
      initial: 'choosing',
      states: {
        choosing: { description: 'Nothing to report, or the last message has been dismissed.' },
        unprepared: { description: 'The order could not be created. The page shows the reason.' },
        granted: {
          description: 'The order is paid and its generations are added.',
          entry: 'refresh',
        },
        pending: {
          description:
            'The card provider is still reviewing the payment. No generations have been added yet.',
        },
        declined: { description: 'The card was declined. No generations were added.' },
        canceled: { description: 'The user canceled on the card page. No generations were added.' },
        unpaid: { description: 'The payment failed on the card page. No generations were added.' },
      },
    },
    preparing: {
      description: 'The order is being created and its form signed.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context: { count } }) => ({ count }),
        onDone: { target: 'leaving', actions: { type: 'postForm', params: ({ event }) => event.output } },
        onError: {
          target: 'open.unprepared',
          actions: rememberFailure,
        },
      },
    },
    leaving: {
      description: 'The hidden form is being submitted. The card page opens next.',
      tags: 'busy',
      on: { 'page.restore': 'open' },
    },
    settling: {
      description: 'Back from the card page. The reply is being verified and recorded.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'completePayment',
        src: 'completePayment',
        input: ({ context: { reply } }) => {
          if (reply === null) throw new Error('There is no reply to settle');
          return { reply };
        },
        onDone: {
          target: 'completed',
          actions: { type: 'rememberEnd', params: ({ event }) => event.output },
        },
        onError: { target: 'unsettled', actions: rememberFailure },
      },
    },
    completed: {
      description: 'The order is complete. Chooses which outcome to show.',
      always: [
        { guard: 'isAwaited', target: 'returning' },
        { guard: { type: 'endedAs', params: { outcome: 'paid' } }, target: 'open.granted' },
        { guard: { type: 'endedAs', params: { outcome: 'pending' } }, target: 'open.pending' },
        { guard: { type: 'endedAs', params: { outcome: 'declined' } }, target: 'open.declined' },
        { guard: { type: 'endedAs', params: { outcome: 'canceled' } }, target: 'open.canceled' },
        { target: 'open.unpaid' },
      ],
    },
    returning: {
      description: 'The order is paid. The page where letters wait for it is opening.',
      tags: 'busy',
      entry: ['refresh', { type: 'goBack', params: ({ context: { end } }) => paid(end) }],
    },
    unsettled: {
      description:
        'The reply failed verification or could not be sent. It can be retried, or a new order started.',
      tags: 'open',
      on: {
        'settling.retry': { guard: 'isWorthAnother', target: 'settling' },
        'count.choose': {
          guard: { type: 'isOrderable', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'chooseCount', params: ({ event }) => event },
        },
        'purchase.pay': 'preparing',
      },
    },
  },
});
