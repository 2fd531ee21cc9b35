import { createKeyRing, type KeyRing } from '#server/sealing/keyRing.ts';
import { findKey, makeKey, otherKeys, type KeySource } from '#server/sealing/keySource.ts';
import type { MasterKey } from '#server/sealing/masterKey.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { Database } from './database.ts';
import { wrappedServerKey } from './serverKey.ts';

/** Its name among the server's secrets. */
export const keyCheckName = 'key-check';
const name = keyCheckName;
const sealContext = { account: 'server', table: 'server_secret', column: name, row: name };

/**
 * The master keys of this store. A new store takes the given key or generates one; any other opens only with the key that
 * wrapped its keys. Throws with a message that says what to set.
 */
export async function keysFor(db: Database, source: KeySource): Promise<KeyRing> {
  const existing = await findKey(source);
  if (existing === null && (await sealingKeyId(db)) !== '') {
    throw new Error(
      `The key that sealed this store is missing. Set REDRESS_KEY, or put the key file back at ${source.file}.`,
    );
  }
  const key = existing ?? (await makeKey(source));
  const ring = createKeyRing(key, otherKeys(source));
  await db.write
    .insertInto('server_secret')
    .values({ name, sealed_value: `${key.id} ${seal(key.derive('key check'), sealContext, name)}` })
    .onConflict((clash) => clash.column('name').doNothing())
    .execute();

  const sealedBy = await sealingKeyId(db);
  if (ring.find(sealedBy) === null) {
    throw new Error(
      `This store was sealed with the key ${sealedBy}, and ${key.id} was given. Set REDRESS_KEY (or the key file ${source.file}) to the key that sealed it; to replace that key, set it as REDRESS_KEY_PREVIOUS.`,
    );
  }
  await proveCheck(db, ring);
  for (const { id, state } of await db.write.selectFrom('redress_keys.master_key').selectAll().execute()) {
    if (state === 'next' && ring.find(id) === null)
      throw new Error(
        `The key ${sealedBy} of this store is being replaced by the key ${id}. Set REDRESS_KEY to the new key, and REDRESS_KEY_PREVIOUS to the other.`,
      );
    if (state === 'retired' && id === key.id)
      throw new Error(`The key ${id} was retired. Set REDRESS_KEY to the key that replaced it, ${sealedBy}.`);
  }
  return ring;
}

/** The check that the first start made. It says nothing once its key was replaced. */
async function proveCheck(db: Database, ring: KeyRing): Promise<void> {
  opensCheck(ring, (await readCheck(db)) ?? '');
}

/** Whether one of these keys made this key check. Throws UnsealError if the check was altered. */
export function opensCheck(ring: KeyRing, check: string): boolean {
  const [by = '', sealed = ''] = check.split(' ');
  const key = ring.find(by);
  return key !== null && open(key.derive('key check'), sealContext, sealed) === name;
}

/** Which master key the store counts as sealed with: the one around the server's key; '' for a new store. */
export async function sealingKeyId(db: Database): Promise<string> {
  const wrapped = await wrappedServerKey(db);
  return wrapped?.split('.')[1] ?? (await readCheck(db))?.split(' ')[0] ?? '';
}

/** From now on, a start needs this key too. False if it was retired. */
export async function announceKey({ keys }: Database, { id }: MasterKey): Promise<boolean> {
  await keys
    .insertInto('redress_keys.master_key')
    .values({ id, state: 'next' })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  const known = keys.selectFrom('redress_keys.master_key').where('id', '=', id).select('state');
  return (await known.executeTakeFirstOrThrow()).state === 'next';
}

/** Nothing needs the earlier key: from now on, a start needs the new one only, and never takes the earlier one again. */
export async function retireKey({ keys }: Database, earlier: string, { id }: MasterKey): Promise<void> {
  await keys.transaction().execute(async (step) => {
    await step.deleteFrom('redress_keys.master_key').where('id', '=', id).execute();
    await step
      .insertInto('redress_keys.master_key')
      .values({ id: earlier, state: 'retired' })
      .onConflict((clash) => clash.column('id').doUpdateSet({ state: 'retired' }))
      .execute();
  });
}

async function readCheck({ write }: Database): Promise<string | null> {
  const row = await write
    .selectFrom('server_secret')
    .where('name', '=', name)
    .select('sealed_value')
    .executeTakeFirst();
  return row?.sealed_value ?? null;
}
