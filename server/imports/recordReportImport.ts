import { countNegatives, negativeChanges } from '#credit/findings/changes.ts';
import type { Report } from '#credit/report/model.ts';
import type { Repositories } from '#server/store/store.ts';

/**
 * Records what a newly imported report means for its client: a report exists, it was compared with the previous one,
 * or it has nothing negative left.
 */
export async function recordReportImport(
  { events }: Pick<Repositories, 'events'>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  before: Report | null,
  now: Report,
): Promise<void> {
  await events.record(accountId, profileId, 'reportImported');
  if (countNegatives(now) === 0) {
    const changes = before === null ? {} : { changes: negativeChanges(before, now) };
    await events.record(accountId, profileId, 'nothingNegativeLeft', changes);
  } else if (before !== null) {
    await events.record(accountId, profileId, 'reportCompared', { changes: negativeChanges(before, now) });
  }
}
