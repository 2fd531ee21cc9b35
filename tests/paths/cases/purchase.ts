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
  },
  {
    'Ana chooses three generations': { type: 'count.choose', count: 3 },
    'Ana presses Purchase': { type: 'purchase.pay' },
    'the signed form arrives': done('createPayment', {
      action: 'https://cards.example/pay',
      fields: { amount: '87.00', signature: 's' },
    }),
    'the form does not arrive': thrown('createPayment', refusal('busy')),
    'Ana goes back without paying': { type: 'page.restore' },
    'the card was charged': ended('paid'),
    'the card provider reviews the payment': ended('pending'),
    'the card was declined': ended('declined'),
    'Ana had cancelled': ended('canceled'),
    'the payment failed': ended('failed'),
    'the reply is not what it claims': thrown('completePayment', refusal('paymentUnverified')),
    'the reply could not be sent': thrown('completePayment', refusal('busy')),
    'Ana presses Try Again': { type: 'settling.retry' },
  },
);
