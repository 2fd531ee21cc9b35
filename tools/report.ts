/**
 * `npm run report -- FILE [--before OLDER] [--findings [--today YYYY-MM-DD]]`: reads a credit report and prints its
 * contents as one JSON document; with `--findings`, also what can be disputed and why; with `--before`, also what has
 * changed since an older report of the same person. Any failure ends with status 1 and a one-sentence message on
 * standard error.
 */
import { reportAnswer, usage, UsageError } from './report/answer.ts';
import { explainIfAsked } from './usage.mjs';

explainIfAsked(usage);

function main(): number {
  try {
    process.stdout.write(`${reportAnswer(process.argv.slice(2))}\n`);
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
