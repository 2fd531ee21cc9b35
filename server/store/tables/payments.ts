import type { PaymentOutcome } from '#contract/payment.ts';

export type LedgerReason = 'grant' | 'purchase' | 'generation';
export interface GenerationLedgerTable {
  id: string;
  account_id: string;
  /** Positive: granted; negative: spent. */
  delta: number;
  reason: LedgerReason;
  /** Unique: what is booked twice is refused. The session's id, or the grant's or order's own reference. */
  reference: string;
  created_at: string;
}

/** An order of generations; its id is the card provider's reference number. */
export interface PaymentTable {
  id: string;
  account_id: string;
  user_id: string;
  /** Unique; the provider refuses a second order under it. */
  transaction_uuid: string;
  generations: number;
  /** US cents. */
  amount: number;
  status: PaymentOutcome | 'open';
  created_at: string;
  settled_at: string | null;
}

/** Each believed reply once. */
export interface PaymentReplyTable {
  /** The provider's; `none:` and the order's id where it began no transaction. */
  transaction_id: string;
  outcome: PaymentOutcome;
  payment_id: string;
  received_at: string;
}
