import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { CallError } from '#contract/failures.ts';
import type { BatchContext, Obstacle } from '#machines/clientBatchParts.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';

/** Why a client is left out, and what to do about it. */
export function useReasons(): (
  obstacle: Obstacle,
  client: ReadyClient,
  plans: BatchContext['plans'],
) => string {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const reasons: Readonly<Record<Exclude<Obstacle, 'refused'>, string>> = {
    notConnected: t`No provider is connected. Connect one on the client’s page.`,
    asksSecret: t`IdentityIQ asks for the secret answer each time. Refresh the report on the client’s page.`,
    sameStatus: t`Has this status already`,
    noReport: t`No report. Connect a provider on the client’s page.`,
    undecided: t`Something about these letters needs your decision. Generate them in the Repair Center.`,
    repeated: t`These letters were already generated from this report in the last 24 hours.`,
    noCredit: t`Not enough generations left`,
    onHold: t`A legal hold keeps this client from being deleted. Lift it on the profile page first.`,
  };
  return (obstacle, { id }, plans) => {
    if (obstacle !== 'refused') return reasons[obstacle];
    const code = plans.find((plan) => plan.id === id)?.failure?.code ?? 'unexpected';
    return i18n._(sentenceOf(new CallError(code)));
  };
}
