import type { ReplyOf } from '#contract/call.ts';
import { compareReports } from '#contract/reportComparison.ts';
import { type CreditReport, creditReports } from '#contract/reports.ts';
import { perform } from '#src/api/perform.ts';

export type Comparison = ReplyOf<typeof compareReports>;

export interface LoadedComparison {
  /** Newest import first. */
  readonly reports: readonly CreditReport[];
  /** Null if the client has only one report, or none. */
  readonly comparison: Comparison | null;
}

interface Chosen {
  readonly before?: string;
  readonly now?: string;
}

/** Compares the chosen reports, and otherwise the two that were imported last. */
export async function loadComparison(
  profileId: string,
  { before, now }: Chosen,
  signal: AbortSignal,
): Promise<LoadedComparison> {
  const { results: reports } = await perform(creditReports, { params: { profileId }, signal });
  const reportId = now ?? reports.find(({ id }) => id !== before)?.id;
  const otherReportId = before ?? reports.find(({ id }) => id !== reportId)?.id;
  if (reportId === undefined || otherReportId === undefined) return { reports, comparison: null };
  const params = { profileId, reportId, otherReportId };
  return { reports, comparison: await perform(compareReports, { params, signal }) };
}
