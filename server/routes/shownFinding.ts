import type { AccountFinding } from '#contract/grounds.ts';
import { valuesOf } from '#credit/findings/evidence.ts';
import type { Finding } from '#credit/findings/findings.ts';

/** A finding as the Repair Center shows it. */
export function shownFinding({ rule, confidence, law, bureaus, evidence }: Finding): AccountFinding {
  return {
    rule,
    confidence,
    law,
    bureaus: [...bureaus],
    evidence: valuesOf(evidence).map(({ bureau, field, value }) => ({ bureau, field, value })),
  };
}
