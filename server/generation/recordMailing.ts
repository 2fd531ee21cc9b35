import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { Step } from '#server/store/store.ts';

/** Records the first time a set of letters is sent to print, for the client's status; false if it was recorded before. */
export async function recordMailing(step: Step, accountId: string, sessionId: string): Promise<boolean> {
  const profileId = await step.sessions.markMailed(accountId, sessionId);
  if (profileId === null) return false;
  await recordEvent(step, accountId, profileId, 'printOrderStarted');
  return true;
}
