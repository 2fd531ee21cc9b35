import type { ReplyOf } from '#contract/call.ts';
import { compareReports } from '#contract/reportComparison.ts';
import { type CreditReport, creditReports } from '#contract/reports.ts';
import { perform } from '#src/api/perform.ts';
import { type Chosen, chosenReports } from './chosenReports.ts';

export type Comparison = ReplyOf<typeof compareReports>;

export interface LoadedComparison {
  /** Newest import first. */
  readonly reports: readonly CreditReport[];
  /** Null if the client has only one report, or none. */
  readonly comparison: Comparison | null;
}

/** Compares the chosen reports, and otherwise the last ones of two dates. */
export async function loadComparison(
  profileId: string,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<LoadedComparison> {
  const { results: reports } = await perform(creditReports, { params: { profileId }, signal });
  const two = chosenReports(reports, chosen);
  if (two === null) return { reports, comparison: null };
  const params = { profileId, ...two };
  return { reports, comparison: await perform(compareReports, { params, signal }) };
}
