import type { KeyObject } from 'node:crypto';
import type { StoreContext } from './context.ts';

export function keyContext(accountId: string, profileId: string) {
  return { account: accountId, table: 'profile', column: 'wrapped_key', row: profileId };
}

/** A profile's data key, or null if the account has no such profile. Never cache it: deletion must be final. */
export async function findProfileKey(
  { db, masterKey }: StoreContext,
  accountId: string,
  profileId: string,
): Promise<KeyObject | null> {
  const row = await db.read
    .selectFrom('profile')
    .where('account_id', '=', accountId)
    .where('id', '=', profileId)
    .select('wrapped_key')
    .executeTakeFirst();
  return row === undefined ? null : masterKey.unwrap(keyContext(accountId, profileId), row.wrapped_key);
}
