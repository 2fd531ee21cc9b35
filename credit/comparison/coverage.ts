import type { Bureau } from '#vocabulary/bureaus.ts';
import type { FormatId, Report } from '../report/model.ts';

/** Which kinds of records a report lists completely for a bureau. Only then does an absent record mean anything. */
export interface Coverage {
  readonly accounts: boolean;
  readonly inquiries: boolean;
  readonly publicRecords: boolean;
}

const withoutRecords: readonly FormatId[] = ['mfsn-provider-views'];

/**
 * A bureau whose file was not returned, or has no account at all, is not covered: the provider may have failed to get
 * it.
 */
export function coverageOf(report: Report, bureau: Bureau): Coverage {
  const hasAccounts = report.accounts.some(({ tradelines }) =>
    tradelines.some((line) => line.bureau === bureau),
  );
  const isReturned = report.bureaus.includes(bureau) && hasAccounts;
  return {
    accounts: isReturned,
    inquiries: isReturned,
    publicRecords: isReturned && !withoutRecords.includes(report.format),
  };
}
