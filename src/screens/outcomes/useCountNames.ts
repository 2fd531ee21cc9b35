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

export function useCountNames(): Readonly<Record<CountName, string>> {
  const { t } = useLingui();
  return {
    deleted: t`Deleted`,
    corrected: t`Corrected`,
    partlyCorrected: t`Partly corrected`,
    verified: t`Verified`,
    refused: t`Refused`,
    reappeared: t`Reappeared`,
    unanswered: t`No answer`,
    open: t`Still open`,
    notSeen: t`Not seen`,
  };
}
