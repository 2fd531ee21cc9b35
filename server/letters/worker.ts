/** The thread letters are set on: the compiler blocks, and a crash of it must not take the server along. */
import { parentPort } from 'node:worker_threads';
import { createCompiler, type Compiler } from './compile.ts';
import type { Answer, Job } from './typesetter.ts';
import { TypesettingFailed } from './typesettingFailed.ts';

let compiler: Compiler | null = null;

function answerTo({ id, letter, enclosures }: Job): Answer {
  try {
    compiler ??= createCompiler();
    return { id, pdf: compiler.compile(letter, enclosures) };
  } catch (error) {
    return { id, failed: error instanceof TypesettingFailed ? error.reason : 'refused' };
  }
}

parentPort?.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answerTo(job));
});
