import { randomUUID } from 'node:crypto';
import type { AnyJobHandler } from './job.ts';
import { leaseUntil, perform, type Workplace } from './perform.ts';

/** Milliseconds after which workers look even if nothing woke them. */
const lookEvery = 10_000;
/** Jobs that one process works on at the same time. */
const atOnce = 4;
/** How many of them may be of one kind, so that mail to a server that doesn't answer holds up nothing else. */
const ofOneKind = 2;

export interface Work extends Workplace {
  readonly handlers: readonly AnyJobHandler[];
}

export interface JobRunner {
  /** Resolves when nothing is due and nothing runs here. */
  idle(): Promise<void>;
  /** Claims no more jobs, and hands back those that run. */
  stop(): Promise<void>;
}

/**
 * Works on due jobs until it is stopped. Every job is done by one worker at a time; a worker that dies loses its jobs
 * when their leases end, and another one repeats them. A repetition can't record effects twice, because only the
 * worker that holds a job may end it.
 */
export function runJobs({ handlers, ...workplace }: Work): JobRunner {
  const { store, clock, log } = workplace;
  const worker = randomUUID();
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...byKind.keys()];
  const controllers = new Set<AbortController>();
  const underWay = new Set<Promise<void>>();
  /** The kinds of the jobs that are being worked on, one for each. */
  const busy: string[] = [];
  const waiters = new Set<() => void>();
  const status = { isStopped: false, isLooking: false, lookAgain: false, isAway: false };

  async function work(handler: AnyJobHandler, job: Parameters<typeof perform>[0]): Promise<void> {
    const controller = new AbortController();
    controllers.add(controller);
    try {
      await perform(job, handler, controller, workplace);
    } catch (error) {
      log.error(`${handler.title} could not be recorded: ${String(error)}`);
    } finally {
      controllers.delete(controller);
    }
  }

  /** Starts as many due jobs as there is room for. */
  async function claim(): Promise<void> {
    while (!status.isStopped && underWay.size < atOnce) {
      const free = kinds.filter((kind) => busy.filter((each) => each === kind).length < ofOneKind);
      if (free.length === 0) return;
      const job = await store.jobs.claim({ kinds: free, worker, leaseUntil: leaseUntil(clock) });
      const handler = byKind.get(job?.kind ?? '');
      if (job === null || handler === undefined) return;
      busy.push(job.kind);
      const working = work(handler, job).finally(() => {
        underWay.delete(working);
        busy.splice(busy.indexOf(job.kind), 1);
        look();
      });
      underWay.add(working);
    }
  }

  async function claimWhileAsked(): Promise<void> {
    try {
      while (status.lookAgain && !status.isStopped) {
        status.lookAgain = false;
        await claim();
      }
      status.isAway = false;
    } catch (error) {
      // Said once: the store may be away for a while.
      if (!status.isAway && !status.isStopped) log.warn(`Background work is waiting: ${String(error)}`);
      status.isAway = true;
    }
    status.isLooking = false;
    wakeWaiters();
  }

  /** Looks for due jobs, once at a time. */
  function look(): void {
    status.lookAgain = true;
    if (status.isLooking || status.isStopped) return;
    status.isLooking = true;
    void claimWhileAsked();
  }

  function wakeWaiters(): void {
    if (!status.isStopped && underWay.size > 0) return;
    for (const wake of waiters) wake();
    waiters.clear();
  }

  const unlisten = store.onJobs(look);
  const timer = setInterval(look, lookEvery).unref();
  look();

  return {
    idle: () =>
      new Promise((resolve) => {
        waiters.add(resolve);
        look();
      }),
    async stop() {
      status.isStopped = true;
      clearInterval(timer);
      unlisten();
      for (const controller of controllers) controller.abort('stopping');
      await Promise.allSettled(underWay);
      wakeWaiters();
    },
  };
}
