import { revisitDays } from '#contract/limits.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { recordEvent } from './recordEvent.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { forAccount } from '#server/store/wall.ts';

/**
 * Reminds the account, once, of every client whose newest letters were written at least 30 days ago: whatever became of
 * them, it is time to look. It is no deadline, and silent while a recipient's time runs, and while work is paused or
 * over. Returns the number of clients.
 */
export async function notifyAfterMonth({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const cutoff = daysAfter(clock.now(), -revisitDays);
  let notified = 0;
  for (const { accountId, profileId } of await store.events.lettersWrittenBefore(cutoff)) {
    await forAccount(accountId, () =>
      store.transaction(async (step) => {
        // Another process may have handled this client since the list was read, or be about to.
        if (!(await step.profiles.lock(accountId, profileId))) return;
        const profile = await step.profiles.find(accountId, profileId);
        if (profile === null) return;
        const events = await step.events.list(accountId, profileId);
        const last = events.findLast(({ kind }) => kind === 'monthReminded' || kind === 'lettersWritten');
        if (last?.kind === 'monthReminded') return;
        await recordEvent(step, accountId, profileId, 'monthReminded');
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
