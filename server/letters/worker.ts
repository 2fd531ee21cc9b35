/** The process that typesets letters: the compiler blocks, and a crash of it must not take the server down. */
import { flushCompileCache } from 'node:module';
import { createCompiler, type Compiler } from './compile.ts';
import type { Answer, Job } from './typesetter.ts';
import { TypesettingError } from './typesettingError.ts';

let compiler: Compiler | null = null;

function bytesOf(job: Job): Uint8Array {
  compiler ??= createCompiler();
  if (job.as === 'progress') return compiler.compileProgress(job.pages);
  if (job.as === 'mailing') return compiler.compileMailing(job.pages);
  if (job.as === 'contract') return compiler.compileContract(job.pages);
  return job.as === 'packet'
    ? compiler.compilePacket(job.packet)
    : compiler.compile(job.letter, job.enclosures, job.as);
}

function answerTo(job: Job): Answer {
  const { id } = job;
  try {
    return { id, bytes: bytesOf(job) };
  } catch (error) {
    // Messages can quote the letter, so only the reason leaves this process.
    return { id, failed: error instanceof TypesettingError ? error.reason : 'refused' };
  }
}

process.on('message', (job: Job) => process.send?.(answerTo(job)));
// It is stopped without notice, so what it compiled for its first letter is kept for the next worker right after that letter.
process.once('message', () => setImmediate(flushCompileCache));
// The server handles signals to the whole group: it stops this process once its letters are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
