import { useLingui } from '@lingui/react/macro';
import type { OutcomeCounts } from '#contract/outcomes.ts';

type CountName = keyof OutcomeCounts;

/** What is decided, best first; then what stands apart. */
export const decided = [
  'deleted',
  'corrected',
  'partlyCorrected',
  'verified',
  'refused',
  'reappeared',
] as const satisfies readonly CountName[];
export const apart = ['unanswered', 'open', 'notSeen'] as const satisfies readonly CountName[];

/** What a figure counts. The context tells translators that each name stands for many items. */
export function useCountNames(): Readonly<Record<CountName, string>> {
  const { t } = useLingui();
  return {
    deleted: t({ message: 'Deleted', context: 'count' }),
    corrected: t({ message: 'Corrected', context: 'count' }),
    partlyCorrected: t({ message: 'Partly corrected', context: 'count' }),
    verified: t({ message: 'Verified', context: 'count' }),
    refused: t({ message: 'Refused', context: 'count' }),
    reappeared: t({ message: 'Reappeared', context: 'count' }),
    unanswered: t`No answer`,
    open: t`Still open`,
    notSeen: t({ message: 'Not seen', context: 'count' }),
  };
}
