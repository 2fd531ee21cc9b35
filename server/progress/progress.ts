import type { Progress } from '#contract/progress.ts';
import { disputeProgress } from '#disputes/progress.ts';
import { standingOf } from '#disputes/standing.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import { scoreHistory } from '#server/imports/scoreHistory.ts';
import { readableReports } from '#server/imports/readableReports.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';

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
  const reports = await readableReports(services, { accountId, timeZone }, stored);
  return {
    profileName: displayName(profile),
    today,
    ...disputeProgress(standingOf(facts)),
    scores: scoreHistory(reports),
    unreadableReports: stored.length - reports.length,
  };
}
