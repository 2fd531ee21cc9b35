import type { FailureCode } from '#contract/failures.ts';
import type { RecordedRead } from '#contract/recordedReads.ts';

/** Who read something. What `person` means depends on it: see `AccessEntryTable.person`. */
export type AccessActor = 'member' | 'support' | 'client' | 'outsider' | 'unknown' | 'server';

/**
 * One access to an account's data, or a refused one. Rows are never changed or removed; triggers refuse both. They hold
 * ids only, so that erasing a person leaves them valid.
 */
export interface AccessEntryTable {
  /** The account whose record it is; `server` if the caller belongs to none that is known. */
  account_id: string;
  /** 1, 2, 3 … in each account. */
  number: number;
  at: string;
  actor: AccessActor;
  /** The user's id; `provider:subject` for support, a client with a link, and an unknown caller. */
  person: string;
  /** The user whom support acts for; otherwise empty. */
  for_user: string;
  /** The caller's address as the limits count it (server/http/callerAddress.ts). */
  address: string;
  /** The name of the call. `recordOpened`, with the account's id as its object, is the server's own. */
  call: string;
  reads: RecordedRead | 'nothing';
  /** The profile that the caller named; empty if none. A refused one may belong to nobody. */
  profile_id: string;
  /** What of it: a report's, letter set's, or scan's id, the kind of a document, a field; empty if the call says it all. */
  object: string;
  outcome: 'answered' | FailureCode;
  /** As in the log lines and the `x-request-id` header. */
  request_id: string;
  /** Keyed hash of this row and of the previous row's hash. */
  hash: string;
}

/** The newest row of each account's record, so that removing the last rows shows. */
export interface AccessHeadTable {
  account_id: string;
  number: number;
  hash: string;
  /** Keyed hash of the three other columns. */
  seal: string;
}
