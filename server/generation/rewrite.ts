import { CallError } from '#contract/failures.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { choiceToday } from '#credit/letters/choiceToday.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Choice } from '#credit/letters/planLetters.ts';
import type { Session } from '#server/identity/session.ts';
import { openReport } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { generate } from './generate.ts';

export interface Rewriting {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly sessionId: string;
  readonly claim: Claim;
}

/**
 * Writes the letters of a set again by today's rules, for the same report and choice, without spending a generation.
 * A set that was written again before gives the same new set. Throws `notFound` if the account has no such set or
 * nothing in it was withdrawn, and what `generate` throws.
 */
export async function rewrite(
  services: Services,
  { session, sessionId, claim }: Rewriting,
): Promise<GenerationSession> {
  const { store } = services;
  const { accountId } = session;
  const set = found(await store.sessions.find(accountId, sessionId));
  const { profileId, reportId, printVariantId, rewrittenAs } = set;
  if (set.withdrawn.length === 0) throw new CallError('notFound');
  if (rewrittenAs !== null) return { sessionId: rewrittenAs, printVariantId };
  // Sealed when the letters were written, so they have our own shape.
  const letters = (await store.sessions.letters(accountId, sessionId)).map(({ items }) => items as Letter);
  const report = await openReport(services, accountId, reportId, profileId);
  const choice = choiceToday(set.choice as Choice, letters, report);
  return generate(services, {
    session,
    profileId,
    reportId,
    choice,
    claim,
    rewrites: sessionId,
    repeat: true,
  });
}
