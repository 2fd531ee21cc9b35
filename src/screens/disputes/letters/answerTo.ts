import type { Dispute } from '#contract/disputes.ts';

/**
 * What came about the disputes of one letter, where that says more than its delivery: a decision about each of them, about some, or
 * nothing as far as anyone knows; null if all are open. A newer report decides nothing that the letter's recipient answered.
 */
export function answerTo(
  disputes: readonly Pick<Dispute, 'state' | 'decided'>[],
): 'answered' | 'partlyAnswered' | 'unanswered' | 'questionOpen' | null {
  if (disputes.length === 0) return null;
  if (disputes.some(({ state }) => state === 'questionOpen')) return 'questionOpen';
  if (disputes.every(({ state }) => state === 'unanswered')) return 'unanswered';
  const isAnswered = ({ decided }: (typeof disputes)[number]) =>
    decided !== null && decided.as !== 'deletedByReport';
  if (disputes.every(isAnswered)) return 'answered';
  return disputes.some(isAnswered) ? 'partlyAnswered' : null;
}
