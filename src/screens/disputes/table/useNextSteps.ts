import { useLingui } from '@lingui/react/macro';
import type { Dispute } from '#contract/disputes.ts';
import { useWaitingReasons } from '#src/disputes/useWaitingReasons.ts';
import { shownDate } from '#src/ui/dates.ts';

/** The next step of a dispute, on a civil date; '' if there is nothing to do and no date ahead. */
export function useNextStep(): (dispute: Dispute, today: string) => string {
  const { t } = useLingui();
  const reasons = useWaitingReasons();
  return ({ waitsFor, next }, today) => {
    if (waitsFor !== null) return reasons[waitsFor];
    // Past the day on which a request about the item was due, that request asks whether anything came.
    if (next === null || next <= today) return '';
    const day = shownDate(next);
    return t`Nothing to do before ${day}`;
  };
}
