import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { CallError } from '#contract/failures.ts';
import type { BatchContext, Obstacle } from '#machines/clientBatchParts.ts';
import { openConcerns } from '#machines/decidedSummary.ts';
import { useConcernTitle } from '#src/repair/useConcernTitle.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';

/** Why a client is left out, and what to do about it. */
export function useReasons(): (
  obstacle: Obstacle,
  client: ReadyClient,
  plans: BatchContext['plans'],
) => string {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const titleOf = useConcernTitle();
  const reasons: Readonly<Record<Exclude<Obstacle, 'refused' | 'undecided'>, string>> = {
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
  return (obstacle, { id }, plans) => {
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
    const code = plan?.failure?.code ?? 'unexpected';
    return i18n._(sentenceOf(new CallError(code)));
  };
}
