import type { Progress, ProgressStep } from '#contract/progress.ts';
import { groupOf, mailBeforeDecisions } from './workGroups.ts';

/** A step of a progress report, or how many letters are to be mailed, or ordered and not confirmed. */
export type NextInProgress =
  | ProgressStep
  | { readonly kind: 'notMailed'; readonly letters: number }
  | { readonly kind: 'ordered'; readonly letters: number };

/** What is next, in the order of a consumer's home: letters to mail come before decisions, after questions, and before dates. */
export function nextInProgress({
  next,
  letters,
}: Pick<Progress, 'next' | 'letters'>): readonly NextInProgress[] {
  const mail = (
    [
      ['notMailed', letters.toMail],
      ['ordered', letters.ordered],
    ] as const
  ).flatMap(([kind, count]) => (count === 0 ? [] : [{ kind, letters: count }]));
  const isDue = ({ kind }: NextInProgress) => kind === 'due';
  return mailBeforeDecisions<NextInProgress>(
    [...next.filter((step) => !isDue(step)), ...mail, ...next.filter(isDue)],
    ({ kind }) => groupOf({ kind, on: null }, '') === 'decision',
  );
}
