import { coverageOf } from '#credit/comparison/coverage.ts';
import { countNegatives, negativeChanges } from '#credit/comparison/negativeChanges.ts';
import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import type { Report } from '#credit/report/model.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { Step } from '#server/store/store.ts';

/**
 * Records that a client's report was imported, how complete and clean it is, and how it differs from the one before,
 * unless that was another person's.
 */
export async function recordReportImport(
  step: Step,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  before: Report | null,
  now: Report,
): Promise<void> {
  const isComplete = bureaus.every((bureau) => coverageOf(now, bureau).accounts);
  const report = { isComplete, negatives: countNegatives(now) };
  await recordEvent(step, accountId, profileId, 'reportImported', { report });
  if (before !== null && !ofDifferentPeople(before, now)) {
    const changes = negativeChanges(before, now);
    await recordEvent(step, accountId, profileId, 'newerReport', { changes });
  }
}
