import type { Database } from './database.ts';

/**
 * Holds a profile still until the transaction ends, by an update that changes nothing (`for update` is not portable):
 * what is written for it now cannot meet its deletion. False when the account has no such profile.
 */
export async function lockProfile(db: Database, accountId: string, profileId: string): Promise<boolean> {
  const { numUpdatedRows } = await db.write
    .updateTable('profile')
    .set((column) => ({ version: column.ref('version') }))
    .where('account_id', '=', accountId)
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
