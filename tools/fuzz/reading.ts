/** One file as the product takes it: read into the model; then its findings and what is printed of both. */
import { findings } from '#credit/findings/findings.ts';
import { findingsJson } from '#credit/findings/json.ts';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { reportJson } from '#credit/report/json.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import type { Outcome } from './words.ts';

const today = '2026-11-21';

/** One sentence or two on one line, none of it from the file. */
const isClear = (line: string): boolean => /^[A-Z][^\n]{10,200}\.$/.test(line);

const failed = (error: unknown): Outcome => ({
  kind: 'failed',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Read, or refused with a clear line; anything else has failed. */
export function outcomeOf(bytes: Uint8Array): { readonly outcome: Outcome; readonly report: Report | null } {
  try {
    const report = readReport(bytes);
    return { outcome: { kind: 'read', format: report.format }, report };
  } catch (error) {
    const refused = error instanceof UnreadableReportError && isClear(error.message);
    return { outcome: refused ? { kind: 'refused', reason: error.reason } : failed(error), report: null };
  }
}

/** What was read is good for all that is made of it. */
export function used(report: Report): Outcome {
  try {
    JSON.stringify([reportJson(report), findingsJson(findings(report, { today }))]);
    reportHtml(report, { language: 'en', today });
    return { kind: 'read', format: report.format };
  } catch (error) {
    return failed(error);
  }
}
