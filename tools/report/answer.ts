import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { comparisonJson } from '#credit/comparison/json.ts';
import { findings } from '#credit/findings/findings.ts';
import { findingsJson } from '#credit/findings/json.ts';
import { reportJson } from '#credit/report/json.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';

export const usage = 'Usage: npm run report -- FILE [--before OLDER] [--findings [--today YYYY-MM-DD]]';

/** What the command can't do, in one sentence. */
export class UsageError extends Error {}

interface Wish {
  readonly file: string;
  /** An older report to compare with. */
  readonly before: string | null;
  /** The date for which to compute findings; null for none. */
  readonly today: string | null;
}

function wishOf(words: readonly string[]): Wish {
  const options = {
    before: { type: 'string' },
    findings: { type: 'boolean' },
    today: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, strict: false });
  const [file] = positionals;
  if (file === undefined) throw new UsageError(`Specify a report file. ${usage}`);
  const before = typeof values.before === 'string' ? values.before : null;
  if (values.before === true) throw new UsageError(`Specify the older report. ${usage}`);
  if (values.findings !== true) return { file, before, today: null };
  const today = z.iso.date().safeParse(values.today ?? new Date().toISOString().slice(0, 10));
  if (!today.success) throw new UsageError(`Specify the date as YYYY-MM-DD. ${usage}`);
  return { file, before, today: today.data };
}

function complaint(file: string, error: unknown): UsageError {
  if (error instanceof UnreadableReportError) return new UsageError(`${file}: ${error.message}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return new UsageError(
    code === 'ENOENT' ? `${file}: file not found.` : `${file}: cannot be opened (${code}).`,
  );
}

function read(file: string): Report {
  try {
    return readReport(readFileSync(file));
  } catch (error) {
    throw complaint(file, error);
  }
}

function documentOf({ file, before, today }: Wish): object {
  const report = read(file);
  const older = before === null ? null : read(before);
  return {
    ...reportJson(report),
    ...(older === null ? {} : { changes: comparisonJson(older, report) }),
    ...(today === null ? {} : { findings: findingsJson(findings(report, { today, before: older })) }),
  };
}

/**
 * What the command prints. Throws a `UsageError` for words that it doesn't understand and files that it can't read.
 */
export function reportAnswer(words: readonly string[]): string {
  return JSON.stringify(documentOf(wishOf(words)), null, 2);
}
