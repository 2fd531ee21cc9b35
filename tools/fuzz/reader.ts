/** A separate process for reading; it can be slow, grow, or die without affecting the command. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { usageOf } from '../bench/usage.ts';
import { Answer, type Ask, type Done, type Made } from './words.ts';

export interface Limits {
  /**
   * Time limit for one file, in milliseconds of both real time and CPU time, so that a busy machine does not count
   * as a hang.
   */
  readonly watch: number;
  /** Memory limit of the process, in megabytes. */
  readonly memory: number;
}
export type Failure = 'crash' | 'hang' | 'memory' | 'unclear';
export type Verdict =
  | { readonly made: Made; readonly done: Done; readonly failure: null }
  | { readonly made: Made | null; readonly failure: Failure; readonly message: string };

const entry = fileURLToPath(new URL('child.ts', import.meta.url));
/** Creating a mutant and starting a process are not measured, but must end. */
const timeouts = 60_000;
/** Findings and page may take this many times as long as reading, because they grow with the number of records. */
const useFactor = 5;

export class Reader {
  readonly #limits: Limits;
  #child: ChildProcess | null = null;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async judge(ask: Extract<Ask, { kind: 'file' | 'mutant' }>): Promise<Verdict> {
    const made = await this.#ask(ask, timeouts);
    if (typeof made === 'string') return this.#failed(null, made);
    if (made.kind !== 'made') return this.#failed(null, `answered ${made.kind}`);
    const read = await this.#step(made, 'read', this.#limits.watch);
    if (read.failure !== null || read.done.outcome.kind !== 'read') return read;
    const used = await this.#step(made, 'use', this.#limits.watch * useFactor);
    return used.failure === null ? { ...read, done: { ...read.done, peak: used.done.peak } } : used;
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  async #step(made: Made, kind: 'read' | 'use', limit: number): Promise<Verdict> {
    const done = await this.#ask({ kind }, limit);
    if (typeof done === 'string') return this.#failed(made, done);
    if (done.kind !== 'done') return this.#failed(made, `answered ${done.kind}`);
    if (done.peak > this.#limits.memory * 1024) {
      this.stop();
      return { made, failure: 'memory', message: `${Math.round(done.peak / 1024)} MB` };
    }
    if (done.outcome.kind === 'failed') return { made, failure: 'unclear', message: done.outcome.message };
    return { made, done, failure: null };
  }

  #failed(made: Made | null, message: string): Verdict {
    this.stop();
    const failure = message === 'hang' ? 'hang' : /heap out of memory/.test(message) ? 'memory' : 'crash';
    return { made, failure, message };
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    // Everything outside the heap (code, buffers, the file itself) needs its share.
    const heap = `--max-old-space-size=${Math.round(this.#limits.memory * 0.6)}`;
    this.#child = fork(entry, { execArgv: [heap], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    return this.#child;
  }

  /** The response; or, as text, `hang` or what the process printed before it died. */
  #ask(ask: Ask, limit: number): Promise<Answer | string> {
    const child = this.#running();
    return new Promise((resolve) => {
      let said = '';
      const settle = (answer: Answer | string): void => {
        clearInterval(watch);
        child.removeAllListeners();
        child.stderr?.removeAllListeners();
        resolve(answer);
      };
      const begun = { clock: performance.now(), processor: processorOf(child) };
      const watch = setInterval(() => {
        const isLate = performance.now() - begun.clock > limit;
        if (isLate && !(processorOf(child) - begun.processor <= limit)) settle('hang');
      }, 100);
      child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.once('message', (message) => settle(Answer.parse(message)));
      child.once('close', (code, signal) => settle(`ended with ${signal ?? String(code)}\n${said}`));
      child.once('error', (error) => settle(error.message));
      child.send(ask);
    });
  }
}

/**
 * Milliseconds of CPU time that a process has used; infinite if the system doesn't report it, so that real time
 * decides.
 */
function processorOf({ pid }: ChildProcess): number {
  try {
    return pid === undefined ? Number.POSITIVE_INFINITY : usageOf(pid).cpu;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
