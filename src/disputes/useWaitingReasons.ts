import { useLingui } from '@lingui/react/macro';
import type { WaitingReason } from '#contract/waitingReasons.ts';

/** What a person has to do about a dispute, in a few words. */
export function useWaitingReasons(): Readonly<Record<WaitingReason, string>> {
  const { t } = useLingui();
  return {
    returned: t`Check the address, then mail it again`,
    askWhetherAnythingCame: t`Say whether anything came`,
    askAboutDelivery: t`Record the delivery`,
    decideRefused: t`Decide how to respond to the refusal`,
    decideVerified: t`Decide what to do next`,
    decidePartlyCorrected: t`Decide what to do about the rest`,
    decideUnanswered: t`Decide how to follow up`,
    decideReappeared: t`Write to the bureau, or leave it as is`,
    askAboutNotice: t`Say whether a notice came`,
    sendWhatIsNeeded: t`Send what they asked for`,
    decideProposal: t`Review the newer report`,
  };
}
