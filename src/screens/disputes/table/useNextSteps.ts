import { useLingui } from '@lingui/react/macro';
import type { Dispute, WaitingReason } from '#contract/disputes.ts';
import { shownDate } from '#src/ui/dates.ts';

/** What a person has to do about a dispute, in a few words. */
export function useWaitingReasons(): Readonly<Record<WaitingReason, string>> {
  const { t } = useLingui();
  return {
    returned: t`Check the address, then mail it again`,
    askWhetherAnythingCame: t`Say whether anything came`,
    askAboutDelivery: t`Add the delivery date`,
    decideRefused: t`Decide how to respond to the refusal`,
    decideVerified: t`Decide what to do next`,
    decidePartlyCorrected: t`Decide what to do about the rest`,
    decideUnanswered: t`Decide how to follow up`,
    decideReappeared: t`Check whether it’s the same item`,
    askAboutNotice: t`Say whether a notice came`,
    sendWhatIsNeeded: t`Send what they asked for`,
    decideProposal: t`Decide what the newer report shows`,
  };
}

/** The next step of a dispute; '' if there is nothing to do and no date ahead. */
export function useNextStep(): (dispute: Dispute) => string {
  const { t } = useLingui();
  const reasons = useWaitingReasons();
  return ({ state, waitsFor, next }) => {
    if (waitsFor !== null) return reasons[waitsFor];
    if (state === 'drafted') return t`Mail the letter`;
    if (next === null) return '';
    const day = shownDate(next);
    return t`Nothing to do before ${day}`;
  };
}
