import type { FastifyInstance } from 'fastify';
import { drawNextLetter, previewNextLetters, writeNextLetters } from '#contract/nextSteps.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { drawnNext, previewedNext, writeNext } from '#server/generation/next/write.ts';
import type { Services } from '#server/services.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { idempotencyClaim } from './idempotency.ts';
import { createShared } from './shared.ts';
import { serve } from './serve.ts';

/** The letters that follow earlier ones. */
export function nextSteps(app: FastifyInstance, services: Services): void {
  const shared = createShared<GenerationSession>();

  serve(app, previewNextLetters, ({ session, params: { profileId }, body: { steps, glossIn } }) =>
    previewedNext(services, { session, profileId, steps, glossIn }),
  );

  serve(app, drawNextLetter, async ({ session, params: { profileId }, body, request, reply }) => {
    const svg = await withDisconnectSignal(request, (signal) =>
      drawnNext(services, { session, profileId, ...body }, signal),
    );
    return reply.header('content-type', 'image/svg+xml').send(svg);
  });

  serve(app, writeNextLetters, ({ session, params: { profileId }, body: { steps }, request }) => {
    const claim = idempotencyClaim(request, services);
    return shared(request, session, claim, (caller) =>
      writeNext(services, { session, profileId, steps, claim, caller }),
    );
  });
}
