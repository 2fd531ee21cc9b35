import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { outcomes, type Outcome } from '#contract/disputeEvents.ts';

/** How many items have which result, in words: 2 deleted, 1 verified. */
export function useResultCounts(): (results: readonly { readonly outcome: Outcome }[]) => string {
  const { t } = useLingui();
  const counted: Readonly<Record<Outcome, (count: number) => string>> = {
    deleted: (count) => t`${plural(count, { one: '# deleted', other: '# deleted' })}`,
    updatedAsAsked: (count) =>
      t`${plural(count, { one: '# updated as asked', other: '# updated as asked' })}`,
    corrected: (count) => t`${plural(count, { one: '# corrected', other: '# corrected' })}`,
    partlyCorrected: (count) =>
      t`${plural(count, { one: '# partly corrected', other: '# partly corrected' })}`,
    updatedButVerified: (count) => t`${plural(count, { one: '# verified', other: '# verified' })}`,
    verified: (count) => t`${plural(count, { one: '# verified', other: '# verified' })}`,
    notMentioned: (count) => t`${plural(count, { one: '# not mentioned', other: '# not mentioned' })}`,
    notInFile: (count) => t`${plural(count, { one: '# not in file', other: '# not in file' })}`,
  };
  return (results) =>
    outcomes
      .map((outcome) => [outcome, results.filter((one) => one.outcome === outcome).length] as const)
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => counted[outcome](count))
      .join(', ');
}
