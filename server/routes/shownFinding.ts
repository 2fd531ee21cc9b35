import type { AccountFinding } from '#contract/grounds.ts';
import { valuesOf } from '#credit/findings/evidence.ts';
import type { Finding } from '#credit/findings/findings.ts';
import { informationOnly } from '#vocabulary/laws.ts';

/** A finding as the Repair Center shows it. */
export function shownFinding(finding: Finding): AccountFinding {
  const { rule, confidence, law, recipient, bureaus, evidence } = finding;
  return {
    rule,
    confidence,
    // Also what a rule with a law finds, but no letter argues, because an answer could only harm the client.
    law: recipient === 'nobody' ? informationOnly : law,
    bureaus: [...bureaus],
    evidence: valuesOf(evidence).map(({ bureau, field, value }) => ({ bureau, field, value })),
  };
}
