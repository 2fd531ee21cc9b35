/**
 * Findings as plain JSON for the command line: the evidence by bureau, each value with its pointer into the
 * document.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { valuesOf } from './evidence.ts';
import type { Evidence } from './finding.ts';
import type { Finding } from './findings.ts';

/** Who shows the value; `client` holds what clients state in their own profile. */
type Holder = Bureau | 'client';

function byHolder(evidence: readonly Evidence[]) {
  const groups: Partial<Record<Holder, Pick<Evidence, 'field' | 'value' | 'at'>[]>> = {};
  for (const { bureau, field, value, at } of evidence) {
    (groups[bureau ?? 'client'] ??= []).push({ field, value, at });
  }
  return groups;
}

/** In the order of the rules. `bureaus` are those whose file is disputed; the evidence may compare it with others. */
export function findingsJson(findings: readonly Finding[]) {
  return findings.map((finding) => ({
    rule: finding.rule,
    name: finding.name,
    subject: finding.subject,
    fact: finding.fact,
    confidence: finding.confidence,
    law: finding.law,
    recipient: finding.recipient,
    bureaus: finding.bureaus,
    ended: finding.ended ?? null,
    evidence: byHolder(valuesOf(finding.evidence)),
  }));
}
