import { revisitDays } from '#contract/limits.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { recordEvent } from './recordEvent.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { forAccount } from '#server/store/wall.ts';

/**
 * Notifies the account, once, about every client whose last letters were generated at least 30 days ago. Silent while
 * an investigation runs: the bureau's own dates count then. Returns the number of clients.
 */
export async function notifyAfterMonth({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const cutoff = daysAfter(clock.now(), -revisitDays);
  let notified = 0;
  for (const { accountId, profileId } of await store.events.waitingSince(cutoff)) {
    await forAccount(accountId, () =>
      store.transaction(async (step) => {
        // Another process may have handled this client since the list was read, or be about to.
        if (!(await step.profiles.lock(accountId, profileId))) return;
        const profile = await step.profiles.find(accountId, profileId);
        if (profile?.status !== 'Waiting') return;
        await recordEvent(step, accountId, profileId, 'monthPassed');
        await step.notifications.add(accountId, {
          type: 'general',
          code: 'monthPassed',
          params: { profile: displayName(profile) },
          profileId,
        });
        notified += 1;
      }),
    );
  }
  return notified;
}
