/**
 * `npm run report -- FILE [--findings [--today YYYY-MM-DD]]`: reads a credit report and prints its contents as one
 * JSON document; with `--findings`, also what can be disputed and why. Any failure ends with status 1 and a
 * one-sentence message on standard error.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { findings } from '#credit/findings/findings.ts';
import { findingsJson } from '#credit/findings/json.ts';
import { reportJson } from '#credit/report/json.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';

const usage = 'Usage: npm run report -- FILE [--findings [--today YYYY-MM-DD]]';

/** Ends the command with a one-sentence message. */
class UsageError extends Error {}

interface Wish {
  readonly file: string;
  /** The date for which to compute findings; null for none. */
  readonly today: string | null;
}

function wishOf(words: readonly string[]): Wish {
  const options = { findings: { type: 'boolean' }, today: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, strict: false });
  const [file] = positionals;
  if (file === undefined) throw new UsageError(`Specify a report file. ${usage}`);
  if (values.findings !== true) return { file, today: null };
  const today = z.iso.date().safeParse(values.today ?? new Date().toISOString().slice(0, 10));
  if (!today.success) throw new UsageError(`Specify the date as YYYY-MM-DD. ${usage}`);
  return { file, today: today.data };
}

function complaint(file: string, error: unknown): UsageError {
  if (error instanceof UnreadableReportError) return new UsageError(`${file}: ${error.message}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return new UsageError(
    code === 'ENOENT' ? `${file}: file not found.` : `${file}: cannot be opened (${code}).`,
  );
}

function documentOf({ file, today }: Wish): object {
  try {
    const report = readReport(readFileSync(file));
    const document = reportJson(report);
    return today === null ? document : { ...document, findings: findingsJson(findings(report, { today })) };
  } catch (error) {
    throw complaint(file, error);
  }
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
