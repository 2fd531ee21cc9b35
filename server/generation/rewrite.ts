import { CallError } from '#contract/failures.ts';
import type { GenerationSession } from '#contract/repair.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Choice } from '#credit/letters/planLetters.ts';
import { approvalsOf } from '#disputes/approvals.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import { statementsIn } from '#server/disputes/statements.ts';
import type { Session } from '#server/identity/session.ts';
import { openModel } from '#server/imports/reportModel.ts';
import { inTurn } from '#server/looking/inTurn.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { WaitingPerson } from '#server/jobs/attended.ts';
import type { Claim } from '#server/store/idempotency.ts';
import type { StoredSession } from '#server/store/storedSession.ts';
import { todayIn } from '#server/today.ts';
import { generate } from './generate.ts';

export interface Rewriting {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly sessionId: string;
  readonly claim: Claim;
  readonly caller: WaitingPerson;
}

/**
 * Writes the letters of a set again by today's rules, for the same report and choice, without spending a generation.
 * A set that was written again before gives the same new set. Throws `notFound` if the account has no such set, it has next letters, nothing
 * in it was withdrawn, and the client wants nothing in it changed; and what `generate` throws.
 */
export async function rewrite(
  services: Services,
  { session, sessionId, claim, caller }: Rewriting,
): Promise<GenerationSession> {
  const { store } = services;
  const { accountId } = session;
  const set = found(await store.sessions.find(accountId, sessionId));
  const { profileId, reportId, printVariantId, rewrittenAs } = set;
  // Next letters follow from where disputes stand, not from a choice that could be repeated: they are written from their offers.
  if (set.kind === 'next') throw new CallError('notFound');
  if (set.withdrawn.length === 0 && !(await isUnwanted(services, session, set)))
    throw new CallError('notFound');
  if (rewrittenAs !== null) return { sessionId: rewrittenAs, printVariantId };
  // Sealed when the letters were written, so they have our own shape.
  const letters = (await store.sessions.letters(accountId, sessionId)).map(({ items }) => items as Letter);
  const model = await openModel(services, accountId, reportId, profileId);
  const given = { choice: set.choice as Choice, letters };
  const choice = await inTurn(services, accountId).looker.see('choiceToday', [model], given);
  return generate(services, {
    session,
    profileId,
    reportId,
    choice,
    claim,
    caller,
    rewrites: sessionId,
    repeat: true,
  });
}

/** Whether a letter of the set says something that the client withdrew, or the client asked for a change in one. */
async function isUnwanted(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  { accountId, timeZone }: Rewriting['session'],
  { id, profileId }: StoredSession,
): Promise<boolean> {
  const { facts, contents } = await loadFacts(store, {
    accountId,
    profileId,
    today: todayIn(timeZone, clock),
  });
  const own = new Set(facts.letters.filter(({ sessionId }) => sessionId === id).map((letter) => letter.id));
  const statements = statementsIn(contents, await store.confirmations.ofClient(accountId, profileId));
  return (
    approvalsOf(facts).some(({ letter, said }) => said === 'changeAsked' && own.has(letter)) ||
    statements.some(({ withdrawn, letters }) => withdrawn !== null && letters.some((each) => own.has(each)))
  );
}
