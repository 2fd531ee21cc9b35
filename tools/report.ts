/**
 * `npm run report -- FILE [--before OLDER] [--findings [--today YYYY-MM-DD]]`: reads a credit report and prints its
 * contents as one JSON document; with `--findings`, also what can be disputed and why; with `--before`, also what has
 * changed since an older report of the same person. Any failure ends with status 1 and a one-sentence message on
 * standard error.
 */
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
import { explainIfAsked } from './usage.mjs';

const usage = 'Usage: npm run report -- FILE [--before OLDER] [--findings [--today YYYY-MM-DD]]';
explainIfAsked(usage);

/** Ends the command with a one-sentence message. */
class UsageError extends Error {}

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

function main(): number {
  try {
    process.stdout.write(`${JSON.stringify(documentOf(wishOf(process.argv.slice(2))), null, 2)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

// A reader such as `head` may close the pipe early; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = main();
