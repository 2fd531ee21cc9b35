import { randomBytes } from 'node:crypto';
import { merchant, signed } from './cardSignature.ts';

/** What the card page is told to do with an order. */
export const cardOutcomes = {
  accept: 'Accept the card',
  decline: 'Decline the card',
  review: 'Hold the payment for review',
  cancel: 'Cancel, as the buyer would',
  forged: "Accept, signed with somebody else's key",
  altered: 'Decline, altered to an acceptance after signing',
  repeated: 'Accept, and say so ten times',
  late: 'Accept, but say so only after the buyer has gone back',
} as const;
export type CardOutcome = keyof typeof cardOutcomes;

export const isCardOutcome = (text: string): text is CardOutcome => Object.hasOwn(cardOutcomes, text);

type Decision = readonly [decision: string, reasonCode: string, message: string];
const accepted: Decision = ['ACCEPT', '100', 'Request was processed successfully.'];
const decisions: Readonly<Record<CardOutcome, Decision>> = {
  accept: accepted,
  decline: [
    'DECLINE',
    '203',
    'The card was declined. No other information was provided by the issuing bank.',
  ],
  review: ['REVIEW', '480', 'The authorization request was marked for review.'],
  cancel: ['CANCEL', '', 'The consumer cancelled the transaction.'],
  forged: accepted,
  altered: [
    'DECLINE',
    '203',
    'The card was declined. No other information was provided by the issuing bank.',
  ],
  repeated: accepted,
  late: accepted,
};

const echoed = [
  'access_key',
  'amount',
  'currency',
  'locale',
  'profile_id',
  'reference_number',
  'transaction_type',
  'transaction_uuid',
] as const;

/** The reply to an order, form fields and signature; forged and altered ones as a forger would send them. */
export function cardReply(
  order: ReadonlyMap<string, string>,
  outcome: CardOutcome,
  now: Date,
): Map<string, string> {
  const [decision, reason, message] = decisions[outcome];
  const reply = new Map<string, string>([
    ...echoed.map((name): [string, string] => [`req_${name}`, order.get(name) ?? '']),
    ['decision', decision],
    ['reason_code', reason],
    ['message', message],
    ['signed_date_time', now.toISOString().replace(/\.\d+Z$/, 'Z')],
  ]);
  if (decision !== 'CANCEL') {
    reply.set('transaction_id', String(BigInt(`0x${randomBytes(9).toString('hex')}`)).padStart(22, '7'));
    reply.set('req_card_number', 'xxxxxxxxxxxx1111');
  }
  if (decision === 'ACCEPT') {
    reply.set('auth_amount', order.get('amount') ?? '');
    reply.set('auth_code', '831000');
  }
  const names = [...reply.keys(), 'signed_field_names'].join(',');
  reply.set('signed_field_names', names);
  reply.set(
    'signature',
    signed(reply, names, outcome === 'forged' ? 'not the secret key' : merchant.secretKey),
  );
  if (outcome === 'altered') {
    reply.set('decision', 'ACCEPT');
    reply.set('reason_code', '100');
  }
  return reply;
}
