import type { ClientEvent } from '#contract/clientStatus.ts';
import { statusByDisputes } from '#disputes/clientStatus.ts';
import type { ClientStanding } from '#disputes/standing.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { Step } from '#server/store/store.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Records the status that follows from a client's disputes, if it is another than the last time: Onboarding again, if what
 * was mailed turned out to be a mistake. Whatever a person set
 * manually since then stays until it changes.
 */
export async function recordDisputesStand(
  step: Step,
  accountId: string,
  profileId: string,
  standing: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>,
): Promise<void> {
  const events = await step.events.list(accountId, profileId);
  const last = events.findLast(({ kind }) => kind === 'disputesStand');
  const status = statusOf(statusByDisputes(standing), events);
  // Nothing has ever followed, and nothing does now.
  if (last === undefined && status === 'Onboarding') return;
  if (last?.detail.status !== status)
    await recordEvent(step, accountId, profileId, 'disputesStand', { status });
}

function statusOf(
  derived: ReturnType<typeof statusByDisputes>,
  events: readonly ClientEvent[],
): ProfileStatus {
  if (derived === null) return 'Onboarding';
  if (derived !== 'allDecided') return derived;
  return isClean(events) ? 'Finished' : 'Needs Review';
}

/** Whether the newest complete report has nothing negative. Reports from before this was recorded prove nothing. */
function isClean(events: readonly ClientEvent[]): boolean {
  const newest = events.findLast(({ detail }) => detail.report?.isComplete === true);
  return newest?.detail.report?.negatives === 0;
}
