import type { AccountFinding } from '#contract/grounds.ts';
import { distinctEvidence } from '#src/repair/distinctEvidence.ts';
import { groupedByRule } from '#vocabulary/findingGroups.ts';
import { informationOnly } from '#vocabulary/laws.ts';

/** Whether a letter could argue with it. Only those are counted, here and on the report's page. */
export const isArguable = ({ law }: AccountFinding): boolean => law !== informationOnly;

/** A rule that applies to several bureaus is shown as one finding with all its values. What only informs comes last. */
export function findingGroups(findings: readonly AccountFinding[]): readonly AccountFinding[] {
  const arguable = findings.filter(isArguable);
  const informing = findings.filter((finding) => !isArguable(finding));
  return [arguable, informing].flatMap(groupedByRule).map((all) => ({
    ...all[0],
    bureaus: [...new Set(all.flatMap(({ bureaus }) => bureaus))],
    evidence: [...distinctEvidence(all.flatMap(({ evidence }) => evidence))],
  }));
}
