import { createHmac } from 'node:crypto';
import type { AccessEntryTable, AccessHeadTable } from './tables/access.ts';

/** Everything of a row that its hash covers. */
export type AccessRow = Omit<AccessEntryTable, 'hash'>;

/** The account id under which accesses are recorded that belong to no known account. */
export const serverChain = 'server';
/** The hash before an account's first row. */
export const beginning = '';

function keyed(key: string, kind: 'row' | 'head', values: readonly (string | number)[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([kind, ...values]))
    .digest('base64url');
}

/**
 * The hash of a row after the one with the hash `before`. Without the key, nobody who can write to the database can
 * compute the hashes that an altered row would need.
 */
export function rowHash(key: string, before: string, row: AccessRow): string {
  return keyed(key, 'row', [
    before,
    row.account_id,
    row.number,
    row.at,
    row.actor,
    row.person,
    row.for_user,
    row.address,
    row.call,
    row.reads,
    row.profile_id,
    row.object,
    row.outcome,
    row.request_id,
  ]);
}

/** The seal of an account's head. */
export function headSeal(key: string, { account_id, number, hash }: Omit<AccessHeadTable, 'seal'>): string {
  return keyed(key, 'head', [account_id, number, hash]);
}
