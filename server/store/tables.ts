import type { Notification } from '#contract/account.ts';
import type { ClientEventKind } from '#contract/clientStatus.ts';
import type { DocumentKind } from '#contract/documents.ts';
import type { Language } from '#contract/limits.ts';
import type { PaymentOutcome } from '#contract/payment.ts';
import type { PrintedFile } from '#contract/printLinks.ts';
import type { ProfileLogEntry, Provider } from '#contract/profiles.ts';
import type { ReportSource } from '#contract/reports.ts';
import type { ProfileStatus, Variant } from '#contract/shapes.ts';

/**
 * The rows as both engines hold them: ids are UUIDv7 texts, instants ISO 8601 texts in UTC, flags 0 or 1, JSON is
 * text, `sealed_…` columns are ciphertext (server/sealing). A change here needs a migration.
 */
export interface Tables {
  account: AccountTable;
  user: UserTable;
  profile: ProfileTable;
  document: DocumentTable;
  connection: ConnectionTable;
  report: ReportTable;
  generation_session: GenerationSessionTable;
  letter: LetterTable;
  generation_ledger: GenerationLedgerTable;
  payment: PaymentTable;
  payment_reply: PaymentReplyTable;
  support_act: SupportActTable;
  profile_log: ProfileLogTable;
  notification: NotificationTable;
  client_event: ClientEventTable;
  confirmation: ConfirmationTable;
  idempotency: IdempotencyTable;
  ticket: TicketTable;
  client_link: ClientLinkTable;
  print_link: PrintLinkTable;
  print_opening: PrintOpeningTable;
  oidc_payload: OidcPayloadTable;
  embedded_user: EmbeddedUserTable;
  server_secret: ServerSecretTable;
  logo: LogoTable;
}

/** The tenant: it owns everything below but the identity tables. */
export interface AccountTable {
  id: string;
  variant: Variant;
  /** Unique, as people read it out: `4829-1306`. */
  number: string;
  /** IANA name; "today" is asked in it. */
  time_zone: string;
  company_name: string;
  company_url: string;
  company_logo_url: string;
  /** Never below zero: the database refuses it. Always the sum of the account's ledger. */
  generations_left: number;
  created_at: string;
}

export interface UserTable {
  id: string;
  account_id: string;
  /** `embedded` or `auth0`; with `subject` the person's one name, independent of addresses. */
  provider: string;
  subject: string;
  role: 'owner' | 'member';
  full_name: string;
  mail: string;
  phone_number: string | null;
  show_onboarding: number;
  /** What was told until then has been read; null before the first time. */
  notifications_read_at: string | null;
  last_sign_in: string | null;
  last_active: string | null;
  created_at: string;
}

export interface ProfileTable {
  id: string;
  account_id: string;
  /** The account's id in a consumer's account, null in an agency's; unique, so a consumer holds one profile. */
  sole_owner: string | null;
  profile_name: string;
  first_name: string;
  last_name: string;
  phone: string;
  mail: string;
  city: string;
  state: string;
  postal_code: string;
  sealed_ssn: string;
  sealed_dob: string;
  sealed_street: string;
  /** The profile's data key under the master key. Deleting the row destroys it. */
  wrapped_key: string;
  status: ProfileStatus;
  /** Goes up with each change. */
  version: number;
  search_name: string;
  sort_name: string;
  /** The newest set of letters, kept with each recording; a list of 10,000 clients needs no join. */
  latest_session_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface DocumentTable {
  id: string;
  account_id: string;
  profile_id: string;
  kind: DocumentKind;
  blob: string;
  /** Hex SHA-256 of the sealed bytes. */
  sha256: string;
  /** Of the opened document. */
  bytes: number;
  media_type: string;
  uploaded_at: string;
}

export interface ConnectionTable {
  id: string;
  account_id: string;
  profile_id: string;
  provider: Provider;
  signed_in_on: string;
  /** JSON {mail, username, password}: at some providers the mail is the sign-in name. */
  sealed_sign_in: string;
}

export interface ReportTable {
  id: string;
  account_id: string;
  profile_id: string;
  provider: ReportSource;
  name: string;
  /** `YYYY-MM-DD` as the report says; null when it does not. */
  report_date: string | null;
  imported_at: string;
  raw_blob: string;
  raw_sha256: string;
  raw_bytes: number;
  model_blob: string;
  model_sha256: string;
  model_bytes: number;
  parser_version: string;
}

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

/** What somebody of support did in an account, under both identities. Entries are only added. */
export interface SupportActTable {
  id: string;
  account_id: string;
  /** For whom it was done. */
  user_id: string;
  /** Who did it. */
  by_provider: string;
  by_subject: string;
  act: 'generationsGranted' | 'impersonated' | 'called';
  /** How many were granted, or the name of the call. */
  detail: string;
  created_at: string;
}

export interface ProfileLogTable {
  id: string;
  account_id: string;
  /** No foreign key: the log outlives its profile. */
  profile_id: string;
  /** As it was at that time. */
  profile_name: string;
  username: string;
  status: ProfileLogEntry['status'];
  /** Why, where a person gave a reason; else ''. */
  reason: string;
  created_at: string;
}

export interface NotificationTable {
  id: string;
  account_id: string;
  type: Notification['type'];
  code: Notification['code'];
  params: string;
  created_at: string;
}

/** What the client status is worked out from. */
export interface ClientEventTable {
  id: string;
  account_id: string;
  profile_id: string;
  kind: ClientEventKind;
  at: string;
  /** JSON, a ClientEventDetail. */
  detail: string;
}

/** What a client confirmed of an account of a report. */
export interface ConfirmationTable {
  id: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  /** JSON {accountId, reason}. */
  sealed_content: string;
  /** In whose session it was said; `username` is the name of that time. */
  user_id: string;
  username: string;
  created_at: string;
  withdrawn_by: string | null;
  withdrawn_at: string | null;
}

export interface IdempotencyTable {
  account_id: string;
  idempotency_key: string;
  request_hash: string;
  reply: string;
  expires_at: string;
}

export interface TicketTable {
  /** Hex SHA-256 of the ticket: the table alone opens nothing. */
  hash: string;
  account_id: string;
  profile_id: string;
  report_id: string;
  language: Language;
  expires_at: string;
}

/** One for a profile. */
export interface ClientLinkTable {
  /** Hex SHA-256 of the key. */
  hash: string;
  account_id: string;
  profile_id: string;
  sealed_key: string;
  created_at: string;
  expires_at: string;
  /** The person that took it up; with the two below null until then. */
  bound_provider: string | null;
  bound_subject: string | null;
  bound_at: string | null;
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

/** What the embedded provider keeps. Names are hashed and payloads sealed: tokens cannot be taken from a copy. */
export interface OidcPayloadTable {
  model: string;
  id_hash: string;
  sealed_payload: string;
  grant_hash: string | null;
  uid_hash: string | null;
  user_code_hash: string | null;
  expires_at: string | null;
  consumed_at: string | null;
}

export interface EmbeddedUserTable {
  id: string;
  /** Lower case, unique. */
  mail: string;
  full_name: string;
  password_hash: string;
  failures: number;
  blocked_until: string | null;
  created_at: string;
}

export interface ServerSecretTable {
  name: string;
  sealed_value: string;
}

/** Shown to anybody who knows its name. */
export interface LogoTable {
  /** 128 random bits, base64url. */
  name: string;
  account_id: string;
  media_type: string;
  /** Base64. */
  content: string;
  created_at: string;
}
