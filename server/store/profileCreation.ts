import type { Variant } from '#contract/shapes.ts';
import { createDataKey } from '#server/sealing/masterKey.ts';
import { lockOpenAccount } from './closedAccounts.ts';
import type { StoreContext } from './context.ts';
import { nameColumns, sealedColumns, type ProfileNames, type Sensitive } from './profileFields.ts';
import { keyContext } from './profileKeys.ts';

export interface NewProfile {
  readonly id: string;
  readonly accountId: string;
  readonly variant: Variant;
  readonly profile: ProfileNames & Sensitive;
}

/** A profile with a data key of its own; false when it would be a consumer's second one. Throws `accountClosed`. */
export async function addProfile(
  { db, keyRing, now }: StoreContext,
  { id, accountId, variant, profile }: NewProfile,
): Promise<boolean> {
  // Only consumers close their accounts.
  if (variant === 'b2c') await lockOpenAccount(db, accountId);
  const key = createDataKey();
  const createdAt = now();
  const { numInsertedOrUpdatedRows } = await db.write
    .insertInto('profile')
    .values({
      id,
      account_id: accountId,
      sole_owner: variant === 'b2c' ? accountId : null,
      ...nameColumns(profile),
      ...sealedColumns(key, { accountId, profileId: id }, profile),
      status: 'Onboarding',
      version: 1,
      latest_session_id: null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .onConflict((clash) => clash.column('sole_owner').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  // On SQLite this is committed before the profile is. If the profile is then not, a key that opens nothing stays.
  await db.keys
    .insertInto('redress_keys.profile_key')
    .values({
      profile_id: id,
      account_id: accountId,
      wrapped_key: keyRing.wrap(keyContext(accountId, id), key),
    })
    .execute();
  return true;
}
