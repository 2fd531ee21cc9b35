import type { FastifyInstance } from 'fastify';
import { disputeMarks, ownDisputeMarks, writeMarkLetters } from '#contract/disputeMarks.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { noteSubject } from '#server/access/subject.ts';
import { openMarks, writeMarkLetters as write } from '#server/generation/markLetters.ts';
import type { Services } from '#server/services.ts';
import { asClient } from './boundClient.ts';
import { idempotencyClaim } from './idempotency.ts';
import { createShared } from './shared.ts';
import { serve } from './serve.ts';

/** Open dispute notations, and the letters that ask to remove them. */
export function disputeMarkRoutes(app: FastifyInstance, services: Services): void {
  const shared = createShared<GenerationSession>();

  serve(app, disputeMarks, ({ session, params: { profileId } }) =>
    openMarks(services, { session, profileId }),
  );

  serve(app, ownDisputeMarks, ({ params: { clientKey }, person, request }) =>
    asClient(services, clientKey, person, async ({ accountId, profileId, session }) => {
      noteSubject(request, { accountId, profileId });
      return openMarks(services, { session, profileId });
    }),
  );

  serve(app, writeMarkLetters, ({ session, params: { profileId }, body, request }) => {
    const claim = idempotencyClaim(request, services);
    return shared(request, session, claim, (caller) =>
      write(services, { session, profileId, ...body, claim, caller }),
    );
  });
}
