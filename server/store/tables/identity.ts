import type { Variant } from '#contract/shapes.ts';

/**
 * Data of the embedded provider. Names are hashed and payloads sealed, so that a copy of the database reveals no
 * tokens.
 */
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
  /** In lower case, unique. */
  mail: string;
  full_name: string;
  password_hash: string;
  failures: number;
  blocked_until: string | null;
  created_at: string;
  /** Wrong codes in a row, as `failures` counts wrong passwords. */
  factor_failures: number;
  factor_blocked_until: string | null;
  mail_verified_at: string | null;
  disabled_at: string | null;
  /** Sign-ins from before count no longer. */
  signed_out_at: string | null;
  /** The session that counts nevertheless, because its person ended the others. */
  kept_session: string | null;
}

/** A person's authenticator app. */
export interface EmbeddedAuthenticatorTable {
  user_id: string;
  sealed_secret: string;
  /** The time step of the code that was accepted last: neither it nor an earlier one counts again. */
  last_step: number;
  created_at: string;
}

export interface EmbeddedRecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at: string | null;
}

export interface EmbeddedPasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  user_id: string;
  /** The host it was made on: a passkey works on no other. */
  variant: Variant;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** JSON: the transports that the browser named. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
}

/** A browser in which a person is signed in. The `uid` is in every token of the session and gives no access. */
export interface EmbeddedSessionTable {
  uid: string;
  user_id: string;
  variant: Variant;
  browser: string;
  system: string;
  first_seen_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface ServerSecretTable {
  name: string;
  sealed_value: string;
}
