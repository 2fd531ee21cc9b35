import type { ProfileStatus } from '#contract/shapes.ts';
import type { Step } from '#server/store/store.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Records the status that follows from a client's disputes, if it is another than the last time. Whatever a person set
 * manually since then stays until it changes. Null: nothing follows yet.
 */
export async function recordDisputesStand(
  step: Step,
  accountId: string,
  profileId: string,
  status: Exclude<ProfileStatus, 'Onboarding'> | null,
): Promise<void> {
  if (status === null) return;
  const events = await step.events.list(accountId, profileId);
  const last = events.findLast(({ kind }) => kind === 'disputesStand');
  if (last?.detail.status !== status)
    await recordEvent(step, accountId, profileId, 'disputesStand', { status });
}
