import { useLingui } from '@lingui/react/macro';
import type { Dispute } from '#contract/disputes.ts';
import { useWaitingReasons } from '#src/disputes/useWaitingReasons.ts';
import { shownDate } from '#src/ui/dates.ts';

/** The next step of a dispute; '' if there is nothing to do and no date ahead. */
export function useNextStep(): (dispute: Dispute) => string {
  const { t } = useLingui();
  const reasons = useWaitingReasons();
  return ({ waitsFor, next }) => {
    if (waitsFor !== null) return reasons[waitsFor];
    if (next === null) return '';
    const day = shownDate(next);
    return t`Nothing to do before ${day}`;
  };
}
