import type { Dispute } from '#contract/disputes.ts';

/**
 * What came about the disputes of one letter, where that says more than its delivery: a decision about each of them, or nothing
 * as far as anyone knows; null if something is still open. A newer report decides nothing that the letter's recipient answered.
 */
export function answerTo(
  disputes: readonly Pick<Dispute, 'state' | 'decided'>[],
): 'answered' | 'unanswered' | 'questionOpen' | null {
  if (disputes.length === 0) return null;
  if (disputes.some(({ state }) => state === 'questionOpen')) return 'questionOpen';
  if (disputes.every(({ state }) => state === 'unanswered')) return 'unanswered';
  return disputes.every(({ decided }) => decided !== null && decided.as !== 'deletedByReport')
    ? 'answered'
    : null;
}
