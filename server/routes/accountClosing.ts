import type { FastifyInstance } from 'fastify';
import { accountClosing, closeAccount } from '#contract/accountClosing.ts';
import { CallError } from '#contract/failures.ts';
import { closeAccount as close } from '#server/closing/closeAccount.ts';
import { whatCloses } from '#server/closing/whatCloses.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import { serve } from './serve.ts';

/** Agencies keep each client's signed statement of rights for two years (15 U.S.C. 1679c(c)), so theirs is closed by the operator. */
function requireConsumer({ variant }: Session): void {
  if (variant !== 'b2c') throw new CallError('agencyAccount');
}

/** Consumers close their accounts themselves. */
export function accountClosings(app: FastifyInstance, services: Services): void {
  serve(app, accountClosing, async ({ session }) => {
    requireConsumer(session);
    return whatCloses(services, session);
  });

  serve(app, closeAccount, async ({ session, request }) => {
    requireConsumer(session);
    await close(services, session.accountId, (error) => request.log.error(error, 'erasure unfinished'));
    return { ok: true } as const;
  });
}
