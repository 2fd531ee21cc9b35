import { revisitDays } from '#contract/limits.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { recordEvent } from './recordEvent.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';

/** Tells every client whose letters went out 30 days ago or more that it is time to look, once. How many those were. */
export async function notifyAfterMonth({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const cutoff = daysAfter(clock.now(), -revisitDays);
  let told = 0;
  for (const { accountId, profileId } of await store.events.waitingSince(cutoff)) {
    await store.transaction(async (step) => {
      const profile = await step.profiles.find(accountId, profileId);
      // Another process may have been here since the list was made.
      if (profile?.status !== 'Waiting') return;
      await recordEvent(step, accountId, profileId, 'monthPassed');
      await step.notifications.add(accountId, {
        type: 'general',
        code: 'monthPassed',
        params: { profile: displayName(profile) },
        profileId,
      });
      told += 1;
    });
  }
  return told;
}
