import { useLingui } from '@lingui/react/macro';
import type { OutcomeRow } from '#contract/outcomes.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';
import { reasonSentence } from '#vocabulary/disputeReasons.ts';

/** What was argued, in words. */
export function useReasonNames(): (reason: NonNullable<OutcomeRow['reason']>) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (reason) => (reason === 'none' ? t`Verification only` : reasonSentence(reason, language));
}
