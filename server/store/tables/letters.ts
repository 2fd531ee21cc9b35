import type { PrintedFile } from '#contract/printLinks.ts';

export interface GenerationSessionTable {
  id: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  kind: 'automatic' | 'manual';
  /** JSON {choice, destinationNames}: furnishers' names are report text. */
  sealed_choice: string;
  letter_count: number;
  print_variant_id: string;
  created_at: string;
  mailed_at: string | null;
}

export interface LetterTable {
  id: string;
  account_id: string;
  profile_id: string;
  session_id: string;
  /** From 1. */
  position: number;
  /** JSON {destinationId, destinationName, subject, items}. */
  sealed_content: string;
  pages: number;
  blob: string;
  sha256: string;
  bytes: number;
  template_version: string;
}

export interface PrintLinkTable {
  /** Hex SHA-256 of the key: the table alone opens nothing. */
  hash: string;
  account_id: string;
  profile_id: string;
  session_id: string;
  created_at: string;
  expires_at: string;
}

/** Each time somebody outside of the account took letters or their csv. */
export interface PrintOpeningTable {
  id: string;
  account_id: string;
  profile_id: string;
  session_id: string;
  /** Who it was. */
  user_id: string;
  file: PrintedFile;
  opened_at: string;
}
