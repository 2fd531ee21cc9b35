import type { Services } from '#server/services.ts';
import { forAccount } from '#server/store/wall.ts';
import { todayIn } from '#server/today.ts';
import { saveStanding } from './saveStanding.ts';

/** UTC+14: a day begins nowhere earlier. */
const earliestZone = 'Pacific/Kiritimati';

export interface PassedDays {
  /** Clients for whom it was calculated where their disputes stand. */
  readonly clients: number;
  /** Clients for whom it failed; they are tried again the next time. */
  readonly failed: number;
  /** What went wrong with the first of them; null if nothing did. */
  readonly reason: string | null;
}

/**
 * Calculates where disputes stand for clients for whom a day has come on which something changes by itself, and for
 * those whose letters are from before that was saved.
 */
export async function passDays({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<PassedDays> {
  const done = { clients: 0, failed: 0, reason: null as string | null };
  for (const { accountId, profileId, timeZone, changesOn } of await store.disputes.changing(
    todayIn(earliestZone, clock),
  )) {
    const today = todayIn(timeZone, clock);
    if (changesOn !== null && changesOn > today) continue;
    try {
      await forAccount(accountId, () =>
        store.transaction((step) => saveStanding(step, { accountId, profileId, today })),
      );
      done.clients += 1;
    } catch (error) {
      done.failed += 1;
      done.reason ??= String(error);
    }
  }
  return done;
}
