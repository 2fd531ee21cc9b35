import type { KeyObject } from 'node:crypto';
import { createDataKey } from '#server/sealing/masterKey.ts';
import type { StoreContext } from './context.ts';
import { keyContext, unwrapKey } from './profileKeys.ts';

/**
 * The key of a scan that belongs to no client yet, or null if there is none. It is wrapped, erased, and backed up like a
 * client's, under the scan's id. Never cache it: discarding must be final.
 */
export async function findScanKey(
  context: StoreContext,
  accountId: string,
  scanId: string,
): Promise<KeyObject | null> {
  const row = await context.db.read
    .selectFrom('redress_keys.profile_key')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', scanId)
    .select('wrapped_key')
    .executeTakeFirst();
  return row === undefined ? null : unwrapKey(context, { accountId, profileId: scanId }, row.wrapped_key);
}

/** Creates a scan's key, before anything is sealed with it. If the scan is then not added, it opens nothing. */
export async function addScanKey(
  { db, keyRing }: StoreContext,
  accountId: string,
  scanId: string,
): Promise<void> {
  await db.keys
    .insertInto('redress_keys.profile_key')
    .values({
      profile_id: scanId,
      account_id: accountId,
      wrapped_key: keyRing.wrap(keyContext(accountId, scanId), createDataKey()),
    })
    .execute();
}
