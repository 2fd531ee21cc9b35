import type { Notification } from '#contract/account.ts';
import type { Variant } from '#contract/shapes.ts';

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

export interface NotificationTable {
  id: string;
  account_id: string;
  type: Notification['type'];
  code: Notification['code'];
  params: string;
  /** Stays when the client goes. */
  profile_id: string | null;
  created_at: string;
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

export interface IdempotencyTable {
  account_id: string;
  idempotency_key: string;
  request_hash: string;
  reply: string;
  expires_at: string;
}
