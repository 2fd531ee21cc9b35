import type { Database } from './database.ts';

/**
 * Locks a profile until the transaction ends, with an update that changes nothing (`for update` is not portable), so
 * that it cannot be deleted while something is written for it. False if the account has no such profile.
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
