import type { FastifyInstance } from 'fastify';
import { drawLetter, previewLetters } from '#contract/letterPreview.ts';
import { drawnLetter, previewedLetters } from '#server/generation/preview.ts';
import { choiceOf } from './choiceOf.ts';
import { serve } from './serve.ts';
import type { Services } from '#server/services.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';

export function letterPreviews(app: FastifyInstance, services: Services): void {
  serve(app, previewLetters, async ({ session, body: { profileId, reportId, choice, glossIn } }) => ({
    letters: await previewedLetters(services, {
      session,
      profileId,
      reportId,
      choice: choiceOf(choice),
      glossIn,
    }),
  }));

  serve(app, drawLetter, async ({ session, body, request, reply }) => {
    const { profileId, reportId, letterId, choice } = body;
    const plan = { session, profileId, reportId, letterId, choice: choiceOf(choice) };
    const svg = await withDisconnectSignal(request, (signal) => drawnLetter(services, plan, signal));
    return reply.header('content-type', 'image/svg+xml').send(svg);
  });
}
