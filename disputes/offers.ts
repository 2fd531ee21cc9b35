/** Which next steps are lawful and useful for a client's disputes, each with its reason. Pure: nothing here knows a date. */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Dispute, DisputeLetter, DisputeState } from '#contract/disputes.ts';
import type { AddedWords, OfferedPurpose, OfferReason, StepOffer } from '#contract/nextSteps.ts';
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import type { Reply } from '#vocabulary/letterStory.ts';
import type { ReplyKind } from '#vocabulary/replyKinds.ts';
import { chainOf, isPending, newestThatLeft } from './chains.ts';
import { wasChanged } from './changedItems.ts';
import { correctionsOf, type WithdrawnPoint } from './corrections.ts';
import { countingEvents, type CountingEvent } from './countingEvents.ts';
import { isSame } from './sameDispute.ts';
import type { RecordedEvent } from './facts.ts';
import { awaitsFacts, lastReply, seenAgainOn } from './lastReply.ts';
import { offersOnRecord } from './offersOnRecord.ts';
import type { ClientStanding } from './standing.ts';
import { statementNoticesOf } from './statementNotices.ts';

interface Step {
  readonly purpose: OfferedPurpose;
  readonly reason: OfferReason;
}

const steps = (reason: OfferReason, ...purposes: readonly OfferedPurpose[]): readonly Step[] =>
  purposes.map((purpose) => ({ purpose, reason }));

/** After a result, a bureau describes its procedure and takes a statement (15 U.S.C. 1681i(a)(7), (b)). */
const byState: Partial<Record<DisputeState, readonly Step[]>> = {
  questionOpen: steps('timeOver', 'followUp'),
  unanswered: steps('nothingCame', 'followUp'),
  verified: steps('verified', 'procedure', 'newInformation', 'statement', 'creditorDirect'),
  partlyCorrected: steps(
    'partlyCorrected',
    'incompleteCorrection',
    'procedure',
    'newInformation',
    'statement',
    'creditorDirect',
  ),
  // Not what only a report no longer shows: why it is gone is not known then, and the law is about what was found to be wrong.
  deleted: steps('deleted', 'deletionNotice'),
  // Only what the recipient itself had deleted can be put back: the chart knows no reappearance otherwise.
  reappeared: steps('reappeared', 'reinsertion'),
  reinsertedUnnoticed: steps('reappeared', 'reinsertion'),
};

/** What a refusal can be answered with. */
function afterRefusal(kind: ReplyKind | undefined): readonly Step[] {
  if (kind === 'identity') return steps('identityRefused', 'identityCured');
  if (kind === 'thirdParty') return steps('thirdPartyRefused', 'identityCured');
  return kind === 'alreadyInvestigated' ? steps('alreadyInvestigated', 'newInformation') : [];
}

/** Without what the recipient asked for, it would answer a follow-up the same way. */
function stepsAfter({ state, letter, item }: Dispute, counting: readonly CountingEvent[]): readonly Step[] {
  const ref = { letter, item };
  if (state === 'refused') return afterRefusal(lastReply(counting, ref)?.kind);
  if ((state === 'questionOpen' || state === 'unanswered') && awaitsFacts(counting, ref))
    return steps('moreNeeded', 'newInformation');
  return byState[state] ?? [];
}

/** A creditor has no procedure to describe, no file for a statement, and no deadline that could have passed. */
const toCreditors: ReadonlySet<OfferedPurpose> = new Set(['newInformation', 'incompleteCorrection']);

const added: Partial<Record<OfferedPurpose, AddedWords>> = {
  newInformation: 'required',
  statement: 'required',
  incompleteCorrection: 'required',
  creditorDirect: 'optional',
};

/** What is offered now. Nothing, if work for the client is paused or has ended. */
export function offersOf(
  standing: Pick<ClientStanding, 'letters' | 'disputes' | 'requests' | 'activity' | 'mistold'>,
  events: readonly RecordedEvent[],
  withdrawn: readonly WithdrawnPoint[],
  /** The civil date of an instant, where the account is. */
  dayOf: (instant: string) => string,
): readonly StepOffer[] {
  if (standing.activity !== 'active') return [];
  const counting = countingEvents(events);
  const places = new Map(standing.letters.map((letter, place) => [letter.id, { letter, place }]));
  const chains = Map.groupBy(standing.disputes, chainOf);
  const next = [...chains.values()].flatMap((chain) => {
    const current = currentOf(chain, (id) => places.get(id)?.letter);
    const found = current === null ? undefined : places.get(current.letter);
    if (current === null || found === undefined) return [];
    const isWritten = chain.some(
      ({ state, letter }) => state === 'drafted' && (places.get(letter)?.place ?? 0) > found.place,
    );
    const points = withdrawn.filter((point) => isSame(point, current));
    const isChanged = wasChanged(counting, chain);
    const isMistold = standing.mistold.some(
      ({ in: letter, about }) =>
        chain.some((each) => each.letter === letter && each.round === current.round) &&
        about.some(({ subject }) => subject === current.subject),
    );
    return offered({ current, letter: found.letter, isChanged, isWritten, standing, counting })
      .filter((step) => isStillBased(step, points))
      .filter(({ purpose }) => !(isMistold && repeatsStory(found.letter, purpose)));
  });
  return [
    ...correctionsOf(standing, withdrawn, dayOf),
    ...next,
    ...statementNoticesOf(standing),
    ...offersOnRecord(standing, counting),
  ];
}

/**
 * Whether a step has a basis without what the client withdrew. Proof of identity repeats the requests of the earlier letter,
 * and these don't say which point they are for; the procedure can be requested whatever was disputed.
 */
function isStillBased({ purpose }: StepOffer, points: readonly WithdrawnPoint[]): boolean {
  if (points.length === 0 || purpose === 'procedure') return true;
  return purpose !== 'identityCured' && points.every(({ isOnlyPoint }) => !isOnlyPoint);
}

/** What follows a letter about something that is back repeats what that letter told, and nothing else. */
const repeatsStory = ({ asksForNotice }: DisputeLetter, next: OfferedPurpose): boolean =>
  asksForNotice === true && (next === 'followUp' || next === 'identityCured');

type LetterOf = (id: string) => DisputeLetter | undefined;

/**
 * The newest dispute of an item whose letter left; null if an answer to one of them is still awaited. A follow-up that left
 * although the answer had come asked for nothing else, so what it followed counts. It is alone in its round: one that followed a
 * letter without an answer shares that letter's.
 */
function currentOf(chain: readonly Dispute[], letterOf: LetterOf): Dispute | null {
  const newest = chain.some(isPending) ? null : newestThatLeft(chain);
  if (newest === null || newest.decided !== null) return newest;
  const letter = letterOf(newest.letter);
  const before = newestThatLeft(chain.filter((each) => each !== newest));
  const leftOn = letter?.purpose === 'followUp' ? (letter.mailed?.on ?? null) : null;
  const isAlone = chain.every((each) => each === newest || each.round !== newest.round || isUnsent(each));
  return isAlone && before?.decided && leftOn !== null && before.decided.on <= leftOn ? before : newest;
}

const isUnsent = ({ state }: Dispute): boolean => state === 'drafted' || state === 'withdrawn';

interface Chosen {
  readonly current: Dispute;
  /** Whether the recipient has corrected something about the item, in any round. */
  readonly isChanged: boolean;
  readonly letter: DisputeLetter;
  /** A later letter about the item is written and waits to be mailed. */
  readonly isWritten: boolean;
  readonly standing: Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>;
  readonly counting: readonly CountingEvent[];
}

function offered({
  current,
  letter,
  isChanged,
  isWritten,
  standing,
  counting,
}: Chosen): readonly StepOffer[] {
  const { recipient, since, decided } = current;
  const ref = { letter: current.letter, item: current.item };
  const possible = stepsAfter(current, counting);
  const deletedBy = deletionDay(current, lastReply(counting, ref));
  return possible
    .filter(({ purpose }) => recipient.kind === 'bureau' || toCreditors.has(purpose))
    .filter(({ purpose }) => purpose !== 'creditorDirect' || current.item.startsWith('account:'))
    .filter(({ purpose }) => purpose !== 'creditorDirect' || !isWithCreditor(current, standing.disputes))
    .filter(({ purpose }) => asksOnly(purpose) || purpose === 'creditorDirect' || !isWritten)
    .filter(({ purpose }) => purpose !== 'deletionNotice' || deletedBy !== null)
    .filter(({ purpose }) => purpose !== 'reinsertion' || isUnexplained(counting, ref))
    .filter(({ purpose }) => !isAsked(purpose, current, standing))
    .map(({ purpose, reason }) => ({
      ...ref,
      purpose,
      heading: current.heading,
      recipient,
      reason,
      since: decided?.on ?? since ?? letter.writtenOn,
      // Once something was corrected, only the client knows what is still wrong.
      added: purpose === 'creditorDirect' && isChanged ? 'required' : (added[purpose] ?? 'none'),
      ...(purpose === 'deletionNotice' && {
        receivers: { before: deletedBy ?? letter.writtenOn, listed: [] },
      }),
      needsMailing: letter.mailed === null,
      mayBeDisregarded: purpose === 'creditorDirect' || recipient.kind === 'furnisher',
    }));
}

/**
 * A day by which the bureau had deleted an item, as its answer says so; null if that is not what it said last. A file with another
 * person's information is no item that is deleted.
 */
function deletionDay({ item }: Dispute, reply: Reply | null): string | null {
  const isDeletion = reply?.kind === 'deleted' && !isFileAsWhole(item);
  return isDeletion ? (reply.printedOn ?? reply.receivedOn) : null;
}

/** States in which a creditor does not have the dispute, or said nothing about it. */
const leftToCreditor: ReadonlySet<DisputeState> = new Set([
  'undelivered',
  'unanswered',
  'superseded',
  'withdrawn',
]);

/**
 * Whether the item is disputed with its creditor already. While the first letter is open, a second adds nothing. Once it was
 * answered, the same dispute again may be ignored (12 CFR 1022.43(f)(1)(ii)), and its own dispute has the next steps.
 */
const isWithCreditor = ({ subject }: Dispute, disputes: readonly Dispute[]): boolean =>
  disputes.some(
    (other) =>
      other.subject === subject && other.recipient.kind === 'furnisher' && !leftToCreditor.has(other.state),
  );

/** Whether a report shows again what the bureau deleted, and the bureau has not said itself that it put it back. */
const isUnexplained = (counting: readonly CountingEvent[], ref: DisputeRef): boolean =>
  seenAgainOn(counting, ref) !== null && lastReply(counting, ref)?.kind === 'deleted';

/** Whether the same was asked since the answer. */
function isAsked(
  purpose: OfferedPurpose,
  { subject, recipient, decided }: Dispute,
  { letters, requests }: Chosen['standing'],
): boolean {
  return requests.some(
    (request) =>
      request.purpose === purpose &&
      request.state !== 'withdrawn' &&
      request.recipient.id === recipient.id &&
      request.subjects.includes(subject) &&
      (letters.find(({ id }) => id === request.letter)?.writtenOn ?? '') >= (decided?.on ?? ''),
  );
}
