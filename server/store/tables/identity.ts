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
}

export interface ServerSecretTable {
  name: string;
  sealed_value: string;
}
