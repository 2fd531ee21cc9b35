import type { AccountFinding } from '#contract/grounds.ts';
import { valuesOf } from '#credit/findings/evidence.ts';
import type { Finding } from '#credit/findings/findings.ts';
import { evidenceSeenBySupport } from './seenBySupport.ts';
import { informationOnly } from '#vocabulary/laws.ts';

/** A finding as the Repair Center shows it to the account, or to support. */
export function shownFinding(finding: Finding, isSupport: boolean): AccountFinding {
  const { rule, confidence, law, recipient, bureaus, evidence } = finding;
  return {
    rule,
    confidence,
    // Also what a rule with a law finds, but no letter argues, because an answer could only harm the client.
    law: recipient === 'nobody' ? informationOnly : law,
    bureaus: [...bureaus],
    evidence: valuesOf(evidence)
      .map(({ bureau, field, value }) => ({ bureau, field, value }))
      .map((each) => (isSupport ? evidenceSeenBySupport(each) : each)),
  };
}
