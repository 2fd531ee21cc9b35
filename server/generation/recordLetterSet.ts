import { permitsService } from '#contract/clientContract.ts';
import { CallError } from '#contract/failures.ts';
import { GenerationSession } from '#contract/repair.ts';
import { standingOfContract } from '#server/disputes/contractGate.ts';
import { saveStanding } from '#server/disputes/saveStanding.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import { usedKey } from '#server/refusals.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { displayName } from '#server/store/names.ts';
import type { NewLetter, NewSession } from '#server/store/sessionRecording.ts';
import type { Step } from '#server/store/store.ts';

export interface Recording {
  readonly accountId: string;
  readonly claim: Claim;
  readonly session: NewSession;
  readonly letters: readonly NewLetter[];
  /** The civil date in the account's time zone. */
  readonly today: string;
  /** The earlier set that this one replaces, without spending a generation. */
  readonly rewrites?: string | undefined;
  /** Ends the job that wrote them, in the same transaction. */
  readonly end?: (step: Step, reply: GenerationSession) => Promise<void>;
}

/**
 * `repeated`: the request was recorded before, or another has just written the same set again; its reply is given again and nothing is spent. `noGenerations`: none
 * was left; nothing is kept. `repeatedChoice`: another request has just generated the same, as `isRepeated` says. `contractNotOpen`: the client's contract
 * permits no service; `opensOn` is the first day on which it does. `otherRequest`: the key was used for another one. `notFound`: the account no longer has
 * such a report of that profile.
 */
export type RecordingResult =
  | { readonly kind: 'recorded'; readonly reply: GenerationSession }
  | { readonly kind: 'repeated'; readonly reply: GenerationSession }
  | NotRecorded;

type NotRecorded =
  | { readonly kind: 'contractNotOpen'; readonly opensOn: string | null }
  | { readonly kind: 'noGenerations' | 'repeatedChoice' | 'otherRequest' | 'notFound' };

/**
 * One generation (or the replaced set), ledger, letter set, spent enclosure choices, event, where the client's disputes
 * stand, notification and the request's reply.
 */
export async function recordLetterSet(
  step: Step,
  recording: Recording,
  /** Asked while the profile is locked, so that of two requests at once only one is recorded. */
  isRepeated: (step: Step) => Promise<boolean> = () => Promise.resolve(false),
): Promise<RecordingResult> {
  const { accountId, claim, session, letters, today } = recording;
  const reply = { sessionId: session.id, printVariantId: session.printVariantId };
  const claimed = await step.idempotency.claim(accountId, claim, reply);
  if (claimed.kind === 'repeated') {
    return { kind: 'repeated', reply: GenerationSession.parse(claimed.reply) };
  }
  if (claimed.kind === 'otherRequest') return { kind: 'otherRequest' };

  const profileName = await lockedName(step, recording);
  if (profileName === null) {
    await step.idempotency.release(accountId, claim.key);
    return { kind: 'notFound' };
  }
  const whose = { accountId, profileId: session.profileId, today };
  const { state, opensOn } = await standingOfContract(step, whose);
  if (!permitsService(state)) {
    await step.idempotency.release(accountId, claim.key);
    return { kind: 'contractNotOpen', opensOn };
  }
  if (await isRepeated(step)) {
    await step.idempotency.release(accountId, claim.key);
    return { kind: 'repeatedChoice' };
  }
  const other = await writtenInstead(step, recording);
  if (other !== null) {
    await step.idempotency.answerWith(accountId, claim, other);
    return { kind: 'repeated', reply: other };
  }
  const refusal = await unpaid(step, recording);
  if (refusal !== null) {
    await step.idempotency.release(accountId, claim.key);
    return { kind: refusal };
  }
  await step.sessions.add(accountId, session, letters);
  await step.enclosureChoices.settle(
    accountId,
    session.profileId,
    letters.map(({ destinationId, enclosed }) => ({ destinationId, documents: enclosed.documents })),
  );
  await recordEvent(step, accountId, session.profileId, 'lettersWritten');
  await saveStanding(step, whose);
  await step.notifications.add(accountId, {
    type: 'positive',
    code: 'generationFinished',
    params: { profile: profileName, letters: String(letters.length), session: session.id },
    profileId: session.profileId,
  });
  await recording.end?.(step, reply);
  return { kind: 'recorded', reply };
}

/** The set that another request wrote in place of the same earlier one, while this one was being written; null if none did. */
async function writtenInstead(
  step: Step,
  { accountId, session: { printVariantId }, rewrites }: Recording,
): Promise<GenerationSession | null> {
  if (rewrites === undefined) return null;
  const earlier = await step.sessions.find(accountId, rewrites);
  const sessionId = earlier?.rewrittenAs ?? null;
  return sessionId === null ? null : { sessionId, printVariantId };
}

/** Pays for the set: with a generation, or by replacing a set that was not replaced before. */
async function unpaid(
  step: Step,
  { accountId, session, rewrites }: Recording,
): Promise<'noGenerations' | 'notFound' | null> {
  if (rewrites === undefined)
    return (await step.ledger.spend(accountId, session.id)) ? null : 'noGenerations';
  return (await step.sessions.markRewritten(accountId, rewrites, session.id)) ? null : 'notFound';
}

/** The profile's name, if the report is one of that profile and both are the account's; locked until the end. */
async function lockedName(step: Step, { accountId, session }: Recording): Promise<string | null> {
  const { profileId, reportId } = session;
  if (!(await step.profiles.lock(accountId, profileId))) return null;
  const profile = await step.profiles.find(accountId, profileId);
  const report = await step.reports.find(accountId, reportId, profileId);
  return profile === null || report === null ? null : displayName(profile);
}

/** What the caller is told if a set was neither recorded now nor before. */
export function refusalOf(result: NotRecorded): CallError {
  if (result.kind === 'otherRequest') return usedKey();
  return new CallError(result.kind, result.kind === 'contractNotOpen' ? (result.opensOn ?? '') : '');
}
