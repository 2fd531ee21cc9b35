import type { KeyObject } from 'node:crypto';
import { UnsealError } from '#server/sealing/unsealError.ts';
import type { StoreContext } from './context.ts';
import { prepared, profilePlaceholders } from './prepared.ts';

export function keyContext(accountId: string, profileId: string) {
  return { account: accountId, table: 'profile', column: 'wrapped_key', row: profileId };
}

const wrappedKey = prepared(profilePlaceholders, (db, { accountId, profileId }) =>
  db
    .selectFrom('profile')
    .leftJoin('redress_keys.profile_key as profile_key', 'profile_key.profile_id', 'profile.id')
    .where('profile.account_id', '=', accountId)
    .where('profile.id', '=', profileId)
    .select('profile_key.wrapped_key'),
);

/**
 * A profile's data key, or null if the account has no such profile. Never cache it: deletion must be final. Throws
 * UnsealError if the key is missing.
 */
export async function findProfileKey(
  context: StoreContext,
  accountId: string,
  profileId: string,
): Promise<KeyObject | null> {
  const [row] = await wrappedKey(context.db, { accountId, profileId });
  return row === undefined ? null : unwrapKey(context, { accountId, profileId }, row.wrapped_key);
}

/** Throws UnsealError, also for the key of a profile that is being erased: the row without a key is then null. */
export function unwrapKey(
  { masterKey }: Pick<StoreContext, 'masterKey'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  wrapped: string | null,
): KeyObject {
  if (wrapped === null) throw new UnsealError(`the data key of profile ${profileId}`);
  return masterKey.unwrap(keyContext(accountId, profileId), wrapped);
}
