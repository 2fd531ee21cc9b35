import { subMonths } from 'date-fns/subMonths';
import { daysAfter } from '#server/daysAfter.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { removeProfiles } from './removeProfiles.ts';
import { forAccount } from '#server/store/wall.ts';

/** From the notice that a client will be erased until it happens. */
export const noticeDays = 30;

export interface Retained {
  readonly noticed: number;
  readonly erased: number;
}

/**
 * Erases clients that nothing was done with for so many months, 30 days after a notice to the account. Whatever is done
 * with a client meanwhile, or a legal hold, withdraws the notice.
 */
export async function applyRetention(
  { store, vault, clock }: Pick<Services, 'store' | 'vault' | 'clock'>,
  months: number,
): Promise<Retained> {
  const now = clock.now();
  const cutoff = subMonths(now, months).toISOString();
  const done = { noticed: 0, erased: 0 };

  const noticed = await store.unusedProfiles.since(cutoff, { isNoticed: true });
  await store.unusedProfiles.withdrawOthers(noticed);
  for (const unused of noticed) {
    const { accountId, profileId } = unused;
    const at = await forAccount(accountId, () => store.unusedProfiles.noticedAt(unused));
    if (at === null || at > daysAfter(now, -noticeDays)) continue;
    const blobs = await forAccount(accountId, () =>
      store.transaction(async (step) => {
        if (await step.legalHolds.hasAny(accountId, [profileId])) return null;
        return removeProfiles(step, accountId, [profileId], '');
      }),
    );
    if (blobs === null) continue;
    await store.finishErasures();
    await vault.remove(blobs);
    done.erased += 1;
  }

  for (const unused of await store.unusedProfiles.since(cutoff, { isNoticed: false })) {
    await forAccount(unused.accountId, () =>
      store.transaction(async (step) => {
        const profile = await step.profiles.find(unused.accountId, unused.profileId);
        if (profile === null || !(await step.unusedProfiles.notice(unused))) return;
        await step.notifications.add(unused.accountId, {
          type: 'negative',
          code: 'retentionNotice',
          params: { profile: displayName(profile), months: String(months), days: String(noticeDays) },
          profileId: unused.profileId,
        });
        done.noticed += 1;
      }),
    );
  }
  return done;
}
