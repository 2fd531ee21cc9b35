import type { ClientEventDetail, ClientEventKind } from '#contract/clientStatus.ts';
import type { Step } from '#server/store/store.ts';
import { type ClientStatusCard, statusAfter } from './clientStatus.ts';

/**
 * Records an event and moves the profile to the status that the statechart gives it; a change is logged. Null when the
 * account has no such profile.
 */
export async function recordEvent(
  step: Step,
  accountId: string,
  profileId: string,
  kind: ClientEventKind,
  detail: ClientEventDetail = {},
): Promise<ClientStatusCard | null> {
  if (!(await step.profiles.lock(accountId, profileId))) return null;
  await step.events.add(accountId, profileId, kind, detail);
  const standing = statusAfter(await step.events.list(accountId, profileId));
  const moved = await step.profiles.moveTo(accountId, profileId, standing.status);
  if (moved !== null) {
    const { by = '', reason = '' } = detail;
    await step.logs.add(accountId, {
      profileId,
      profileName: moved,
      username: by,
      status: 'statusChanged',
      reason,
    });
  }
  return standing;
}
