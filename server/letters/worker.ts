/** The process that typesets letters: the compiler blocks, and a crash of it must not take the server down. */
import { createCompiler, type Compiler } from './compile.ts';
import type { Answer, Job } from './typesetter.ts';
import { TypesettingError } from './typesettingError.ts';

let compiler: Compiler | null = null;

function answerTo({ id, as, letter, enclosures }: Job): Answer {
  try {
    compiler ??= createCompiler();
    return { id, bytes: compiler.compile(letter, enclosures, as) };
  } catch (error) {
    // Messages can quote the letter, so only the reason leaves this process.
    return { id, failed: error instanceof TypesettingError ? error.reason : 'refused' };
  }
}

process.on('message', (job: Job) => process.send?.(answerTo(job)));
// The server handles signals to the whole group: it stops this process once its letters are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
