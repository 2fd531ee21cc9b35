import type { ClientStanding } from '#contract/clientStanding.ts';
import type { ClientSummary } from '#contract/clientSummary.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { RoundRow } from '#server/store/disputes.ts';
import type { Store } from '#server/store/store.ts';
import { beginningOf } from '#disputes/beginning.ts';
import { firstOf, isLater } from '#disputes/workGroups.ts';
import { workOfClients } from './workDue.ts';

/** The round a client's letters are in, as pages show it, and when the next answer is due. */
export function roundOf(row: RoundRow | null): Pick<ClientSummary, 'round' | 'due' | 'activity'> {
  const activity = row?.activity ?? 'active';
  return {
    // Also saved before the first letter, once something was recorded.
    round: row === null || row.round === 0 ? null : row.round,
    // Nothing is due while work is paused or over.
    due: activity === 'active' ? (row?.due ?? null) : null,
    activity,
  };
}

type Client = Pick<ProfileListItem, 'id' | 'status' | 'latestSessionId'>;

/** Where the letters of several clients are and what waits for them, with the same number of queries for any of them. Null for all. */
export async function clientStandings(
  {
    disputes,
    work,
    inbox,
    assignedScans,
    scoreChanges,
    reports,
  }: Pick<Store, 'disputes' | 'work' | 'inbox' | 'assignedScans' | 'scoreChanges' | 'reports'>,
  whose: Parameters<typeof workOfClients>[1],
  { today, profileIds }: { readonly today: string; readonly profileIds: readonly string[] | null },
): Promise<(client: Client) => ClientStanding> {
  const [rounds, waiting, scores, connected] = await Promise.all([
    disputes.roundsOf(whose.accountId, profileIds),
    workOfClients({ work, inbox, assignedScans }, whose, { today, profileIds }),
    scoreChanges.of(whose.accountId, profileIds),
    reports.owners(whose.accountId, profileIds),
  ]);
  return (client) => {
    const { id } = client;
    const { round, due, activity } = roundOf(rounds.get(id) ?? null);
    const next = firstOf(waiting.get(id) ?? [], today);
    const isBusy = next !== null && !isLater(next, today);
    const hasLetters = client.latestSessionId !== null;
    const { status } = client;
    const begin = isBusy
      ? null
      : beginningOf({ status, activity, hasReport: connected.has(id), hasLetters, due, next });
    return { round, due, next, begin, scores: scores.get(id) ?? [] };
  };
}
