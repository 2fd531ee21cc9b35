import { useLingui } from '@lingui/react/macro';
import { outcomes, type Outcome } from '#contract/disputeEvents.ts';
import { outcomeNames } from './answerTexts.ts';

/** How many items have which result, in words: 2 deleted, 1 verified. */
export function useResultCounts(): (results: readonly { readonly outcome: Outcome }[]) => string {
  const { i18n } = useLingui();
  return (results) =>
    outcomes
      .map((outcome) => [outcome, results.filter((one) => one.outcome === outcome).length] as const)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => `${count} ${i18n._(outcomeNames[outcome]).toLocaleLowerCase(i18n.locale)}`)
      .join(', ');
}
