import type { Generated } from 'kysely';
import type { ClientEventKind } from '#contract/clientStatus.ts';
import type { DocumentKind } from '#contract/documents.ts';
import type { ProfileLogEntry, Provider } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';

export interface ProfileTable {
  id: string;
  account_id: string;
  /** The account's id for a consumer's profile, null for an agency's. Unique, so a consumer has only one profile. */
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
  status: ProfileStatus;
  /** Increases with each change. */
  version: number;
  search_name: string;
  sort_name: string;
  /** The newest set of letters. Each recording updates it, so that a list of 10,000 clients needs no join. */
  latest_session_id: string | null;
  /** JSON list of {bureau, change} as the reports say; '' if it is to be worked out. */
  score_changes: Generated<string>;
  /** When the person who had opened the client's link closed their account; null if there is a link again. */
  link_closed_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A profile's data key, wrapped with the master key, apart from what it opens. Deleting the row destroys it. */
export interface ProfileKeyTable {
  profile_id: string;
  account_id: string;
  wrapped_key: string;
}

/** One per profile that may not be erased. */
export interface LegalHoldTable {
  account_id: string;
  profile_id: string;
  sealed_reason: string;
  /** The name at that time of the person who placed it. */
  username: string;
  created_at: string;
}

/** One per profile that will be erased for lack of use. */
export interface RetentionNoticeTable {
  account_id: string;
  profile_id: string;
  created_at: string;
}

/** A master key by its id: one that keys are being wrapped with, or one that nothing may need again. */
export interface MasterKeyTable {
  id: string;
  state: 'next' | 'retired';
}

/** A deleted profile or scan, or a link that ended: with the keys, for good; next to the data, until its key has been destroyed. */
export interface ErasureTable {
  /** Of a link, the hash of its key. */
  profile_id: string;
  account_id: string;
  erased_at: string;
}

export interface DocumentTable {
  id: string;
  account_id: string;
  profile_id: string;
  kind: DocumentKind;
  blob: string;
  /** SHA-256 of the sealed bytes, in hex. */
  sha256: string;
  /** Size of the unsealed document, in bytes. */
  bytes: number;
  media_type: string;
  uploaded_at: string;
  /** 1 for a proof of address that the profile had when it got another address. */
  is_before_move: number;
}

/** One per profile whose letters enclose anything but the usual. */
export interface EnclosureChoiceTable {
  account_id: string;
  profile_id: string;
  /** JSON, an EnclosureChoice for each recipient. */
  sealed_choices: string;
  updated_at: string;
}

export interface ConnectionTable {
  id: string;
  account_id: string;
  profile_id: string;
  provider: Provider;
  signed_in_on: string;
  /** JSON {mail, username, password}: at some providers the email address is the user name. */
  sealed_sign_in: string;
}

/** One per profile. */
export interface ClientLinkTable {
  /** SHA-256 of the key, in hex. */
  hash: string;
  account_id: string;
  profile_id: string;
  sealed_key: string;
  created_at: string;
  expires_at: string;
  /** The person who accepted it; this and the next three columns are null until then. */
  bound_provider: string | null;
  bound_subject: string | null;
  bound_at: string | null;
  /** Their email address then; '' if the identity provider gave none. */
  sealed_bound_mail: string | null;
}

/** The client's status is derived from these rows. */
export interface ClientEventTable {
  id: string;
  account_id: string;
  profile_id: string;
  kind: ClientEventKind;
  at: string;
  /** JSON, a ClientEventDetail. */
  detail: string;
}

export interface ProfileLogTable {
  id: string;
  account_id: string;
  /** Without a foreign key, because the log outlives its profile. */
  profile_id: string;
  /** The name at that time. */
  profile_name: string;
  username: string;
  status: ProfileLogEntry['status'];
  /** The reason that a person gave, or ''. */
  reason: string;
  created_at: string;
}
