import type { Clock } from '#server/store/context.ts';
import type { HeldJob, Outcome } from '#server/store/jobs.ts';
import type { Store } from '#server/store/store.ts';
import { backoff } from './backoff.ts';
import { HopelessError, type AnyJobHandler } from './job.ts';
import { stateAfter } from './stateAfter.ts';
import { forAccount } from '#server/store/wall.ts';

/**
 * Milliseconds for which a worker holds a job before it must extend. A crash delays a job by that much, and by the time until
 * a worker looks: half a minute in all.
 */
export const leaseFor = 15_000;
export const extendEvery = leaseFor / 3;

export interface JobsLog {
  warn(line: string): void;
  error(line: string): void;
}

export interface Workplace {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: JobsLog;
}

/** Why a job's work is aborted. */
export type Interruption = 'lost' | 'canceled' | 'stopping';

/** When a hold that begins or is extended now will end (ISO 8601). */
export function leaseUntil(clock: Clock): string {
  return new Date(clock.now().getTime() + leaseFor).toISOString();
}

/**
 * Works on a held job, extends the hold while that takes time, and records how it ended together with the work's
 * effects. If another worker has the job by then, nothing is recorded.
 */
export async function perform(
  job: HeldJob,
  handler: AnyJobHandler,
  controller: AbortController,
  workplace: Workplace,
): Promise<void> {
  const { store, clock } = workplace;
  const { signal } = controller;
  // The server's own work says by itself which accounts it is about.
  const within = <T>(work: () => T): T => (job.accountId === null ? work() : forAccount(job.accountId, work));
  const interrupt = (why: Interruption) => controller.abort(why);
  const extend = async () => {
    const hold = await store.jobs.extend(job, leaseUntil(clock));
    if (hold !== 'held') interrupt(hold);
  };
  // A failure is no problem yet: the lease is long enough to try again.
  const extending = setInterval(() => void extend().catch(() => undefined), extendEvery);
  const progress = async (done: number, total: number) => {
    if (!(await store.jobs.progress(job, done, total))) interrupt('lost');
  };
  try {
    // Its attempts ended with the process that made them.
    if (job.attempt > handler.attempts) throw new HopelessError('Every attempt ended in a crash.');
    const effects = await unlessAborted(
      within(() => handler.workOn(job.payload, { job, signal, progress })),
      signal,
    );
    await store.transaction(async (step) => {
      const isHeld = await step.jobs.settle(job, { state: stateAfter({ type: 'succeeded' }) });
      if (isHeld) await within(() => effects?.(step));
    });
  } catch (error) {
    const outcome = outcomeOf(error, job, handler, signal, workplace);
    if (outcome !== null) await store.jobs.settle(job, outcome);
  } finally {
    clearInterval(extending);
  }
}

/** Null if the job is another worker's by now. */
function outcomeOf(
  error: unknown,
  job: HeldJob,
  handler: AnyJobHandler,
  { aborted, reason }: AbortSignal,
  { clock, log }: Workplace,
): Outcome | null {
  if (reason === 'lost') return null;
  if (reason === 'canceled') return { state: stateAfter({ type: 'canceled' }) };
  if (aborted) return { state: stateAfter({ type: 'handedBack' }), isUncounted: true };
  const isLast = error instanceof HopelessError || job.attempt >= handler.attempts;
  const state = stateAfter({ type: 'attemptFailed', isLast });
  if (isLast) {
    log.error(`${handler.title} failed: ${String(error)}`);
    return { state };
  }
  const wait = backoff(job.attempt, Math.random());
  const seconds = Math.ceil(wait / 1000);
  log.warn(`${handler.title} failed, and is repeated in ${String(seconds)} seconds: ${String(error)}`);
  return { state, dueAt: new Date(clock.now().getTime() + wait).toISOString() };
}

/** The work's result; rejects as soon as the signal aborts, even if the work continues. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('The work was interrupted.'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
