import type { ClientStanding } from '#contract/clientStanding.ts';
import type { Activity } from '#contract/disputes.ts';
import type { ProfileStatus } from '#contract/shapes.ts';

interface Situation extends Pick<ClientStanding, 'due' | 'next'> {
  readonly status: ProfileStatus;
  readonly activity: Activity;
  readonly hasReport: boolean;
  readonly hasLetters: boolean;
}

/**
 * What begins the work for a client for whom nothing can be done now; null while work is paused or over. Everything with a bureau is
 * decided, and something negative is left: that begins a new round. Letters without a deadline don't hold it up, because nobody has
 * to answer them.
 */
export function beginningOf({
  status,
  activity,
  hasReport,
  hasLetters,
  due,
  next,
}: Situation): ClientStanding['begin'] {
  if (activity !== 'active' || status === 'Finished') return null;
  if (!hasReport) return 'connect';
  if (!hasLetters) return 'generate';
  const isOthersTurn = due !== null || (next !== null && next.kind !== 'noDeadline');
  return status === 'Needs Review' && !isOthersTurn ? 'newRound' : null;
}
