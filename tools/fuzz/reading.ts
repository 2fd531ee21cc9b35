/** One file read as the product does: into the model, its findings, and what is printed of both. */
import { findings } from '#credit/findings/findings.ts';
import { findingsJson } from '#credit/findings/json.ts';
import { reportHtml } from '#credit/report/html/reportHtml.ts';
import { reportJson } from '#credit/report/json.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReport } from '#credit/report/unreadable.ts';

export type Outcome =
  | { readonly kind: 'read'; readonly format: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Anything but a report and a refusal with one clear line. */
  | { readonly kind: 'failed'; readonly message: string };

const today = '2026-11-21';

/** One sentence or two on one line, none of it from the file. */
const isClear = (line: string): boolean => /^[A-Z][^\n]{10,200}\.$/.test(line);

export function outcomeOf(bytes: Uint8Array): Outcome {
  try {
    const report = readReport(bytes);
    JSON.stringify([reportJson(report), findingsJson(findings(report, { today }))]);
    reportHtml(report, { language: 'en', today });
    return { kind: 'read', format: report.format };
  } catch (error) {
    if (error instanceof UnreadableReport && isClear(error.message)) {
      return { kind: 'refused', reason: error.reason };
    }
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
