/** Setting letters off the main thread: one worker, started with the first letter, replaced when it dies. */
import { Worker } from 'node:worker_threads';
import type { Letter } from '#credit/letters/letter.ts';
import type { Enclosure } from './data.ts';
import { TypesettingFailed, type TypesettingReason } from './typesettingFailed.ts';

export interface Typesetter {
  /**
   * The letter as PDF. Letters are set in the order they are asked for. Rejects with `TypesettingFailed`, or with the
   * signal's reason; another letter is never affected.
   */
  typeset(
    letter: Letter,
    enclosures: readonly Enclosure[],
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** Ends the worker; letters still asked for are rejected. */
  close(): Promise<void>;
}

export interface Job {
  readonly id: number;
  readonly letter: Letter;
  readonly enclosures: readonly Enclosure[];
}
export type Answer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failed: TypesettingReason };

interface Asked {
  readonly job: Job;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

export interface TypesetterOptions {
  /** The longest a single letter may take, in milliseconds; its worker is then replaced. */
  readonly timeLimit?: number;
  /** The worker's code; another one in tests of crashes. */
  readonly worker?: URL;
}

/** Starts nothing until the first letter. */
export function createTypesetter({
  timeLimit = 20_000,
  worker: code = new URL('worker.ts', import.meta.url),
}: TypesetterOptions = {}): Typesetter {
  const waiting: Asked[] = [];
  let current: Asked | null = null;
  let thread: Worker | null = null;
  let limit: NodeJS.Timeout | undefined;
  let next = 0;
  let closed = false;

  function started(): Worker {
    const worker = new Worker(code, { name: 'letters' });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (worker === thread && current?.job.id === answer.id) finish(answer);
    });
    const died = () => {
      if (worker === thread) replace('crashed');
    };
    worker.on('error', died);
    worker.on('exit', died);
    return worker;
  }

  function finish(answer: Answer): void {
    const asked = take();
    if ('pdf' in answer) asked?.resolve(answer.pdf);
    else asked?.reject(new TypesettingFailed(answer.failed));
    work();
  }

  function take(): Asked | null {
    clearTimeout(limit);
    const asked = current;
    current = null;
    thread?.unref();
    return asked;
  }

  /** Gives up the worker and the letter it is at; the letters behind it get a new worker. */
  function replace(reason: TypesettingReason): void {
    const [lost, asked] = [thread, take()];
    thread = null;
    void lost?.terminate();
    asked?.reject(new TypesettingFailed(reason));
    work();
  }

  function work(): void {
    if (current !== null || closed) return;
    current = waiting.shift() ?? null;
    if (current === null) return;
    thread ??= started();
    thread.ref();
    limit = setTimeout(() => {
      replace('timeout');
    }, timeLimit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    thread.postMessage(current.job);
  }

  /** A letter no longer wanted leaves the queue; one already at the worker is finished unheard. */
  function forget(asked: Asked): void {
    const index = waiting.indexOf(asked);
    if (index !== -1) waiting.splice(index, 1);
  }

  return {
    typeset(letter, enclosures, { signal } = {}) {
      return new Promise<Uint8Array>((resolve, reject) => {
        if (closed) throw new TypesettingFailed('closed');
        signal?.throwIfAborted();
        const asked: Asked = { job: { id: (next += 1), letter, enclosures }, resolve, reject };
        signal?.addEventListener(
          'abort',
          () => {
            forget(asked);
            reject(signal.reason);
          },
          { once: true },
        );
        waiting.push(asked);
        work();
      });
    },
    async close() {
      closed = true;
      for (const asked of [take(), ...waiting.splice(0)]) asked?.reject(new TypesettingFailed('closed'));
      const ended = thread;
      thread = null;
      await ended?.terminate();
    },
  };
}
