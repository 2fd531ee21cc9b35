import type { FastifyInstance } from 'fastify';
import { previewFileRequests, writeFileRequests } from '#contract/fileRequests.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { previewedFileRequests, writeFileRequests as write } from '#server/generation/fileRequests.ts';
import type { Services } from '#server/services.ts';
import { idempotencyClaim } from './idempotency.ts';
import { createShared } from './shared.ts';
import { serve } from './serve.ts';

/** The letters about a bureau's file as a whole. */
export function fileRequestRoutes(app: FastifyInstance, services: Services): void {
  const shared = createShared<GenerationSession>();

  serve(app, previewFileRequests, ({ session, params: { profileId }, body: { glossIn, ...request } }) =>
    previewedFileRequests(services, { session, profileId, request, glossIn }),
  );

  serve(app, writeFileRequests, ({ session, params: { profileId }, body, request }) => {
    const claim = idempotencyClaim(request, services);
    return shared(request, session, claim, (caller) =>
      write(services, { session, profileId, request: body, claim, caller }),
    );
  });
}
