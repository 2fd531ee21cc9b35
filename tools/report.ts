/**
 * `npm run report -- FILE`: reads a provider's report and prints what was read as one JSON document. Anything that
 * cannot be read ends with status 1 and one sentence on standard error.
 */
import { readFileSync } from 'node:fs';
import { reportJson } from '#credit/report/json.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReport } from '#credit/report/unreadable.ts';

function complaint(file: string, error: unknown): string {
  if (error instanceof UnreadableReport) return `${file}: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return code === 'ENOENT' ? `${file}: there is no such file.` : `${file}: cannot be opened (${code}).`;
}

function main(): number {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stderr.write('Which file? Usage: npm run report -- FILE\n');
    return 1;
  }
  try {
    process.stdout.write(`${JSON.stringify(reportJson(readReport(readFileSync(file))), null, 2)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${complaint(file, error)}\n`);
    return 1;
  }
}

// A reader such as `head` may close the pipe before the end; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = main();
