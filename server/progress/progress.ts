import type { Progress } from '#contract/progress.ts';
import { disputeProgress } from '#disputes/progress.ts';
import { standingOf } from '#disputes/standing.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import { loadIfReadable } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { civilDateIn } from '#server/today.ts';
import { type DatedReport, scoreHistory } from './scoreHistory.ts';

interface Whose {
  readonly accountId: string;
  readonly profileId: string;
  readonly timeZone: string;
  /** Civil date in that time zone. */
  readonly today: string;
}

/** What was asked for a client, what came, what is next, and the scores on their reports. Throws `notFound`. */
export async function clientProgress(services: Services, whose: Whose): Promise<Progress> {
  const { accountId, profileId, timeZone, today } = whose;
  const { store } = services;
  const profile = found(await store.profiles.find(accountId, profileId));
  const { facts } = await loadFacts(store, whose);
  const stored = await store.reports.list(accountId, profileId);
  const reports: DatedReport[] = [];
  // One after the other: each is a large model.
  for (const row of stored) {
    const report = await loadIfReadable(services, accountId, row);
    if (report !== null)
      reports.push({ id: row.id, date: row.reportDate ?? civilDateIn(timeZone, row.importedAt), report });
  }
  return {
    profileName: displayName(profile),
    today,
    ...disputeProgress(standingOf(facts)),
    scores: scoreHistory(reports),
    unreadableReports: stored.length - reports.length,
  };
}
