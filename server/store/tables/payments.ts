import type { PaymentOutcome } from '#contract/payment.ts';

export type LedgerReason = 'grant' | 'purchase' | 'generation';
export interface GenerationLedgerTable {
  id: string;
  account_id: string;
  /** Positive for grants, negative for generations spent. */
  delta: number;
  reason: LedgerReason;
  /** Unique, so that nothing is booked twice. The session's id, or the reference of the grant or order. */
  reference: string;
  created_at: string;
}

/** An order of generations; its id is the card provider's reference number. */
export interface PaymentTable {
  id: string;
  account_id: string;
  user_id: string;
  /** Unique; the provider refuses a second order with the same one. */
  transaction_uuid: string;
  generations: number;
  /** In US cents. */
  amount: number;
  status: PaymentOutcome | 'open';
  created_at: string;
  settled_at: string | null;
}

/** Each verified reply, once. */
export interface PaymentReplyTable {
  /** The provider's id; `none:` and the order's id if it began no transaction. */
  transaction_id: string;
  outcome: PaymentOutcome;
  payment_id: string;
  received_at: string;
}
