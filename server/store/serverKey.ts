import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { KeyRing } from '#server/sealing/keyRing.ts';
import { createDataKey } from '#server/sealing/masterKey.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { SealContext } from '#server/sealing/sealContext.ts';
import type { Database } from './database.ts';
import { keysMissing } from './keysPresent.ts';

/** The row with the key of what belongs to no client, next to the clients' keys. */
export const serverKeyRow = 'server';
export const serverKeyContext = {
  account: 'server',
  table: 'server',
  column: 'wrapped_key',
  row: serverKeyRow,
};

const resealed = 'server-key';
const markContext = { account: 'server', table: 'server_secret', column: 'sealed_value', row: resealed };
/** An arbitrary number of our own: of several processes, one seals again, and the others wait. */
const advisoryLock = 7_331_002;

/**
 * The key that seals the server's secrets, sessions, and jobs. It is random and wrapped like a client's key, so that
 * replacing the master key need not seal anything again. Earlier versions derived it from the master key: what they sealed
 * is sealed again, once. `sealedBy` is the id of that master key. Throws, with a sentence for the operator, if the key is
 * missing.
 */
export async function loadServerKey(
  db: Database,
  ring: KeyRing,
  { sealedBy, keysAt }: { readonly sealedBy: string; readonly keysAt: string },
): Promise<KeyObject> {
  return db.transaction(async (step) => {
    if (step.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(step.write);
    const mark = await markOf(step);
    if (mark !== null && (await wrappedServerKey(step)) === null) throw new Error(keysMissing(keysAt));
    // On SQLite the key is on disk before anything is sealed with it; the mark says that everything has been.
    const key = await serverKeyOf(step, ring);
    if (mark !== null) {
      open(key, markContext, mark);
      return key;
    }
    const earlier = ring.find(sealedBy)?.derive('server');
    if (earlier !== undefined) await sealAgain(step, earlier, key);
    await step.write
      .insertInto('server_secret')
      .values({ name: resealed, sealed_value: seal(key, markContext, resealed) })
      .execute();
    return key;
  });
}

async function serverKeyOf(db: Database, ring: KeyRing): Promise<KeyObject> {
  await db.keys
    .insertInto('redress_keys.profile_key')
    .values({
      profile_id: serverKeyRow,
      account_id: '',
      wrapped_key: ring.wrap(serverKeyContext, createDataKey()),
    })
    .onConflict((clash) => clash.column('profile_id').doNothing())
    .execute();
  return ring.unwrap(serverKeyContext, (await wrappedServerKey(db)) ?? '');
}

/** The server's key as stored; null in a new store and in those of earlier versions. */
export async function wrappedServerKey({ keys }: Database): Promise<string | null> {
  const row = await keys
    .selectFrom('redress_keys.profile_key')
    .where('profile_id', '=', serverKeyRow)
    .select('wrapped_key')
    .executeTakeFirst();
  return row?.wrapped_key ?? null;
}

async function markOf({ write }: Database): Promise<string | null> {
  const row = await write
    .selectFrom('server_secret')
    .where('name', '=', resealed)
    .select('sealed_value')
    .executeTakeFirst();
  return row?.sealed_value ?? null;
}

async function sealAgain({ write }: Database, from: KeyObject, to: KeyObject): Promise<void> {
  const again = (context: Omit<SealContext, 'account'>, sealed: string) => {
    const place = { account: 'server', ...context };
    return seal(to, place, open(from, place, sealed));
  };
  for (const { name, sealed_value } of await write.selectFrom('server_secret').selectAll().execute()) {
    // The others are the checks of the master key.
    if (!sealed_value.startsWith('s1.')) continue;
    const value = again({ table: 'server_secret', column: 'sealed_value', row: name }, sealed_value);
    await write.updateTable('server_secret').set({ sealed_value: value }).where('name', '=', name).execute();
  }
  const entries = write.selectFrom('oidc_payload').select(['model', 'id_hash', 'sealed_payload']);
  for (const { model, id_hash, sealed_payload } of await entries.execute()) {
    const value = again({ table: 'oidc_payload', column: model, row: id_hash }, sealed_payload);
    const entry = write.updateTable('oidc_payload').set({ sealed_payload: value }).where('model', '=', model);
    await entry.where('id_hash', '=', id_hash).execute();
  }
  for (const { id, sealed_payload } of await write
    .selectFrom('job')
    .select(['id', 'sealed_payload'])
    .execute()) {
    if (sealed_payload === null) continue;
    const value = again({ table: 'job', column: 'sealed_payload', row: id }, sealed_payload);
    await write.updateTable('job').set({ sealed_payload: value }).where('id', '=', id).execute();
  }
}
