import type { ContractStep } from '#contract/clientContract.ts';

/** What was recorded about an agency's contract with a client. */
export interface ContractEntryTable {
  id: string;
  account_id: string;
  profile_id: string;
  step: ContractStep;
  /** Civil date. */
  on_day: string;
  user_id: string;
  /** The person's name at that time. */
  username: string;
  created_at: string;
  /** Null while the entry counts, like the next column. */
  withdrawn_by: string | null;
  withdrawn_at: string | null;
}

/** At most one per account. */
export interface ContractTermsTable {
  account_id: string;
  /** JSON, a ContractTerms. */
  content: string;
  updated_at: string;
}
