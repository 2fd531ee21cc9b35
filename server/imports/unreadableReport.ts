import { CallError } from '#contract/failures.ts';
import { reportFileField, type UnreadableProblem } from '#contract/reportFile.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';

/** Rethrows what the reader threw: as the failure `unreadableReport` with its reason if the file is not a report. */
export function throwUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableReportError)) throw error;
  const problem: UnreadableProblem = error.reason;
  throw new CallError('unreadableReport', '', [{ field: reportFileField, problem }]);
}

export const isUnreadable = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'unreadableReport';
