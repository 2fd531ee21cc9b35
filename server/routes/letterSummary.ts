import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { answerItem, overruleConcern, summarizeLetters } from '#contract/letterSummary.ts';
import { createPageCounts } from '#server/generation/pageCounts.ts';
import { answer, overrule, summaryOf } from '#server/generation/summary.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { choiceOf } from './choiceOf.ts';
import { serve } from './serve.ts';

/** Shown before letters are generated: what they are, and what speaks against them. */
export function letterSummaries(app: FastifyInstance, services: Services): void {
  const { store } = services;
  const pageCounts = createPageCounts(services.typesetter);
  const authorOf = async (session: Session) => ({
    userId: session.userId,
    username: await actorNameFor(session, store.users),
  });

  serve(app, summarizeLetters, async ({ session, body, request }) => {
    const { profileId, reportId, choice } = body;
    const plan = { session, profileId, reportId, choice: choiceOf(choice) };
    return withDisconnectSignal(request, (signal) => summaryOf(services, plan, pageCounts, signal));
  });

  serve(app, overruleConcern, async ({ session, params, body }) => {
    const { choice, ...said } = body;
    if (said.reason === 'other' && said.note === '') {
      throw new CallError('invalid', '', [{ field: 'note', problem: 'required' }]);
    }
    const plan = { session, ...params, choice: choiceOf(choice) };
    return { concerns: await overrule(services, plan, said, await authorOf(session)) };
  });

  serve(app, answerItem, async ({ session, params, body }) => {
    const { choice, ...said } = body;
    await answer(services, { session, ...params, choice: choiceOf(choice) }, said, await authorOf(session));
    return { ok: true as const };
  });
}
