import type { ClientStanding } from '#disputes/standing.ts';
import type { Step } from '#server/store/store.ts';

interface Client {
  readonly accountId: string;
  readonly profileId: string;
  readonly profileName: string;
}

/**
 * Says how much a newer report leaves to decide, if anything, and if work is neither paused nor over. `standing` is null for a client
 * without letters.
 */
export async function notifyOfProposals(
  step: Step,
  standing: ClientStanding | null,
  { accountId, profileId, profileName }: Client,
): Promise<void> {
  if (standing?.activity !== 'active') return;
  const count = standing.disputes.filter(({ newer }) => newer?.asks).length;
  if (count === 0) return;
  await step.notifications.add(accountId, {
    type: 'general',
    code: 'newerReportShows',
    params: { profile: profileName, count: String(count) },
    profileId,
  });
}
