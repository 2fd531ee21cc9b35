import { randomBytes } from 'node:crypto';
import { merchant, signed } from './cardSignature.ts';

/** The outcomes an order can have, as chosen on the card page. */
export const cardOutcomes = [
  'accept',
  'decline',
  'review',
  'cancel',
  'forged',
  'altered',
  'repeated',
  'late',
] as const;
export type CardOutcome = (typeof cardOutcomes)[number];

export function cardOutcomeOf(text: string): CardOutcome | undefined {
  return cardOutcomes.find((outcome) => outcome === text);
}

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

/**
 * The reply to an order: form fields and signature. Forged and altered replies look the way a forger would send
 * them.
 */
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
