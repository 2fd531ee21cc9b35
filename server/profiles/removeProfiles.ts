import type { Step } from '#server/store/store.ts';

/**
 * Removes profiles with everything they own and destroys their keys, all or none of them. Returns the names of their
 * blobs, to be removed afterwards; null when one of them is not the account's.
 */
export async function removeProfiles(
  step: Step,
  accountId: string,
  profileIds: readonly string[],
  username: string,
): Promise<string[] | null> {
  const removed = await step.profiles.remove(accountId, profileIds);
  for (const profileId of removed?.profileIds ?? []) {
    await step.logs.add(accountId, { profileId, profileName: '', username, status: 'profileDeleted' });
  }
  return removed?.blobs ?? null;
}
