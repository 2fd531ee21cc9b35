import type { ClientEventKind } from '#contract/clientStatus.ts';
import type { DocumentKind } from '#contract/documents.ts';
import type { ProfileLogEntry, Provider } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';

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
