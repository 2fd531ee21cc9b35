/**
 * Looks into reports. What contradicts itself in the longest report that is accepted takes seconds of processor time, in which
 * nobody else would be answered: long reports are reviewed by a process of its own, one look at a time. It starts with the
 * first of them, ends when there was none for a while, and knows nothing but the report that it is looking into.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { CallError, type FailureCode } from '#contract/failures.ts';
import type { Report } from '#credit/report/model.ts';
import { compiledCode } from '#server/compiledCode.ts';
import { ReadyReply } from '#server/http/readyReply.ts';
import { type GivenFor, type LookName, looks, type SeenIn } from './looks.ts';

/** A report's model as it is stored: JSON. */
export type Model = Uint8Array;
/** The report, and another one of the client. */
export type Models = readonly [report: Model, other?: Model | null];

export interface Job {
  readonly name: LookName;
  readonly models: Models;
  readonly given: unknown;
}
/** What was seen: a text, or something else as JSON. */
export type Answer = { readonly text: string; readonly isJson: boolean } | { readonly failed: FailureCode };

type Seen = Exclude<Answer, { readonly failed: FailureCode }>;

export interface Looker {
  /** Throws what the look throws, and `busy` if it takes more time or memory than any look may. */
  see<Name extends LookName>(name: Name, models: Models, given: GivenFor<Name>): Promise<SeenIn<Name>>;
  /** The same, to be the whole reply of a call: of a long report, it is a `ReadyReply`. */
  reply<Name extends LookName>(name: Name, models: Models, given: GivenFor<Name>): Promise<SeenIn<Name>>;
  close(): void;
}

interface LookerOptions {
  /** Bytes of models that are reviewed at once: what their look takes is some tens of milliseconds. */
  readonly usualSize?: number;
  /** Milliseconds for one look, after which the process is replaced. */
  readonly timeLimit?: number;
  /** Megabytes of the process's heap. */
  readonly memory?: number;
  /** Milliseconds without a look, after which the process ends. */
  readonly idleLimit?: number;
  /** The process's code. */
  readonly code?: URL;
}

/** Others come first for the processor. */
const niceness = 5;

export function createLooker({
  usualSize = 256 * 1024,
  timeLimit = 30_000,
  memory = 768,
  idleLimit = 2 * 60_000,
  code = new URL('lookingProcess.ts', import.meta.url),
}: LookerOptions = {}): Looker {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let answered: PromiseWithResolvers<Answer> | null = null;
  let closed = false;

  function end(): void {
    const ended = child;
    child = null;
    clearTimeout(idle);
    ended?.kill('SIGKILL');
    // The caller may ask again: on a machine with far too much to do, it is no fault of the report.
    answered?.resolve({ failed: 'busy' });
  }

  function start(): ChildProcess {
    const started = fork(code, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memory}`],
      // It needs none of the server's secrets, and its output could quote a report.
      env: compiledCode(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (answer: Answer) => {
      if (started === child) answered?.resolve(answer);
    });
    const died = () => {
      if (started === child) end();
    };
    started.on('error', died);
    started.on('exit', died);
    // It alone doesn't keep the server running.
    started.unref();
    started.channel?.unref();
    try {
      if (started.pid !== undefined) setPriority(started.pid, niceness);
    } catch {
      // It has ended already, or this system has no priorities.
    }
    return started;
  }

  async function askApart(job: Job): Promise<Seen> {
    if (closed) throw new CallError('busy');
    const limit = setTimeout(end, timeLimit);
    clearTimeout(idle);
    answered = Promise.withResolvers<Answer>();
    child ??= start();
    // Anything that prevents sending ends the process, and its end is handled.
    child.send(job, () => undefined);
    const answer = await answered.promise;
    answered = null;
    clearTimeout(limit);
    if (child !== null) idle = setTimeout(end, idleLimit).unref();
    if ('failed' in answer) throw new CallError(answer.failed);
    return answer;
  }

  /** The next look only waits for this one to end. */
  function apart(job: Job): Promise<Seen> {
    const looking = last.then(() => askApart(job));
    last = looking.catch(() => undefined);
    return looking;
  }

  const isUsual = ([report, other]: Models): boolean => report.length + (other?.length ?? 0) <= usualSize;

  return {
    async see(name, models, given) {
      if (isUsual(models)) return look({ name, models, given }) as SeenIn<typeof name>;
      const { text, isJson } = await apart({ name, models, given });
      return (isJson ? JSON.parse(text) : text) as SeenIn<typeof name>;
    },
    async reply(name, models, given) {
      if (isUsual(models)) return look({ name, models, given }) as SeenIn<typeof name>;
      // Whatever it pretends to be, it is only sent.
      return new ReadyReply((await apart({ name, models, given })).text) as never;
    },
    close() {
      closed = true;
      end();
    },
  };
}

const parsed = (model: Model): Report => JSON.parse(Buffer.from(model).toString()) as Report;

/** Looks into reports here and now. */
export function look({ name, models: [report, other], given }: Job): unknown {
  const see = looks[name] as (report: Report, other: Report | null, given: unknown) => unknown;
  return see(parsed(report), other ? parsed(other) : null, given);
}
