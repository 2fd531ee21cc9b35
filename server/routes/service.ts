import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { health } from '#contract/service.ts';
import { serve } from './serve.ts';
import type { Services } from '#server/services.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';

/** Milliseconds that the store has to respond: a health check must not hang because the database does. */
const timeout = 2_000;

export function service(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  let pending: Promise<void> | null = null;

  /** All callers at the same time share one check, because health is public. */
  async function ask(): Promise<void> {
    pending ??= store.ping().finally(() => {
      pending = null;
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('No response in time')), timeout);
    try {
      await Promise.race([pending, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  serve(app, health, async ({ request }) => {
    await ask().catch((error: unknown) => {
      const reason = error instanceof StoreUnavailable ? error.reason : 'no answer';
      request.log.warn({ reason }, 'store unavailable');
      // Anyone may read this, so it names no address and no folder.
      const full = reason === 'ENOSPC';
      throw new CallError('unavailable', full ? 'The data disk is full.' : 'The database is not responding.');
    });
    return { ok: true, version: '1' } as const;
  });
}
