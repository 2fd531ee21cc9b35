import type { SealContext } from '#server/sealing/sealContext.ts';
import type { Tables } from './tables.ts';

/** A row of any table, as both engines store it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A column of sealed texts. */
export interface SealedColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** The column whose value names the row in the seal. */
  readonly row: string;
  /** The column with the id of the profile whose key sealed it; null if the server's own key did. */
  readonly profile: string | null;
  /** The column whose value takes the place of the column's name in the seal. */
  readonly boundTo?: string;
}

/** A column with the names of sealed files; their hashes are in the column `sha256`. */
export interface BlobColumn {
  readonly table: 'document' | 'report' | 'letter' | 'dispute_file' | 'inbox_scan';
  readonly column: 'blob' | 'raw_blob' | 'model_blob';
  readonly sha256: string;
  /** The column with the id whose key sealed it; `profile_id` unless given. */
  readonly owner?: 'id' | 'profile_id';
}

const ofProfile = (
  table: keyof Tables,
  column: string,
  row: string,
  profile = 'profile_id',
): SealedColumn => ({
  table,
  column,
  row,
  profile,
});

/** Every column that is sealed, so that all of it can be checked without knowing what it means. */
export const sealedColumns: readonly SealedColumn[] = [
  ofProfile('profile', 'sealed_ssn', 'id', 'id'),
  ofProfile('profile', 'sealed_dob', 'id', 'id'),
  ofProfile('profile', 'sealed_street', 'id', 'id'),
  ofProfile('connection', 'sealed_sign_in', 'profile_id'),
  ofProfile('enclosure_choice', 'sealed_choices', 'profile_id'),
  ofProfile('client_link', 'sealed_key', 'profile_id'),
  ofProfile('client_link', 'sealed_bound_mail', 'profile_id'),
  ofProfile('generation_session', 'sealed_choice', 'id'),
  ofProfile('generation_session', 'sealed_withdrawn', 'id'),
  ofProfile('letter', 'sealed_content', 'id'),
  ofProfile('overruling', 'sealed_content', 'id'),
  ofProfile('item_answer', 'sealed_content', 'id'),
  ofProfile('confirmation', 'sealed_content', 'id'),
  ofProfile('dispute_event', 'sealed_content', 'id'),
  ofProfile('dispute_event', 'sealed_reason', 'id'),
  ofProfile('dispute_file', 'sealed_name', 'id'),
  ofProfile('sighting', 'sealed_content', 'id'),
  // Until it is assigned, a scan has a key of its own.
  ofProfile('inbox_scan', 'sealed_name', 'id', 'id'),
  ofProfile('legal_hold', 'sealed_reason', 'profile_id'),
  { table: 'oidc_payload', column: 'sealed_payload', row: 'id_hash', profile: null, boundTo: 'model' },
  { table: 'server_secret', column: 'sealed_value', row: 'name', profile: null },
  { table: 'job', column: 'sealed_payload', row: 'id', profile: null },
  { table: 'job', column: 'sealed_result', row: 'id', profile: null },
  { table: 'embedded_authenticator', column: 'sealed_secret', row: 'user_id', profile: null },
];

/** Every column that refers to files. */
export const blobColumns: readonly BlobColumn[] = [
  { table: 'document', column: 'blob', sha256: 'sha256' },
  { table: 'letter', column: 'blob', sha256: 'sha256' },
  { table: 'dispute_file', column: 'blob', sha256: 'sha256' },
  { table: 'inbox_scan', column: 'blob', sha256: 'sha256', owner: 'id' },
  { table: 'report', column: 'raw_blob', sha256: 'raw_sha256' },
  { table: 'report', column: 'model_blob', sha256: 'model_sha256' },
];

/** What a value of this column is bound to. */
export function contextOf(
  { table, column, row: name, profile, boundTo }: SealedColumn,
  row: Row,
): SealContext {
  return {
    account: profile === null ? 'server' : String(row['account_id']),
    table,
    column: boundTo === undefined ? column : String(row[boundTo]),
    row: String(row[name]),
  };
}
