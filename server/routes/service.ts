import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { health, readiness, readinessChecks, type ReadinessCheck } from '#contract/service.ts';
import { serve } from './serve.ts';
import type { Services } from '#server/services.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';

/** Milliseconds that a check may take: the answer must not hang because the database does. */
const timeout = 2_000;
/** Milliseconds that readiness is remembered, because its checks write. */
const remembered = 2_000;

/** Rejects if the work takes too long. */
async function inTime(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No response in time')), timeout);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** All callers at the same time share one piece of work, because anyone may ask. */
function shared<T>(work: () => Promise<T>, lasts = 0): () => Promise<T> {
  let current: Promise<T> | null = null;
  return () => {
    if (current !== null) return current;
    const started = work();
    current = started;
    const forget = () => {
      current = null;
    };
    const ended = lasts === 0 ? forget : () => void setTimeout(forget, lasts).unref();
    started.then(ended, ended);
    return started;
  };
}

/** The operating system's or the database's word for what is wrong, for the log. */
function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailable) return error.reason;
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}

export function service(app: FastifyInstance, services: Pick<Services, 'store' | 'readiness'>): void {
  const ping = shared(() => services.store.ping());
  // A late check may still be in progress: the next one waits for it instead of adding another.
  const checks = readinessChecks.map((name) => ({ name, check: shared(() => services.readiness[name]()) }));

  const failedChecks = shared(async () => {
    const failed: { name: ReadinessCheck; reason: string }[] = [];
    const noteFailed = (name: ReadinessCheck) => (error: unknown) =>
      void failed.push({ name, reason: reasonOf(error) });
    await Promise.all(checks.map(({ name, check }) => inTime(check()).catch(noteFailed(name))));
    for (const { name, reason } of failed) app.log.warn({ check: name, reason }, 'not ready');
    return failed.map(({ name }) => name);
  }, remembered);

  serve(app, health, async ({ request }) => {
    await inTime(ping()).catch((error: unknown) => {
      const reason = reasonOf(error);
      request.log.warn({ reason }, 'store unavailable');
      // Anyone may read this, so it names no address and no folder.
      const full = reason === 'ENOSPC';
      throw new CallError('unavailable', full ? 'The data disk is full.' : 'The database is not responding.');
    });
    return { ok: true, version: '1' } as const;
  });

  serve(app, readiness, async () => {
    if (app.leaving.aborted) throw new CallError('unavailable', 'The process is stopping.');
    const failed = await failedChecks();
    if (failed.length === 0) return { ok: true } as const;
    const fields = readinessChecks
      .filter((name) => failed.includes(name))
      .map((field) => ({ field, problem: 'failed' }));
    throw new CallError('unavailable', '', fields);
  });
}
