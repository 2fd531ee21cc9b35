import type { Notification } from '#contract/account.ts';
import type { Variant } from '#contract/shapes.ts';

/** The tenant: it owns everything below except the identity tables. */
export interface AccountTable {
  id: string;
  variant: Variant;
  /** Unique, in a form that people can read aloud: `4829-1306`. */
  number: string;
  /** IANA name; it decides which day is today. */
  time_zone: string;
  company_name: string;
  company_url: string;
  company_logo_url: string;
  /** Never below zero: the database enforces it. Always the sum of the account's ledger. */
  generations_left: number;
  /** Until when support may download letters; null if it may not. */
  support_consent_until: string | null;
  /** The civil date of the last reminder that something waits. */
  reminded_on: string | null;
  created_at: string;
}

export interface UserTable {
  id: string;
  account_id: string;
  /** `embedded` or `auth0`; with `subject`, it identifies the person independently of email addresses. */
  provider: string;
  subject: string;
  role: 'owner' | 'member';
  full_name: string;
  mail: string;
  phone_number: string | null;
  show_onboarding: number;
  /** Notifications up to this time have been read; null before the first time. */
  notifications_read_at: string | null;
  last_sign_in: string | null;
  last_active: string | null;
  /** The language of the interface when the person used it last, for emails; null before it was noted. */
  language: string | null;
  /** 0 if the person turned reminders by email off. */
  reminders_by_mail: number;
  /** 1 once the Get Started walkthrough has been shown. */
  walkthrough_seen: number;
  /** Of a person of Auth0: the address that they confirmed, as of their last sign-in; otherwise null. */
  verified_mail: string | null;
  created_at: string;
}

/** Visible to anyone who knows its name. */
export interface LogoTable {
  /** 128 random bits in base64url. */
  name: string;
  account_id: string;
  media_type: string;
  /** In base64. */
  content: string;
  created_at: string;
}

export interface NotificationTable {
  id: string;
  account_id: string;
  type: Notification['type'];
  code: Notification['code'];
  params: string;
  /** Stays when the client is deleted. */
  profile_id: string | null;
  created_at: string;
}

/** What a support agent did in an account, under both identities. It is append-only. */
export interface SupportActTable {
  id: string;
  account_id: string;
  /** The user whose account it was. */
  user_id: string;
  /** The support agent. */
  by_provider: string;
  by_subject: string;
  act: 'generationsGranted' | 'impersonated' | 'called';
  /** The number of generations granted, the name of the call, or the reason for a visit ('' if none was given). */
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
