import type { PrintedFile } from '#contract/printLinks.ts';

export interface GenerationSessionTable {
  id: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  /** Also `manual` for sets of next steps, which `next_steps` tells apart. */
  kind: 'automatic' | 'manual';
  /** JSON {choice, destinationNames}. Sealed, because furnishers' names come from the report. */
  sealed_choice: string;
  letter_count: number;
  print_variant_id: string;
  created_at: string;
  mailed_at: string | null;
  /** Under which rules the letters were written, or last reviewed. */
  rules_version: number;
  /** JSON list of what later rules withdrew; null if nothing. Sealed, because it quotes the letters. */
  sealed_withdrawn: string | null;
  /** The set that was written instead, without spending a generation. */
  rewritten_as: string | null;
  /** 1 for the letters of next steps, which follow earlier letters instead of a report's findings. */
  next_steps: number;
  /** 1 for sets from before mailing was recorded. */
  mailing_unknown: number;
  /** How many letters are still to be mailed, and the latest day on which one was: as it follows from the events. */
  not_mailed: number;
  ordered: number;
  last_mailed_on: string | null;
}

export interface LetterTable {
  id: string;
  account_id: string;
  profile_id: string;
  session_id: string;
  /** Starts at 1. */
  position: number;
  /** JSON {destinationId, destinationName, subject, items, enclosed}. */
  sealed_content: string;
  pages: number;
  blob: string;
  sha256: string;
  bytes: number;
  template_version: string;
}

export interface PrintLinkTable {
  /** SHA-256 of the key, in hex: the table alone opens nothing. */
  hash: string;
  account_id: string;
  profile_id: string;
  session_id: string;
  created_at: string;
  expires_at: string;
  /** Of the letters; the list can be downloaded as often as needed. */
  downloads: number;
  /** Ids as JSON; null for the whole set. */
  letters: string | null;
}

/** Each download of letters or their CSV by someone outside the account. */
export interface PrintOpeningTable {
  id: string;
  account_id: string;
  profile_id: string;
  session_id: string;
  /** The person who downloaded them. */
  user_id: string;
  file: PrintedFile;
  opened_at: string;
}

/** That letters about a report go out although a concern was raised. */
export interface OverrulingTable {
  id: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  /** JSON {concern, facts, reason, note}. */
  sealed_content: string;
  /** The signed-in user who recorded it; `username` is their name at that time. */
  user_id: string;
  username: string;
  created_at: string;
}

/** Whether a client's letters leave out an item without a ground. */
export interface ItemAnswerTable {
  id: string;
  account_id: string;
  profile_id: string;
  /** JSON {reportId, key, identities, answer}. */
  sealed_content: string;
  user_id: string;
  username: string;
  created_at: string;
}
