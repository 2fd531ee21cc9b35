import { findKey, makeKey, type KeySource } from '#server/sealing/keySource.ts';
import type { MasterKey } from '#server/sealing/masterKey.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { Database } from './database.ts';

/** Its name among the server's secrets. */
export const keyCheckName = 'key-check';
const name = keyCheckName;
const sealContext = { account: 'server', table: 'server_secret', column: name, row: name };

/**
 * The master key of this store. A new store takes the given key or generates one; a store with a key check opens
 * only with the key that made it. Throws with a message that says what to set.
 */
export async function keyFor(db: Database, source: KeySource): Promise<MasterKey> {
  const existing = await findKey(source);
  if (existing === null && (await readCheck(db)) !== null) {
    throw new Error(
      `The key that sealed this store is missing. Set REDRESS_KEY, or put the key file back at ${source.file}.`,
    );
  }
  const key = existing ?? (await makeKey(source));
  await db.write
    .insertInto('server_secret')
    .values({ name, sealed_value: `${key.id} ${seal(key.derive('key check'), sealContext, name)}` })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute();

  const check = (await readCheck(db)) ?? '';
  if (!opensCheck(key, check)) {
    throw new Error(
      `This store was sealed with the key ${check.split(' ')[0]}, and ${key.id} was given. Set REDRESS_KEY (or the key file ${source.file}) to the key that sealed it.`,
    );
  }
  return key;
}

/** Whether this key made this key check. Throws UnsealError if the check was altered. */
export function opensCheck(key: MasterKey, check: string): boolean {
  const [sealedBy, sealed] = check.split(' ');
  return (
    sealedBy === key.id && sealed !== undefined && open(key.derive('key check'), sealContext, sealed) === name
  );
}

async function readCheck(db: Database): Promise<string | null> {
  const row = await db.write
    .selectFrom('server_secret')
    .where('name', '=', name)
    .select('sealed_value')
    .executeTakeFirst();
  return row?.sealed_value ?? null;
}
