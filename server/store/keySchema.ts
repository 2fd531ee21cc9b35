import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** Where the wrapped keys are: a schema on PostgreSQL, an attached file on SQLite. */
export const keySchema = 'redress_keys';

/** Wrapped data keys, and which profiles were erased. Without this schema, a copy of the database opens nothing. */
export function keyTables(text: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`create table if not exists redress_keys.profile_key (
      profile_id ${text} primary key,
      account_id ${text} not null,
      wrapped_key ${text} not null
    )`,
    sql`create table if not exists redress_keys.erased (
      profile_id ${text} primary key,
      account_id ${text} not null,
      erased_at ${text} not null
    )`,
  ];
}

/**
 * Creates the tables of the keys file on SQLite, and moves into it the keys that an earlier version stored with their
 * profiles. They must be on disk before a migration removes them there, and no transaction spans both files.
 */
export async function prepareKeys({ engine, write, keys }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  for (const statement of keyTables(sql`text`)) await statement.execute(keys);
  const { rows } = await sql`select 1 from pragma_table_info('profile') where name = 'wrapped_key'`.execute(
    write,
  );
  if (rows.length > 0) for (const statement of movedKeys()) await statement.execute(write);
}

/** What an earlier version stored with the profiles, and the profiles that it deleted. */
export function movedKeys(): RawBuilder<unknown>[] {
  return [
    sql`insert into redress_keys.profile_key (profile_id, account_id, wrapped_key)
      select id, account_id, wrapped_key from profile where true on conflict do nothing`,
    sql`insert into redress_keys.erased (profile_id, account_id, erased_at)
      select profile_id, account_id, created_at from profile_log where status = 'profileDeleted' on conflict do nothing`,
  ];
}
