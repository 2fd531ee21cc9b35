import { sql } from 'kysely';
import type { Database } from './database.ts';

const putBack = (keysAt: string) =>
  `Put back the newest backup of the keys (${keysAt}): without them, nothing of these clients can be opened.`;

/** Throws, with a sentence for the operator, if PostgreSQL has no schema of keys: a backup of the data alone. */
export async function checkKeys({ engine, write }: Database, keysAt: string): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('redress_keys.profile_key') is not null as found`.execute(write);
  if (rows[0]?.found !== true) throw new Error(`The keys of this database are missing. ${putBack(keysAt)}`);
}

/** Throws, with a sentence for the operator, if a profile has no key. */
export async function checkEveryKey({ write }: Database, keysAt: string): Promise<void> {
  const { missing } = await write
    .selectFrom('profile')
    .leftJoin('redress_keys.profile_key as profile_key', 'profile_key.profile_id', 'profile.id')
    .where('profile_key.profile_id', 'is', null)
    .select((column) => column.fn.countAll<number>().as('missing'))
    .executeTakeFirstOrThrow();
  if (missing > 0)
    throw new Error(`The keys of ${missing} clients in this database are missing. ${putBack(keysAt)}`);
}
