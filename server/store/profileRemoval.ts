import type { StoreContext } from './context.ts';
import type { Database } from './database.ts';
import { lockProfile } from './profileLock.ts';
import { clearTraces } from './profileTraces.ts';

export interface RemovedProfiles {
  readonly profileIds: readonly string[];
  /** The names of their blobs, to be removed after the transaction. */
  readonly blobs: string[];
}

/**
 * Removes profiles with everything they own, all or none of them; null when one of them is not the account's. Their keys
 * are destroyed afterwards, by `finishErasures`.
 */
export async function removeProfiles(
  context: StoreContext,
  accountId: string,
  profileIds: readonly string[],
): Promise<RemovedProfiles | null> {
  // Always in the same order, so that two deletions cannot deadlock.
  const ids = [...new Set(profileIds)].sort();
  return context.db.transaction(async (db) => {
    for (const profileId of ids) await lockProfile(db, accountId, profileId);
    const rows = await db.write
      .selectFrom('profile')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .select('id')
      .execute();
    if (rows.length !== ids.length) return null;

    const blobs: string[] = [];
    for (const { id } of rows) {
      blobs.push(...(await blobsOf(db, accountId, id)));
      const erased = [id, ...(await scansFromInbox(db, accountId, id))];
      await db.write.deleteFrom('profile').where('account_id', '=', accountId).where('id', '=', id).execute();
      await clearTraces(db, accountId, id);
      await db.write
        .insertInto('erasure')
        .values(erased.map((each) => ({ profile_id: each, account_id: accountId, erased_at: context.now() })))
        .onConflict((clash) => clash.column('profile_id').doNothing())
        .execute();
    }
    return { profileIds: rows.map(({ id }) => id), blobs };
  });
}

/** Those of a client's files that had a key of their own in the inbox, which older copies of the data still need. */
async function scansFromInbox({ write }: Database, accountId: string, profileId: string): Promise<string[]> {
  const rows = await write
    .selectFrom('dispute_file')
    .innerJoin('redress_keys.profile_key as scan_key', 'scan_key.profile_id', 'dispute_file.id')
    .where('dispute_file.account_id', '=', accountId)
    .where('dispute_file.profile_id', '=', profileId)
    .select('dispute_file.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function blobsOf({ write }: Database, accountId: string, profileId: string): Promise<string[]> {
  const documents = write.selectFrom('document').select('blob');
  const letters = write.selectFrom('letter').select('blob');
  const scans = write.selectFrom('dispute_file').select('blob');
  const raw = write.selectFrom('report').select('raw_blob as blob');
  const models = write.selectFrom('report').select('model_blob as blob');
  const rows = await documents
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .unionAll(letters.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .unionAll(scans.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .unionAll(raw.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .unionAll(models.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .execute();
  return rows.map(({ blob }) => blob);
}
