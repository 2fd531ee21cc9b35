import type { StoreContext } from './context.ts';
import type { Database } from './database.ts';
import { Logs } from './logs.ts';
import { displayName } from './names.ts';
import { lockProfile } from './profileLock.ts';

/**
 * Removes profiles with everything they own and destroys their keys, all or none of them. The names of their blobs
 * are returned, to be removed afterwards; null when one of them is not the account's.
 */
export async function removeProfiles(
  context: StoreContext,
  accountId: string,
  profileIds: readonly string[],
  username: string,
): Promise<string[] | null> {
  // In one order for all, so that two removals cannot wait for each other.
  const ids = [...new Set(profileIds)].sort();
  return context.db.transaction(async (db) => {
    const logs = new Logs({ ...context, db });
    const blobs: string[] = [];
    for (const profileId of ids) await lockProfile(db, accountId, profileId);
    const profiles = await db.write
      .selectFrom('profile')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .select(['id', 'profile_name', 'first_name', 'last_name', 'mail'])
      .execute();
    if (profiles.length !== ids.length) return null;

    for (const profile of profiles) {
      blobs.push(...(await blobsOf(db, accountId, profile.id)));
      await db.write
        .deleteFrom('profile')
        .where('account_id', '=', accountId)
        .where('id', '=', profile.id)
        .execute();
      await logs.add(accountId, {
        profileId: profile.id,
        profileName: displayName({
          profileName: profile.profile_name,
          firstName: profile.first_name,
          lastName: profile.last_name,
          mail: profile.mail,
        }),
        username,
        status: 'profileDeleted',
      });
    }
    return blobs;
  });
}

async function blobsOf({ write }: Database, accountId: string, profileId: string): Promise<string[]> {
  const documents = write.selectFrom('document').select('blob');
  const letters = write.selectFrom('letter').select('blob');
  const raw = write.selectFrom('report').select('raw_blob as blob');
  const models = write.selectFrom('report').select('model_blob as blob');
  const rows = await documents
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .unionAll(letters.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .unionAll(raw.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .unionAll(models.where('account_id', '=', accountId).where('profile_id', '=', profileId))
    .execute();
  return rows.map(({ blob }) => blob);
}
