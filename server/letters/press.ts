/**
 * A worker process that typesets one letter at a time: started with its first letter, replaced if it dies, and stopped after
 * it has been idle for a while. A process rather than a thread: the compiler is native code, whose crash would take the server
 * down and whose caches outlive a thread.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { compiledCode } from '#server/compiledCode.ts';
import { memoryOf } from './memoryOf.ts';
import type { Answer, Job } from './typesetter.ts';
import { TypesettingError, type TypesettingReason } from './typesettingError.ts';

export interface PendingLetter {
  readonly job: Job;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

export interface PressOptions {
  /**
   * The time limit for a single letter in milliseconds, and twice that for one that encloses a PDF, whose pages take longer; after
   * that the worker is replaced.
   */
  readonly timeLimit: number;
  /** How much memory its worker may take, in bytes, where the system says how much it takes; after that the worker is replaced. */
  readonly memoryLimit: number;
  /** The worker stops after this many milliseconds without a letter. */
  readonly idleLimit: number;
  /** The worker's code. */
  readonly code: URL;
  /** Called whenever a letter is done, successfully or not. */
  readonly onFree: () => void;
}

export interface Press {
  /** Whether it has no letter. */
  isFree(): boolean;
  /** Whether it has a worker that could begin at once. */
  isWarm(): boolean;
  /** Typesets the letter; only when it is free. */
  begin(pending: PendingLetter): void;
  /** Stops the worker, and rejects its letter. */
  close(): Promise<void>;
}

/** Milliseconds between looks at the memory of a worker: short enough for one that grows by gigabytes in a second. */
const lookEvery = 100;

/** A PDF comes from outside, and reading it is the only part of a letter that can be made to fail like this. */
const hasPdf = ({ job }: PendingLetter): boolean =>
  'enclosures' in job && job.enclosures.some(({ type }) => type === 'application/pdf');

/** Others come first for the processor: letters take what the server leaves. */
const niceness = 10;

const pick = (environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.map((name) => [name, environment[name]]));

function started(code: URL): ChildProcess {
  const child = fork(code, {
    serialization: 'advanced',
    execArgv: [],
    // It needs none of the server's secrets, and its output could quote a letter. A letter is too small to be divided among
    // threads, which cost more than they save.
    env: { ...pick(process.env, ['PATH', 'SystemRoot']), ...compiledCode(), RAYON_NUM_THREADS: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // It has ended already, or this system has no priorities, which letters can do without.
  }
  return child;
}

/** Only a worker with a letter keeps this process alive. */
function hold(child: ChildProcess | null, needed: boolean): void {
  const change = needed ? 'ref' : 'unref';
  child?.[change]();
  child?.channel?.[change]();
}

/** Starts nothing until the first letter. */
export function createPress({ timeLimit, memoryLimit, idleLimit, code, onFree }: PressOptions): Press {
  let current: PendingLetter | null = null;
  let worker: ChildProcess | null = null;
  let limit: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const child = started(code);
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

  /** Native code has no limit of its own. */
  async function look(child: ChildProcess): Promise<void> {
    const taken = child.pid === undefined ? null : await memoryOf(child.pid);
    if (taken !== null && taken > memoryLimit && child === worker && current !== null) replace('tooLarge');
  }

  function take(): PendingLetter | null {
    clearTimeout(limit);
    clearInterval(looks);
    const pending = current;
    current = null;
    hold(worker, false);
    return pending;
  }

  function finish(answer: Answer): void {
    const pending = take();
    idle = setTimeout(() => void end(), idleLimit).unref();
    if ('bytes' in answer) pending?.resolve(answer.bytes);
    else pending?.reject(new TypesettingError(answer.failed));
    onFree();
  }

  /** Gives up the worker and its letter; the next letter gets a new worker. */
  function replace(reason: TypesettingReason): void {
    const pending = take();
    void end();
    pending?.reject(new TypesettingError(hasPdf(pending) ? 'unreadableEnclosure' : reason));
    onFree();
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = null;
    clearTimeout(idle);
    if (ended === null || ended.exitCode !== null || ended.signalCode !== null) return;
    hold(ended, true);
    const gone = once(ended, 'exit');
    ended.kill('SIGKILL');
    await gone;
  }

  return {
    isFree: () => current === null,
    isWarm: () => worker !== null,
    begin(pending) {
      clearTimeout(idle);
      current = pending;
      worker ??= start();
      const child = worker;
      hold(child, true);
      limit = setTimeout(() => replace('timeout'), hasPdf(pending) ? 2 * timeLimit : timeLimit);
      looks = setInterval(() => void look(child), lookEvery);
      // Anything that prevents sending ends the worker, and its exit is handled.
      child.send(pending.job, () => undefined);
    },
    async close() {
      take()?.reject(new TypesettingError('closed'));
      await end();
    },
  };
}
