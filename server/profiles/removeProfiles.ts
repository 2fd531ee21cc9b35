import { CallError } from '#contract/failures.ts';
import type { Step } from '#server/store/store.ts';

/**
 * Removes profiles with everything they own and destroys their keys, all or none of them. Returns the names of their
 * blobs, to be removed afterwards; null when one of them is not the account's. Throws `onHold` if one of them is on legal
 * hold.
 */
export async function removeProfiles(
  step: Step,
  accountId: string,
  profileIds: readonly string[],
  username: string,
): Promise<string[] | null> {
  for (const profileId of profileIds.toSorted()) await step.profiles.lock(accountId, profileId);
  if (await step.legalHolds.hasAny(accountId, profileIds)) throw new CallError('onHold');
  const removed = await step.profiles.remove(accountId, profileIds);
  for (const profileId of removed?.profileIds ?? []) {
    await step.logs.add(accountId, { profileId, profileName: '', username, status: 'profileDeleted' });
  }
  await step.idempotency.forgetMade(accountId, removed?.profileIds ?? []);
  return removed?.blobs ?? null;
}
