import { countNegatives, negativeChanges } from '#credit/comparison/negativeChanges.ts';
import type { Report } from '#credit/report/model.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { Step } from '#server/store/store.ts';

/**
 * Records what a newly imported report means for its client: a report exists, it was compared with the previous one,
 * or it has nothing negative left.
 */
export async function recordReportImport(
  step: Step,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  before: Report | null,
  now: Report,
): Promise<void> {
  await recordEvent(step, accountId, profileId, 'reportImported');
  if (countNegatives(now) === 0) {
    const changes = before === null ? {} : { changes: negativeChanges(before, now) };
    await recordEvent(step, accountId, profileId, 'nothingNegativeLeft', changes);
  } else if (before !== null) {
    await recordEvent(step, accountId, profileId, 'reportCompared', {
      changes: negativeChanges(before, now),
    });
  }
}
