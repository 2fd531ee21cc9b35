import type { ClientStanding } from '#contract/clientStanding.ts';
import type { ClientSummary } from '#contract/clientSummary.ts';
import type { RoundRow } from '#server/store/disputes.ts';
import type { Store } from '#server/store/store.ts';
import { workOfClients } from './workDue.ts';

/** The round a client's letters are in, as pages show it, and when the next answer is due. */
export function roundOf(row: RoundRow | null): Pick<ClientSummary, 'round' | 'due' | 'activity'> {
  const activity = row?.activity ?? 'active';
  return {
    // Saved before the first letter, too.
    round: row === null || row.round === 0 ? null : row.round,
    // Nothing is due while work is paused or over.
    due: activity === 'active' ? (row?.due ?? null) : null,
    activity,
  };
}

/** Where the letters of several clients are and what waits for them, with the same number of queries for any of them. Null for all. */
export async function clientStandings(
  { disputes, work, inbox, scoreChanges }: Pick<Store, 'disputes' | 'work' | 'inbox' | 'scoreChanges'>,
  whose: Parameters<typeof workOfClients>[1],
  { today, profileIds }: { readonly today: string; readonly profileIds: readonly string[] | null },
): Promise<(profileId: string) => ClientStanding> {
  const [rounds, waiting, scores] = await Promise.all([
    disputes.roundsOf(whose.accountId, profileIds),
    workOfClients({ work, inbox }, whose, { today, profileIds }),
    scoreChanges.of(whose.accountId, profileIds),
  ]);
  return (id) => {
    const { round, due } = roundOf(rounds.get(id) ?? null);
    return { round, due, next: waiting.get(id)?.[0] ?? null, scores: scores.get(id) ?? [] };
  };
}
