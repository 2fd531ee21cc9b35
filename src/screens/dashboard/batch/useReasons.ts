import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { CallError } from '#contract/failures.ts';
import type { BatchContext, Obstacle } from '#machines/clientBatchParts.ts';
import { openConcerns } from '#machines/decidedSummary.ts';
import { useConcernTitle } from '#src/repair/useConcernTitle.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { shownDate } from '#src/ui/dates.ts';

/** Why a client is left out, and what to do about it. */
export function useReasons(): (
  obstacle: Obstacle,
  client: ReadyClient,
  plans: BatchContext['plans'],
) => string {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const titleOf = useConcernTitle();
  const reasons: Readonly<Record<Exclude<Obstacle, 'refused' | 'undecided' | 'contract'>, string>> = {
    notConnected: t`No provider is connected. Connect one on the client’s page.`,
    asksSecret: t`IdentityIQ asks for the secret answer each time. Refresh the report on the client’s page.`,
    sameStatus: t`Has this status already`,
    noReport: t`No report. Connect a provider on the client’s page.`,
    stopped: t`All work is paused. Continue it on the Disputes page first.`,
    ended: t`The service has ended.`,
    manyLetters: t`Several letters to one recipient on the same day`,
    repeated: t`These letters were already generated from this report in the last 24 hours.`,
    noCredit: t`Not enough generations left`,
    onHold: t`A legal hold keeps this client from being deleted. Lift it on the profile page first.`,
  };
  const contractReason = ({ state, opensOn }: ReadyClient['contract']) => {
    if (opensOn === null)
      return state === 'canceled'
        ? t`The client canceled the contract. Letters can be generated once there is a new one.`
        : t`No contract is signed yet. Letters can be generated three business days after it is.`;
    const day = shownDate(opensOn);
    return t`The client can still cancel the contract. Letters can be generated from ${day} on.`;
  };
  return (obstacle, { id, contract }, plans) => {
    if (obstacle === 'contract') return contractReason(contract);
    if (obstacle !== 'refused' && obstacle !== 'undecided') return reasons[obstacle];
    const plan = plans.find((each) => each.id === id);
    if (obstacle === 'undecided') {
      const concerns = openConcerns(plan?.summary ?? null).map((concern) => titleOf(concern));
      const [one] = concerns;
      if (one === undefined) return t`There is nothing to dispute this way.`;
      const rest = concerns.length - 1;
      return rest === 0
        ? t`To decide in the Repair Center: ${one}`
        : t`To decide in the Repair Center: ${one} (and ${rest} more)`;
    }
    const { code, detail } = plan?.failure ?? { code: 'unexpected' as const, detail: '' };
    return i18n._(sentenceOf(new CallError(code, detail)));
  };
}
