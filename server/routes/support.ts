import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { supportConsentHours } from '#contract/limits.ts';
import { allowSupport, startVisit } from '#contract/support.ts';
import { createImpersonation } from '#server/identity/impersonation.ts';
import type { Services } from '#server/services.ts';
import { serve } from './serve.ts';

/** Visits of support, and what the account allows it. */
export function support(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;
  const acting = createImpersonation(services);

  serve(app, startVisit, async ({ session, body: { reason } }) => {
    if (!session.isImpersonating) throw new CallError('forbidden');
    return { until: (await acting.start(session, reason)).toISOString() };
  });

  serve(app, allowSupport, async ({ session: { accountId, role }, body: { allowed } }) => {
    if (role !== 'owner') throw new CallError('forbidden');
    const until = allowed
      ? new Date(clock.now().getTime() + supportConsentHours * 60 * 60_000).toISOString()
      : null;
    await store.accounts.consentToSupport(accountId, until);
    return { until };
  });
}
