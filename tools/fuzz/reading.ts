/** Handles one file as the product does: reads it into the model, then computes its findings and prints both. */
import { findings } from '#credit/findings/findings.ts';
import { findingsJson } from '#credit/findings/json.ts';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { reportJson } from '#credit/report/json.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import type { Outcome } from './words.ts';

const today = '2026-11-21';

/** One or two sentences on one line, with nothing from the file. */
const isClear = (line: string): boolean => /^[A-Z][^\n]{10,200}\.$/.test(line);

const failed = (error: unknown): Outcome => ({
  kind: 'failed',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Read, or rejected with a clear message; anything else is a failure. */
export function outcomeOf(bytes: Uint8Array): { readonly outcome: Outcome; readonly report: Report | null } {
  try {
    const report = readReport(bytes);
    return { outcome: { kind: 'read', format: report.format }, report };
  } catch (error) {
    const refused = error instanceof UnreadableReportError && isClear(error.message);
    return { outcome: refused ? { kind: 'refused', reason: error.reason } : failed(error), report: null };
  }
}

/** Checks that everything the product makes of the report works. */
export function used(report: Report): Outcome {
  try {
    JSON.stringify([reportJson(report), findingsJson(findings(report, { today }))]);
    reportHtml(report, { language: 'en', today });
    return { kind: 'read', format: report.format };
  } catch (error) {
    return failed(error);
  }
}
