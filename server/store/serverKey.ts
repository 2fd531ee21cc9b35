import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { KeyRing } from '#server/sealing/keyRing.ts';
import { createDataKey } from '#server/sealing/masterKey.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { Database } from './database.ts';
import { keysMissing } from './keysPresent.ts';
import { contextOf, sealedColumns, type Row } from './sealedColumns.ts';

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
  for (const column of sealedColumns.filter(({ profile }) => profile === null)) {
    const { rows } = await sql<Row>`select * from ${sql.table(column.table)}`.execute(write);
    for (const row of rows) {
      const sealed = row[column.column];
      // The others are empty, or the check of the master key.
      if (typeof sealed !== 'string' || !sealed.startsWith('s1.')) continue;
      const place = contextOf(column, row);
      const again = seal(to, place, open(from, place, sealed));
      const bound =
        column.boundTo === undefined ? sql`true` : sql`${sql.ref(column.boundTo)} = ${row[column.boundTo]}`;
      await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${again}
        where ${sql.ref(column.row)} = ${row[column.row]} and ${bound}`.execute(write);
    }
  }
}

/** The server's key of a store that was opened before, without changing anything. */
export async function readServerKey(db: Database, ring: KeyRing, sealedBy: string): Promise<KeyObject> {
  const wrapped = await wrappedServerKey(db);
  const key =
    wrapped === null ? ring.find(sealedBy)?.derive('server') : ring.unwrap(serverKeyContext, wrapped);
  if (key === undefined) throw new Error(`This store was sealed with the key ${sealedBy}.`);
  return key;
}
