/** The process started by `looker.ts`: looks into long reports, one look at a time. */
import { flushCompileCache } from 'node:module';
import { CallError } from '#contract/failures.ts';
import { shapeOf } from '#server/http/replyShape.ts';
import { type Answer, type Job, look } from './looker.ts';
import { wholeReplies } from './looks.ts';

function seenIn(job: Job): Answer {
  const seen = look(job);
  if (typeof seen === 'string') return { text: seen, isJson: false };
  const reply = wholeReplies[job.name]?.reply;
  return { text: JSON.stringify(reply === undefined ? seen : shapeOf(reply)(seen)), isJson: true };
}

function answerTo(job: Job): Answer {
  try {
    return seenIn(job);
  } catch (error) {
    // A message could quote the report.
    return { failed: error instanceof CallError ? error.code : 'unexpected' };
  }
}

process.on('message', (job: Job) => process.send?.(answerTo(job)));
// It may be stopped without notice, so what it compiled is kept for the next process right after the first look.
process.once('message', () => setImmediate(flushCompileCache));
// A server that ends, however it ends, takes it along; signals to the whole group are the server's to handle.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
