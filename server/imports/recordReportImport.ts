import type { SeenIn } from '#server/looking/looks.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { Step } from '#server/store/store.ts';

/**
 * Records that a client's report was imported, how complete and clean it is, and how it differs from the one before,
 * unless that was another person's.
 */
export async function recordReportImport(
  step: Step,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  { isComplete, negatives, changes }: SeenIn<'imported'>,
): Promise<void> {
  await recordEvent(step, accountId, profileId, 'reportImported', { report: { isComplete, negatives } });
  if (changes !== null) await recordEvent(step, accountId, profileId, 'newerReport', { changes });
}
