import { randomUUID } from 'node:crypto';
import { CallError } from '#contract/failures.ts';
import type { NewJob } from '#server/store/jobs.ts';
import { extendEvery, leaseUntil, type Workplace } from './perform.ts';
import { stateAfter } from './stateAfter.ts';

/**
 * Does work now and in this process, as a job, and returns its result. What the work needs can stay in memory, such as a
 * password. A refusal ends the job, and the work itself has announced it. If anything else ends the work, such as the end of
 * this process, the kind's handler gets the job, and has to find out what happened.
 */
export async function attended<Result>(
  { store, clock }: Pick<Workplace, 'store' | 'clock'>,
  job: Pick<NewJob, 'kind' | 'accountId' | 'payload'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = await store.jobs.begin(job, { worker: randomUUID(), leaseUntil: leaseUntil(clock) });
  // What ends the job may fail while the store is away: the handler finds out what happened.
  const settle = (outcome: Parameters<typeof store.jobs.settle>[1]) =>
    store.jobs.settle(held, outcome).catch(() => undefined);
  const extending = setInterval(() => {
    void store.jobs.extend(held, leaseUntil(clock)).catch(() => undefined);
  }, extendEvery);
  try {
    const result = await work();
    await settle({ state: stateAfter({ type: 'succeeded' }) });
    return result;
  } catch (error) {
    // A server that is about to stop did not refuse anything.
    const isRefused = error instanceof CallError && error.code !== 'unavailable';
    await settle({
      state: stateAfter(isRefused ? { type: 'attemptFailed', isLast: true } : { type: 'handedBack' }),
    });
    throw error;
  } finally {
    clearInterval(extending);
  }
}
