import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { dailyLimits } from '#contract/limits.ts';
import type { Allowances } from '#server/store/allowances.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { forAccount } from '#server/store/wall.ts';

/** Milliseconds. */
const minute = 60_000;
const day = 24 * 60 * minute;

/** A limit by the minute only spares the processor, so it is not counted while nothing can be written. */
function uncounted(error: unknown): number {
  if (error instanceof StoreUnavailable) return 0;
  throw error;
}

/**
 * Counts the calls that have a limit of their own (`perMinute` and `perDay` in the contract) for their account, no matter
 * which user makes them, where from, and which process answers. Throws `tooManyTries` or `dailyLimit`, with a
 * Retry-After header. Call it after the session is known, and before the routes.
 */
export function allowances(app: FastifyInstance, counted: Pick<Allowances, 'take'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call === undefined) return;
    const { name, perMinute, perDay } = call;
    const take = (what: string, most: number, window: number) => {
      const { accountId } = request.session;
      return forAccount(accountId, () => counted.take(accountId, { what, most, window }));
    };
    const refuse = (code: 'tooManyTries' | 'dailyLimit', wait: number) => {
      void reply.header('retry-after', Math.ceil(wait / 1_000));
      throw new CallError(code);
    };
    if (perMinute !== undefined) {
      const wait = await take(name, perMinute, minute).catch(uncounted);
      if (wait > 0) refuse('tooManyTries', wait);
    }
    if (perDay === undefined) return;
    const wait = await take(perDay, dailyLimits[perDay], day);
    if (wait === 0) return;
    request.log.warn({ limit: perDay }, 'daily limit reached');
    refuse('dailyLimit', wait);
  });
}
