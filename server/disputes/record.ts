import * as z from 'zod/mini';
import type { Notification } from '#contract/account.ts';
import { type DisputeEvent, isClientsToChange } from '#contract/disputeEvents.ts';
import { CallError } from '#contract/failures.ts';
import type { ProfileLogEntry } from '#contract/profiles.ts';
import { awaitsClient } from '#disputes/approvals.ts';
import { clientStopped } from '#disputes/clientStopped.ts';
import { entrySaying } from '#disputes/countingEvents.ts';
import { restOf } from '#disputes/restOf.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { found, usedKey } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { isClient, type NewDisputeEntry, type RecordedDisputeEntry } from '#server/store/disputeEvents.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';
import { refuseWithoutContractOn } from './contractGate.ts';
import { checkEvent } from './eventChecks.ts';
import { loadFacts } from './facts.ts';
import { newsFromClient } from './newsFromClient.ts';
import { saveStanding } from './saveStanding.ts';

type Recording = Pick<Services, 'store' | 'clock'>;

/** Whose letters something happened to, and who says so. */
interface Reported {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating' | 'timeZone'> &
    Partial<Pick<Session, 'variant'>>;
  readonly profileId: string;
  /** The client's name, if the client themselves says so; `userId` then identifies them. */
  readonly client?: string;
}

export interface ReportedEvent extends Reported {
  readonly event: DisputeEvent;
  /** The entry that this one corrects. */
  readonly replaces?: string | undefined;
  /** Its letters that keep what it says of them. */
  readonly keeps?: readonly string[] | undefined;
  readonly claim: Claim;
  /** The notification that tells the account about it. */
  readonly notifies?: 'clientAskedForChange' | 'clientChangedLetter' | 'clientEnded';
  /** What is saved with it, before where the client's disputes stand is calculated. If it throws, nothing is recorded. */
  readonly along?: ((step: Step) => Promise<void>) | undefined;
}

const Reply = z.object({ id: z.string(), already: z.optional(z.literal(true)) });
/** The entry; `already` if it had been recorded before by another request, and nothing was recorded now. */
type Recorded = z.infer<typeof Reply>;

/**
 * Records something that happened to letters: the event, where the client's disputes stand now, and a log entry, in one
 * transaction. Throws `notFound` if the event names anything that is not this client's, `invalid` for a day on which it
 * can't have happened or a letter that the client has yet to approve, `contractNotOpen` if the agency could not have mailed or ordered it under its contract, and `changedMeanwhile` if what it corrects no longer counts.
 */
export async function recordDisputeEvent(
  { store, clock }: Recording,
  { session, profileId, client, event, replaces, keeps = [], claim, notifies, along }: ReportedEvent,
): Promise<Recorded> {
  const { accountId } = session;
  const username = client ?? (await actorNameFor(session, store.users));
  const reply = { id: newId() };
  const whose = { accountId, profileId, today: todayIn(session.timeZone, clock) };
  return store.transaction(async (step) => {
    const claimed = await step.idempotency.claim(accountId, claim, reply);
    if (claimed.kind === 'repeated') return Reply.parse(claimed.reply);
    if (claimed.kind === 'otherRequest') throw usedKey();
    if (!(await step.profiles.lock(accountId, profileId))) throw new CallError('notFound');
    const { facts, entries } = await loadFacts(step, whose);
    const same = replaces === undefined && along === undefined ? entrySaying(event, facts.events) : null;
    // Two windows, or two people, may record the same.
    if (same !== null) {
      const already = { id: same, already: true } as const;
      await step.idempotency.answerWith(accountId, claim, already);
      return already;
    }
    const entry = { ...reply, event, replaces: replaces ?? null };
    await checkEvent(step, whose, facts, entry);
    // In a consumer's account, the person at the keyboard is the client.
    const isByClient = client !== undefined || session.variant === 'b2c';
    if (!isByClient && event.kind === 'mailed' && awaitsClient(facts, event.letters))
      throw new CallError('invalid', '', [{ field: 'event.letters', problem: 'needsClient' }]);
    refuseOthersWord(entries, replaces, client === undefined ? null : session.userId);
    if (client === undefined && (event.kind === 'mailed' || event.kind === 'ordered'))
      await refuseLeaving(step, whose, event, entries.find(({ id }) => id === replaces)?.event);
    const hasEnded = client === undefined && clientStopped(facts.events) === 'ended';
    // Only they can continue what they ended.
    if (hasEnded && (event.kind === 'paused' || event.kind === 'resumed'))
      throw new CallError('changedMeanwhile');
    const by = { userId: session.userId, username };
    await add(step, whose, { ...entry, reason: null }, by);
    const corrected = entries.find(({ id }) => id === replaces)?.event ?? null;
    const rest = corrected && restOf(corrected, keeps, 'letters' in event ? event.letters : []);
    if (rest !== null) await add(step, whose, { id: newId(), event: rest, reason: null, replaces: null }, by);
    await along?.(step);
    if ('files' in event) await step.assignedScans.settle(accountId, profileId, event.files);
    const standing = await saveStanding(step, whose);
    await log(step, whose, username, 'letterEventRecorded');
    const news = client === undefined || standing === null ? null : newsFromClient(event, standing);
    const told = notifies ?? news;
    if (told !== null) await notify(step, whose, told);
    return reply;
  });
}

/**
 * Withdraws an event that was recorded by mistake; history keeps it. Throws `notFound`, and `changedMeanwhile` if it no
 * longer counts.
 */
export async function withdrawDisputeEvent(
  { store, clock }: Recording,
  { session, profileId, eventId, reason }: Reported & { readonly eventId: string; readonly reason: string },
): Promise<void> {
  const { accountId, userId } = session;
  const username = await actorNameFor(session, store.users);
  const whose = { accountId, profileId, today: todayIn(session.timeZone, clock) };
  await store.transaction(async (step) => {
    refuseOthersWord(await step.disputeEvents.list(accountId, profileId), eventId, null);
    await add(step, whose, { id: newId(), event: null, reason, replaces: eventId }, { userId, username });
    await step.idempotency.forgetMade(accountId, [eventId]);
    await saveStanding(step, whose);
    await log(step, whose, username, 'letterEventWithdrawn');
  });
}

/**
 * Throws `notFound` if the entry to be corrected or withdrawn is the client's word and the account asks, or not the client's own
 * and the client asks.
 */
function refuseOthersWord(
  entries: readonly RecordedDisputeEntry[],
  replaces: string | undefined,
  client: string | null,
): void {
  const before = entries.find(({ id }) => id === replaces);
  if (before === undefined) return;
  const isRefused =
    client === null
      ? before.event !== null && isClientsToChange(before.event.kind, isClient(before.userId))
      : before.userId !== client;
  if (isRefused) throw new CallError('notFound');
}

/**
 * Throws `contractNotOpen` if the client's contract permitted no service on the day on which letters left. Facts about that day that
 * are recorded already can be corrected.
 */
async function refuseLeaving(
  step: Step,
  whose: Client,
  { kind, on }: DisputeEvent,
  before: DisputeEvent | null | undefined,
): Promise<void> {
  if (before?.kind === kind && before.on === on) return;
  await refuseWithoutContractOn(step, whose, on);
}

interface Client {
  readonly accountId: string;
  readonly profileId: string;
}

async function add(
  step: Step,
  { accountId, profileId }: Client,
  entry: NewDisputeEntry,
  by: { readonly userId: string; readonly username: string },
): Promise<void> {
  const added = await step.disputeEvents.add(accountId, profileId, entry, by);
  if (added === 'notFound') throw new CallError('notFound');
  if (added === 'replaced') throw new CallError('changedMeanwhile');
}

async function notify(
  step: Step,
  { accountId, profileId }: Client,
  code: Notification['code'],
): Promise<void> {
  const profile = displayName(found(await step.profiles.find(accountId, profileId)));
  await step.notifications.add(accountId, { type: 'general', code, params: { profile }, profileId });
}

async function log(
  step: Step,
  { accountId, profileId }: Client,
  username: string,
  status: ProfileLogEntry['status'],
): Promise<void> {
  const profileName = displayName(found(await step.profiles.find(accountId, profileId)));
  await step.logs.add(accountId, { profileId, profileName, username, status });
}
