import * as z from 'zod/mini';
import { languages } from '#vocabulary/languages.ts';
import { defineCall } from './call.ts';
import { generationPrice, generationsPerGrant, generationsPerOrder } from './limits.ts';
import { Count, Done, optionalParameter, type Variant } from './shapes.ts';
import { UserReference } from './support.ts';

/** The price of a number of generations for a variant, in US cents. */
export function totalPrice(variant: Variant, count: number): number {
  return generationPrice[variant] * count;
}

function isOrderable(text: string): boolean {
  const count = Number(text);
  const { min, max } = generationsPerOrder;
  return String(count) === text && Number.isInteger(count) && count >= min && count <= max;
}

/** A form that the browser posts to the card provider's hosted page; every field is hidden and signed. */
export const PaymentForm = z.object({ action: z.url(), fields: z.record(z.string(), z.string()) });
export type PaymentForm = z.infer<typeof PaymentForm>;

export const createPayment = defineCall('createPayment', {
  method: 'GET',
  url: '/api/v1/payment/create/:count',
  reads: 'nothing',
  support: 'never',
  summary: "Opens an order of 1 to 10 generations and returns the card provider's form.",
  description: 'Post every field to `action` unchanged. The server decides the price.',
  params: z.object({ count: z.string().check(z.refine(isOrderable, 'outOfRange')) }),
  /** The hosted page's language. */
  query: z.object({ language: optionalParameter(z.enum(languages)) }),
  reply: PaymentForm,
  perDay: 'orders',
});

const Text = z.string().check(z.maxLength(4_000));

/**
 * The card provider's signed reply (CyberSource Secure Acceptance, reply fields): the fields that every reply
 * has, and any others. Only the signature tells which of them can be trusted.
 */
export const PaymentReply = z.catchall(
  z.object({
    decision: Text,
    reason_code: Text,
    req_reference_number: Text,
    req_transaction_uuid: Text,
    signed_field_names: Text,
    signature: Text,
  }),
  Text,
);
export type PaymentReply = z.infer<typeof PaymentReply>;

/** The outcome of an order. `pending` waits for the provider or for a person's review, and may still be paid. */
export const PaymentOutcome = z.enum(['paid', 'pending', 'declined', 'canceled', 'failed']);
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

export const PaymentEnd = z.object({
  outcome: PaymentOutcome,
  /** Generations of the order. */ count: z.int(),
});
export type PaymentEnd = z.infer<typeof PaymentEnd>;

export const completePayment = defineCall('completePayment', {
  method: 'GET',
  url: '/api/v1/payment/add',
  reads: 'nothing',
  summary: 'Takes the card provider’s signed reply and returns the outcome of the order.',
  description: 'The returning browser brings it in the query. Repeating it adds no further generations.',
  failures: ['paymentUnverified', 'notFound'],
  query: PaymentReply,
  reply: PaymentEnd,
});

/** Responds to the card provider's server with `{ok: true}`; a browser is redirected to the settings with the reply. */
export const paymentReply = defineCall('paymentReply', {
  method: 'POST',
  url: '/api/v1/payment/reply',
  reads: 'nothing',
  summary: "Receives the card provider's signed reply.",
  description:
    'Form-encoded, from the provider’s server or through the browser. Needs no token: the signature is verified. A browser is redirected to the settings page.',
  failures: ['paymentUnverified', 'notFound'],
  body: PaymentReply,
  takesForm: true,
  access: 'public',
});

export const grantGenerations = defineCall('grantGenerations', {
  method: 'POST',
  url: '/api/v1/admin/generations',
  reads: 'nothing',
  support: 'always',
  summary: "Adds generations to a user's account.",
  description:
    'Support only. `userId` may also be the address they sign in with or an account number. Both identities are recorded.',
  failures: ['forbidden', 'notFound'],
  takesIdempotencyKey: true,
  body: z.object({
    userId: UserReference,
    count: z.int().check(z.gte(generationsPerGrant.min), z.lte(generationsPerGrant.max)),
  }),
  reply: z.extend(Done, { /** What the account has now. */ generationsLeft: Count }),
  needsFreshSignIn: true,
});
