import type { Generated } from 'kysely';
import type { ReportSource } from '#contract/reports.ts';
import type { Language } from '#vocabulary/languages.ts';

export interface ReportTable {
  id: string;
  account_id: string;
  profile_id: string;
  provider: ReportSource;
  name: string;
  /** `YYYY-MM-DD` as the report says; null if it has no date. */
  report_date: string | null;
  imported_at: string;
  raw_blob: string;
  raw_sha256: string;
  raw_bytes: number;
  model_blob: string;
  model_sha256: string;
  model_bytes: number;
  parser_version: string;
  /** 0 if nobody has looked yet what it shows about the client's letters. */
  compared: Generated<number>;
}

/** What a client confirmed about an account in a report. */
export interface ConfirmationTable {
  id: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  /** JSON {accountId, reason} for an account, {item, statement} for any other item of the report. */
  sealed_content: string;
  /** The signed-in user who recorded it; `username` is their name at that time. */
  user_id: string;
  username: string;
  created_at: string;
  withdrawn_by: string | null;
  withdrawn_at: string | null;
}

export interface TicketTable {
  /** SHA-256 of the ticket, in hex: the table alone opens nothing. */
  hash: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  language: Language;
  /** Who asked for it, as JSON, for the record of access. */
  reader: string;
  expires_at: string;
}
