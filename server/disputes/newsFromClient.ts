import type { Notification } from '#contract/account.ts';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { lettersToMail } from '#disputes/lettersToMail.ts';
import type { ClientStanding } from '#disputes/standing.ts';

/**
 * What an agency is told about an entry that its client made: that an answer came, and that no letter waits for their approval any
 * longer, so that the letters can be mailed. Null for everything else; their page shows it.
 */
export function newsFromClient(
  event: DisputeEvent,
  standing: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>,
): Extract<Notification['code'], 'clientRecordedAnswer' | 'clientApproved'> | null {
  if (event.kind === 'answer') return 'clientRecordedAnswer';
  if (event.kind !== 'approved') return null;
  return lettersToMail(standing).some(({ state }) => state === 'drafted') ? null : 'clientApproved';
}
