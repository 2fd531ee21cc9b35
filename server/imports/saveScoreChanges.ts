import type { ScoreChange } from '#contract/clientStanding.ts';
import { scoreChanges } from '#disputes/scoreChanges.ts';
import type { Services } from '#server/services.ts';
import type { ChangedScores } from '#server/store/scoreChanges.ts';
import { forAccount } from '#server/store/wall.ts';
import { readableReports } from './readableReports.ts';
import { type DatedReport, scoreHistory } from './scoreHistory.ts';

/** What lists show of a client's scores: the changes of the newest report's model. */
export function changesIn(reports: readonly DatedReport[]): readonly ScoreChange[] {
  const [newest] = scoreHistory(reports);
  return newest === undefined ? [] : scoreChanges(newest);
}

export interface SavedChanges {
  readonly clients: number;
  /** Clients for whom it failed; they are tried again the next time. */
  readonly failed: number;
  /** What went wrong with the first of them; null if nothing did. */
  readonly reason: string | null;
}

/**
 * Works out how scores changed for clients whose reports were imported before lists showed it, or two of whose reports were
 * imported at once.
 */
export async function saveScoreChanges(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
): Promise<SavedChanges> {
  const done = { clients: 0, failed: 0, reason: null as string | null };
  for (const client of await services.store.scoreChanges.unknown()) {
    try {
      await forAccount(client.accountId, () => saveOf(services, client));
      done.clients += 1;
    } catch (error) {
      done.failed += 1;
      done.reason ??= String(error);
    }
  }
  return done;
}

async function saveOf(
  services: Pick<Services, 'store' | 'vault' | 'looker'>,
  { accountId, profileId, timeZone }: ChangedScores,
): Promise<void> {
  const { store } = services;
  const stored = await store.reports.list(accountId, profileId);
  const changes = changesIn(await readableReports(services, { accountId, timeZone }, stored));
  await store.transaction(async (step) => {
    if (!(await step.profiles.lock(accountId, profileId))) return;
    // A report that was imported meanwhile leaves it to the next time, unless its import knew all reports.
    if ((await step.reports.list(accountId, profileId)).length === stored.length)
      await step.scoreChanges.save(accountId, profileId, changes);
  });
}
