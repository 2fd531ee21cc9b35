import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentForm, PaymentOutcome, PaymentReply } from '#contract/payment.ts';
import type { Language } from '#vocabulary/languages.ts';

export interface CardKey {
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface CardAccess {
  /** Where the browser posts an order. */
  readonly url: string;
  readonly profileId: string;
  /** The first one signs. Replies signed with any of them are accepted, because keys are replaced every two years. */
  readonly keys: readonly CardKey[];
}

export interface CardOrder {
  /** The order's own id: unique, at most 50 characters. */
  readonly reference: string;
  /** Unique to the attempt: the provider refuses to process it twice. */
  readonly transactionUuid: string;
  /** US cents. */
  readonly amount: number;
  readonly language: Language;
  /** Where the reply is posted, both by the provider's server and through the browser. */
  readonly replyTo: string;
}

/** A reply that the provider signed. */
export interface CardReply {
  readonly reference: string;
  readonly transactionUuid: string;
  /** US cents. */
  readonly amount: number;
  readonly outcome: PaymentOutcome;
  /** The provider's own id; '' if no transaction was started, as with a cancellation. */
  readonly transactionId: string;
}

/** Why a reply is not trusted; a word for the log. */
export type Rejection = 'unsignedField' | 'ambiguous' | 'key' | 'signature' | 'profile' | 'kind' | 'amount';

export interface CardPayments {
  readonly form: (order: CardOrder, now: Date) => PaymentForm;
  /** The reply, or why it counts as forged. */
  readonly verify: (reply: PaymentReply) => CardReply | Rejection;
}

const currency = 'USD';
const transactionType = 'sale';
const locales = { en: 'en-us', es: 'es-us' } as const satisfies Record<Language, string>;

/** The fields a reply must have signed before any of them is read. */
const alwaysSigned = [
  'decision',
  'reason_code',
  'req_access_key',
  'req_amount',
  'req_currency',
  'req_profile_id',
  'req_reference_number',
  'req_transaction_type',
  'req_transaction_uuid',
  'signed_field_names',
] as const;

/** `58.00` for 5,800 cents. */
const amountText = (cents: number): string => (cents / 100).toFixed(2);

/** Raw `name=value` pairs sorted by name, joined by commas; HMAC-SHA256 with the key's own text; base64. */
function signature(names: readonly string[], fields: Readonly<Record<string, string>>, secretKey: string) {
  const base = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',');
  return createHmac('sha256', secretKey).update(base, 'utf8').digest('base64');
}

const fieldName = /^\w+$/;

/** Whether a text contains a comma, one of these names, and an equals sign. */
const containsPair = (text: string, names: ReadonlySet<string>): boolean =>
  text
    .split(',')
    .slice(1)
    .some((part) => part.includes('=') && names.has(part.slice(0, part.indexOf('='))));

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const outcomes = new Map<string, PaymentOutcome>([
  ['REVIEW', 'pending'],
  ['DECLINE', 'declined'],
  ['CANCEL', 'canceled'],
]);

function outcomeOf(reply: Readonly<Record<string, string>>, signed: ReadonlySet<string>): PaymentOutcome {
  const decision = reply['decision'] ?? '';
  if (decision !== 'ACCEPT') return outcomes.get(decision) ?? 'failed';
  const isWhole = signed.has('auth_amount') && reply['auth_amount'] === reply['req_amount'];
  const isNamed = signed.has('transaction_id') && reply['transaction_id'] !== '';
  // A partial approval (110) charged less than the price, so a person has to look at it.
  return reply['reason_code'] === '100' && isWhole && isNamed ? 'paid' : 'pending';
}

/** CyberSource Secure Acceptance Hosted Checkout: orders as signed forms, replies trusted by their signature. */
export function cardPayments({ url, profileId, keys }: CardAccess): CardPayments {
  const [signing] = keys;
  if (signing === undefined) throw new Error('Card payment needs a key.');

  return {
    form({ reference, transactionUuid, amount, language, replyTo }, now) {
      const unsigned = {
        access_key: signing.accessKey,
        profile_id: profileId,
        transaction_uuid: transactionUuid,
        unsigned_field_names: '',
        signed_date_time: now.toISOString().replace(/\.\d+Z$/, 'Z'),
        locale: locales[language],
        transaction_type: transactionType,
        reference_number: reference,
        amount: amountText(amount),
        currency,
        override_custom_receipt_page: replyTo,
        override_custom_cancel_page: replyTo,
        override_backoffice_post_url: replyTo,
      };
      const names = [...Object.keys(unsigned), 'signed_field_names'];
      const fields = { ...unsigned, signed_field_names: names.join(',') };
      return { action: url, fields: { ...fields, signature: signature(names, fields, signing.secretKey) } };
    },

    verify(given) {
      // Without a prototype: anyone may name `constructor` as a field.
      const reply: Readonly<Record<string, string>> = Object.assign(Object.create(null), given);
      const names = given.signed_field_names.split(',');
      const signed = new Set(names);
      if (alwaysSigned.some((name) => !signed.has(name))) return 'unsignedField';
      // Names are the provider's, each once. Anyone can send this, so what follows must take as long as the reply is, and no longer.
      if (signed.size < names.length || names.some((name) => !fieldName.test(name))) return 'ambiguous';
      // The pairs are joined without escaping, so a value that contains another pair would be ambiguous.
      if (names.some((name) => containsPair(reply[name] ?? '', signed))) return 'ambiguous';

      const key = keys.find(({ accessKey }) => accessKey === reply['req_access_key']);
      if (key === undefined) return 'key';
      if (!isSame(given.signature, signature(names, reply, key.secretKey))) return 'signature';

      if (reply['req_profile_id'] !== profileId) return 'profile';
      if (reply['req_transaction_type'] !== transactionType || reply['req_currency'] !== currency)
        return 'kind';
      const amount = /^\d{1,9}\.\d\d$/.test(reply['req_amount'] ?? '') ? reply['req_amount'] : undefined;
      if (amount === undefined) return 'amount';
      return {
        reference: given.req_reference_number,
        transactionUuid: given.req_transaction_uuid,
        amount: Math.round(Number(amount) * 100),
        outcome: outcomeOf(reply, signed),
        transactionId: signed.has('transaction_id') ? (reply['transaction_id'] ?? '') : '',
      };
    },
  };
}
