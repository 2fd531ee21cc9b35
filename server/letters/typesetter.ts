/**
 * Typesets letters outside the server process: one worker process, started with the first letter, replaced if it
 * dies, and stopped after it has been idle for a while. A process rather than a thread: the compiler is native code,
 * whose crash would take the server down and whose caches outlive a thread.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Letter } from '#credit/letters/letter.ts';
import type { ComplaintPacket } from '#credit/letters/next/complaint.ts';
import type { LetterFormat } from './compile.ts';
import type { MailingPages } from './mailingPages.ts';
import type { ProgressPages } from './progressPages.ts';
import type { Enclosure } from './templateInput.ts';
import { TypesettingError, type TypesettingReason } from './typesettingError.ts';

export interface Typesetter {
  /**
   * The letter as PDF. Letters are typeset in the order they are requested. Rejects with `TypesettingError`, or
   * with the signal's reason; other letters are never affected.
   */
  typeset(
    letter: Letter,
    enclosures: readonly Enclosure[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** The same pages as SVG for a screen, one below the other in one image; otherwise like `typeset`. */
  draw(
    letter: Letter,
    enclosures: readonly Enclosure[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A progress report as PDF; otherwise like `typeset`. */
  typesetProgress(
    pages: ProgressPages,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A packet for a complaint as PDF; otherwise like `typeset`. */
  typesetPacket(
    packet: ComplaintPacket,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** A list for certified mail as PDF; otherwise like `typeset`. */
  typesetMailing(
    pages: MailingPages,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** Stops the worker; pending letters are rejected. */
  close(): Promise<void>;
}

/** What is typeset: a letter, a progress report, a packet for a complaint, or a list for certified mail. */
export type Work =
  | { readonly as: LetterFormat; readonly letter: Letter; readonly enclosures: readonly Enclosure[] }
  | { readonly as: 'progress'; readonly pages: ProgressPages }
  | { readonly as: 'packet'; readonly packet: ComplaintPacket }
  | { readonly as: 'mailing'; readonly pages: MailingPages };

export type Job = Work & { readonly id: number };
export type Answer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failed: TypesettingReason };

interface PendingLetter {
  readonly job: Job;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

export interface TypesetterOptions {
  /** The time limit for a single letter in milliseconds; after that its worker is replaced. */
  readonly timeLimit?: number;
  /** The worker stops after this many milliseconds without a letter; the next letter starts a new one. */
  readonly idleLimit?: number;
  /** The worker's code; tests of crashes use another one. */
  readonly worker?: URL;
}

const pick = (environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.map((name) => [name, environment[name]]));

/** Starts nothing until the first letter. */
export function createTypesetter({
  timeLimit = 20_000,
  idleLimit = 30_000,
  worker: code = new URL('worker.ts', import.meta.url),
}: TypesetterOptions = {}): Typesetter {
  const waiting: PendingLetter[] = [];
  let current: PendingLetter | null = null;
  let worker: ChildProcess | null = null;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  let closed = false;

  function started(): ChildProcess {
    const child = fork(code, {
      serialization: 'advanced',
      execArgv: [],
      // It needs none of the server's secrets, and its output could quote a letter.
      env: pick(process.env, ['PATH', 'SystemRoot']),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (answer: Answer) => {
      if (child === worker && current?.job.id === answer.id) finish(answer);
    });
    const died = () => {
      if (child === worker) replace('crashed');
    };
    child.on('error', died);
    child.on('exit', died);
    return child;
  }

  /** Only a worker with a letter keeps this process alive. */
  function hold(child: ChildProcess | null, needed: boolean): void {
    const change = needed ? 'ref' : 'unref';
    child?.[change]();
    child?.channel?.[change]();
  }

  function finish(answer: Answer): void {
    const pending = take();
    if ('bytes' in answer) pending?.resolve(answer.bytes);
    else pending?.reject(new TypesettingError(answer.failed));
    work();
  }

  function take(): PendingLetter | null {
    clearTimeout(limit);
    const pending = current;
    current = null;
    hold(worker, false);
    return pending;
  }

  /** Gives up the worker and its current letter; the letters queued behind it get a new worker. */
  function replace(reason: TypesettingReason): void {
    const pending = take();
    void end();
    pending?.reject(new TypesettingError(reason));
    work();
  }

  function work(): void {
    if (current !== null || closed) return;
    clearTimeout(idle);
    current = waiting.shift() ?? null;
    if (current === null) {
      idle = setTimeout(() => void end(), idleLimit).unref();
      return;
    }
    worker ??= started();
    hold(worker, true);
    limit = setTimeout(() => {
      replace('timeout');
    }, timeLimit);
    // Anything that prevents sending ends the worker, and its exit is handled.
    worker.send(current.job, () => undefined);
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    if (ended === null || ended.exitCode !== null || ended.signalCode !== null) return;
    hold(ended, true);
    const gone = once(ended, 'exit');
    ended.kill('SIGKILL');
    await gone;
  }

  /** A letter that is no longer wanted leaves the queue; one already at the worker is finished and discarded. */
  function forget(pending: PendingLetter): void {
    const index = waiting.indexOf(pending);
    if (index !== -1) waiting.splice(index, 1);
  }

  function ask(job: Work, signal: AbortSignal | undefined): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (closed) throw new TypesettingError('closed');
      signal?.throwIfAborted();
      const pending: PendingLetter = { job: { id: (next += 1), ...job }, resolve, reject };
      signal?.addEventListener(
        'abort',
        () => {
          forget(pending);
          reject(signal.reason);
        },
        { once: true },
      );
      waiting.push(pending);
      work();
    });
  }

  return {
    typeset: (letter, enclosures, { signal } = {}) => ask({ as: 'pdf', letter, enclosures }, signal),
    draw: (letter, enclosures, { signal } = {}) => ask({ as: 'svg', letter, enclosures }, signal),
    typesetProgress: (pages, { signal } = {}) => ask({ as: 'progress', pages }, signal),
    typesetMailing: (pages, { signal } = {}) => ask({ as: 'mailing', pages }, signal),
    typesetPacket: (packet, { signal } = {}) => ask({ as: 'packet', packet }, signal),
    async close() {
      closed = true;
      for (const pending of [take(), ...waiting.splice(0)]) pending?.reject(new TypesettingError('closed'));
      clearTimeout(idle);
      await end();
    },
  };
}
