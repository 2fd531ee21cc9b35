import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { MasterKeyTable } from './tables/clients.ts';

/** A profile's wrapped data key, as the key schema holds it. */
export interface WrappedKey {
  readonly profile_id: string;
  readonly account_id: string;
  readonly wrapped_key: string;
}

/** A profile that was erased. */
export interface Erased {
  readonly profile_id: string;
  readonly account_id: string;
  readonly erased_at: string;
}

/** Everything that is stored apart from the data. */
export interface KeyRows {
  readonly keys: readonly WrappedKey[];
  readonly erased: readonly Erased[];
  /** Those that are being introduced, and those that were retired. */
  readonly masterKeys: readonly Readonly<MasterKeyTable>[];
}

/** All wrapped keys and erasures. Read after the data: what is erased in between is then in the list. */
export async function keyRowsOf({ engine, keys, read }: Database): Promise<KeyRows> {
  const reader = engine === 'sqlite' ? keys : read;
  return {
    keys: await reader.selectFrom('redress_keys.profile_key').selectAll().execute(),
    erased: await reader.selectFrom('redress_keys.erased').selectAll().execute(),
    masterKeys: await reader.selectFrom('redress_keys.master_key').selectAll().execute(),
  };
}

/** Whether the tables exist. */
export async function hasKeys({ engine, keys, read }: Database): Promise<boolean> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select 1 from redress_keys.sqlite_schema where name = 'profile_key'`.execute(keys)
      : await sql`select 1 where to_regclass('redress_keys.profile_key') is not null`.execute(read);
  return rows.length > 0;
}

const rowsPerInsert = 500;

/** Adds keys and erasures to those that exist, except for keys of profiles that were erased. */
export async function addKeyRows(db: Database['keys'], { keys, erased, masterKeys }: KeyRows): Promise<void> {
  for (const key of masterKeys)
    await db
      .insertInto('redress_keys.master_key')
      .values(key)
      .onConflict((clash) => clash.column('id').doNothing())
      .execute();
  for (let start = 0; start < erased.length; start += rowsPerInsert)
    await db
      .insertInto('redress_keys.erased')
      .values(erased.slice(start, start + rowsPerInsert))
      .onConflict((clash) => clash.column('profile_id').doNothing())
      .execute();
  const gone = await db.selectFrom('redress_keys.erased').select('profile_id').execute();
  const isGone = new Set(gone.map(({ profile_id }) => profile_id));
  const kept = keys.filter(({ profile_id }) => !isGone.has(profile_id));
  for (let start = 0; start < kept.length; start += rowsPerInsert)
    await db
      .insertInto('redress_keys.profile_key')
      .values(kept.slice(start, start + rowsPerInsert))
      .onConflict((clash) => clash.column('profile_id').doNothing())
      .execute();
}
