import type { AccountGrounds } from '#contract/grounds.ts';
import { isAdverse } from '#credit/findings/accountRating.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import { type Finding, findings } from '#credit/findings/findings.ts';
import type { Account, Report } from '#credit/report/model.ts';
import { shownFinding } from './shownFinding.ts';

export interface ForGrounds {
  /** Civil date where the account is. */
  readonly today: string;
  readonly profile: Consumer | null;
  readonly isSupport: boolean;
}

/** What contradicts itself in each account, and which months someone reports as late. */
export function groundsIn(
  report: Report,
  before: Report | null,
  { today, profile, isSupport }: ForGrounds,
): AccountGrounds[] {
  const found = Map.groupBy(findings(report, { today, profile, before }), accountOf);
  return report.accounts.map((account) => ({
    accountId: account.id,
    findings: (found.get(account.id) ?? []).map((finding) => shownFinding(finding, isSupport)),
    lateMonths: lateMonthsOf(account),
  }));
}

const accountOf = ({ subject }: Finding): string | null => (subject.kind === 'account' ? subject.id : null);

export function lateMonthsOf(account: Account): string[] {
  const months = account.tradelines.flatMap((line) =>
    line.history.filter(isAdverse).map(({ month }) => month),
  );
  return [...new Set(months)].toSorted().toReversed();
}
