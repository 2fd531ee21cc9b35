import type { AccountFinding } from '#contract/grounds.ts';
import { distinctEvidence } from '#src/repair/distinctEvidence.ts';
import { bySurest } from '#vocabulary/confidence.ts';

/** A rule that applies to several bureaus is shown as one finding with all its values, strongest first. */
export function findingGroups(findings: readonly AccountFinding[]): readonly AccountFinding[] {
  const groups = Map.groupBy(findings, ({ rule, confidence }) => `${rule} ${confidence}`);
  return [...groups.values()]
    .flatMap(([first, ...more]) =>
      first === undefined
        ? []
        : [
            {
              ...first,
              bureaus: [...new Set([first, ...more].flatMap(({ bureaus }) => bureaus))],
              evidence: [...distinctEvidence([first, ...more].flatMap(({ evidence }) => evidence))],
            },
          ],
    )
    .toSorted(bySurest);
}
