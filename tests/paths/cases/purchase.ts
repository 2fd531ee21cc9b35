import type { PaymentOutcome } from '#contract/payment.ts';
import { purchaseMachine } from '#machines/purchase.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const reply = {
  decision: 'ACCEPT',
  reason_code: '100',
  req_reference_number: 'order',
  req_transaction_uuid: 'attempt',
  signed_field_names: 'decision',
  signature: 's',
} as const;
const ended = (outcome: PaymentOutcome) => done('completePayment', { outcome, count: 3 });

export const purchase = defineCases(
  purchaseMachine,
  {
    'Ana opens the settings': { reply: null },
    'Ana comes back from the card page': { reply },
    'Ana comes back, and letters wait for the payment': {
      reply,
      back: '/repair-center/00000000-0000-4000-8000-000000000001',
    },
  },
  {
    'Ana chooses three generations': { type: 'count.choose', count: 3 },
    'Ana presses Purchase': { type: 'purchase.pay' },
    'the card page’s signed form loads': done('createPayment', {
      action: 'https://cards.example/pay',
      fields: { amount: '87.00', signature: 's' },
    }),
    'the card page’s form does not load': thrown('createPayment', refusal('busy')),
    'Ana goes back without paying': { type: 'page.restore' },
    'the card was charged': ended('paid'),
    'the card provider reviews the payment': ended('pending'),
    'the card was declined': ended('declined'),
    'Ana canceled the payment': ended('canceled'),
    'the payment failed': ended('failed'),
    'the card provider’s response cannot be verified': thrown(
      'completePayment',
      refusal('paymentUnverified'),
    ),
    'the card provider’s response could not be sent': thrown('completePayment', refusal('busy')),
    'Ana presses Try Again': { type: 'settling.retry' },
  },
);
