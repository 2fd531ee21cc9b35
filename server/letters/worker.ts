/** The process letters are set in: the compiler blocks, and a crash of it must not take the server along. */
import { createCompiler, type Compiler } from './compile.ts';
import type { Answer, Job } from './typesetter.ts';
import { TypesettingFailed } from './typesettingFailed.ts';

let compiler: Compiler | null = null;

function answerTo({ id, as, letter, enclosures }: Job): Answer {
  try {
    compiler ??= createCompiler();
    return { id, bytes: compiler.compile(letter, enclosures, as) };
  } catch (error) {
    return { id, failed: error instanceof TypesettingFailed ? error.reason : 'refused' };
  }
}

process.on('message', (job: Job) => process.send?.(answerTo(job)));
// A signal to the whole group is the server's to answer: it closes this process when its letters are set.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
