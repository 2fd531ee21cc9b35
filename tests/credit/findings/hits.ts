import type { Consumer } from '#credit/findings/finding.ts';
import { findings } from '#credit/findings/findings.ts';
import type { Account, Report } from '#credit/report/model.ts';
import { aReport } from '#tests/support/aReport.ts';
import type { RuleId } from '#vocabulary/findings.ts';

export const today = '2025-09-15';

/** Where a rule fires in a report: "account-0 differs Equifax". */
export function hits(rule: RuleId, report: Report, profile: Consumer | null = null): readonly string[] {
  return findings(report, { today, profile })
    .filter((finding) => finding.rule === rule)
    .map(
      ({ subject, fact, bureaus }) =>
        `${'id' in subject ? subject.id : subject.kind} ${fact} ${bureaus.join()}`,
    );
}

export function hitsIn(rule: RuleId, ...accounts: readonly Account[]): readonly string[] {
  return hits(rule, aReport({ accounts }));
}
