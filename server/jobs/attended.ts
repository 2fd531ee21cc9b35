import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import { FailureCode } from '#contract/failureReply.ts';
import type { NewClientWork } from '#server/store/clientWork.ts';
import type { Clock } from '#server/store/context.ts';
import type { HeldJob } from '#server/store/jobs.ts';
import type { Step } from '#server/store/store.ts';
import { extendEvery, leaseUntil, type Workplace } from './perform.ts';
import { stateAfter } from './stateAfter.ts';

/** Milliseconds between looks at work that another process is doing. */
const lookEvery = 250;
/** Milliseconds between attempts to end a hold while the store is away. */
const giveUpEvery = 1_000;

/** Those who wait for work: one person, who may have asked more than once. */
export interface WaitingPerson {
  readonly userId: string;
  /** Whether the answer still reaches them. */
  readonly isAwaited: () => boolean;
  /** Aborts when the server has to stop, and not when they leave. */
  readonly ending: AbortSignal;
}

/** What work can use. */
export interface Attendance<Result> {
  /** Aborts when the server has to stop, the client was deleted, or another worker has the job. */
  readonly signal: AbortSignal;
  /** Ends the job, in the transaction that records the result: both count, or neither. Throws if another worker has it by now. */
  readonly end: (step: Step, result: Result) => Promise<void>;
}

interface Place extends Pick<Workplace, 'store' | 'clock'> {
  /** The clock by which other workers judge holds, if `clock` is another. */
  readonly leaseClock?: Clock;
}

type AttendedWork<Result> = Omit<NewClientWork, 'begunBy'> & {
  readonly caller: WaitingPerson;
  /** What is kept of the result, for those who come back. */
  readonly result: z.ZodMiniType<Result>;
};

/** How work ended, as it is stored. */
export const Ending = z.union([
  z.object({ done: z.unknown() }),
  z.object({ refused: z.object({ code: FailureCode, detail: z.string() }) }),
]);
export type Ending = z.infer<typeof Ending>;

/**
 * Does work for a client now and in this process, as a job, and returns its result. What the work needs can stay in memory, such
 * as a password. The same work is joined while it is being done, by this process or another. A refusal ends the job, and the
 * work itself has announced it. If anything else ends the work, such as the end of this process, the kind's handler gets the
 * job, and announces that. Throws `notFound` if the account has no such client, and what the work throws.
 */
export async function attended<Result>(
  { store, clock, leaseClock = clock }: Place,
  { caller, result, ...work }: AttendedWork<Result>,
  doIt: (attendance: Attendance<Result>) => Promise<Result>,
): Promise<Result> {
  const { accountId, profileId } = work;
  const begunBy = caller.userId;
  for (;;) {
    const worker = { worker: randomUUID(), leaseUntil: leaseUntil(leaseClock) };
    const begun = await store.clientWork.begin({ ...work, begunBy }, worker);
    if (begun.kind === 'noProfile') throw new CallError('notFound');
    if (begun.kind === 'held')
      return hold({ store, clock: leaseClock }, begun.job, { caller, profileId }, doIt);
    const ending = await followed(store, accountId, begun.id, caller.ending);
    // The process that did it died or gave up: it is done here.
    if (ending === null) continue;
    if (caller.isAwaited()) await store.clientWork.see(accountId, profileId, begun.id, begunBy);
    if ('refused' in ending) throw new CallError(ending.refused.code, ending.refused.detail);
    return result.parse(ending.done);
  }
}

/** Waits for work that someone else does; null if there is no result. */
async function followed(
  { clientWork }: Workplace['store'],
  accountId: string,
  id: string,
  signal: AbortSignal,
): Promise<Ending | null> {
  for (;;) {
    const progress = await clientWork.progress(accountId, id);
    if (progress === 'gone') return null;
    if (progress !== 'running') return Ending.parse(progress.result);
    signal.throwIfAborted();
    await pause(lookEvery);
  }
}

async function hold<Result>(
  { store, clock }: Pick<Workplace, 'store' | 'clock'>,
  held: HeldJob,
  { caller, profileId }: { readonly caller: WaitingPerson; readonly profileId: string },
  doIt: (attendance: Attendance<Result>) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const progress = { isEnded: false };
  const extend = async () => {
    const stillHeld = (await store.jobs.extend(held, leaseUntil(clock))) === 'held';
    if (stillHeld || progress.isEnded) return;
    const profile = await store.profiles.find(held.accountId ?? '', profileId);
    lost.abort(new CallError(profile === null ? 'notFound' : 'unavailable'));
  };
  const extending = setInterval(() => void extend().catch(() => undefined), extendEvery);
  const end = async ({ clientWork }: Pick<Step, 'clientWork'>, result: Result) => {
    const isSeen = caller.isAwaited();
    const done = { state: stateAfter({ type: 'succeeded' }), result: { done: result }, isSeen };
    const isHeld = await clientWork.end(held, done);
    if (!isHeld) throw new CallError('unavailable');
    progress.isEnded = true;
  };
  try {
    const result = await doIt({ signal: AbortSignal.any([lost.signal, caller.ending]), end });
    // What was recorded by an earlier request is the result of this one, too.
    if (!progress.isEnded) await end(store, result).catch(() => undefined);
    return result;
  } catch (error) {
    await giveUp(error).catch(() => void giveUpLater(error));
    throw error;
  } finally {
    clearInterval(extending);
  }

  /** The store is away. A repeated request must not wait longer than that, so this tries until the store is back or the server stops. */
  async function giveUpLater(error: unknown): Promise<void> {
    while (!caller.ending.aborted) {
      await new Promise<void>((resolve) => void setTimeout(resolve, giveUpEvery).unref());
      try {
        await giveUp(error);
        return;
      } catch {
        // Still away.
      }
    }
  }

  async function giveUp(error: unknown): Promise<void> {
    // A server that is about to stop did not refuse anything.
    if (!(error instanceof CallError) || error.code === 'unavailable') {
      await store.jobs.settle(held, { state: stateAfter({ type: 'handedBack' }) });
      return;
    }
    const { code, detail } = error;
    const state = stateAfter({ type: 'attemptFailed', isLast: true });
    await store.clientWork.end(held, {
      state,
      result: { refused: { code, detail } },
      isSeen: caller.isAwaited(),
    });
  }
}
