import { sql } from 'kysely';
import { headSeal, rowHash, type AccessRow } from './accessChain.ts';
import type { Database } from './database.ts';
import type { AccessEntryTable, AccessHeadTable } from './tables/access.ts';

/** The end of an account's chain. */
export type ChainEnd = Pick<AccessHeadTable, 'number' | 'hash'>;

/** The rows after the end of a chain, and its new end. */
export function chained(
  key: string,
  { number, hash }: ChainEnd,
  accesses: readonly Omit<AccessRow, 'number'>[],
): { readonly rows: AccessEntryTable[]; readonly end: ChainEnd } {
  let end = { number, hash };
  const rows = accesses.map((access): AccessEntryTable => {
    const row = { ...access, number: end.number + 1 };
    end = { number: row.number, hash: rowHash(key, end.hash, row) };
    return { ...row, hash: end.hash };
  });
  return { rows, end };
}

/**
 * Adds rows after the end of an account's chain in one statement, on PostgreSQL: a transaction would take four round
 * trips. Returns the new end; null, with nothing changed, if the chain ends elsewhere by now.
 */
export async function continueChain(
  { write }: Database,
  key: string,
  accountId: string,
  known: ChainEnd,
  accesses: readonly Omit<AccessRow, 'number'>[],
): Promise<ChainEnd | null> {
  const { rows, end } = chained(key, known, accesses);
  const seal = headSeal(key, { account_id: accountId, ...end });
  const { numAffectedRows } = await sql`
    with moved as (
      update access_head set number = ${end.number}, hash = ${end.hash}, seal = ${seal}
      where account_id = ${accountId} and number = ${known.number} and hash = ${known.hash}
      returning account_id
    )
    insert into access_entry (account_id, number, at, actor, person, for_user, address, call, reads, profile_id, object,
      outcome, request_id, hash)
    select moved.account_id, row.number, row.at, row.actor, row.person, row.for_user, row.address, row.call, row.reads,
      row.profile_id, row.object, row.outcome, row.request_id, row.hash
    from moved, json_to_recordset(${JSON.stringify(rows)}::json) as row (number integer, at text, actor text,
      person text, for_user text, address text, call text, reads text, profile_id text, object text, outcome text,
      request_id text, hash text)`.execute(write);
  return numAffectedRows === BigInt(rows.length) ? end : null;
}
