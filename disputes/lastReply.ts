import type { AnswerKind, DisputeEvent, DisputeRef, Outcome } from '#contract/disputeEvents.ts';
import type { Reply } from '#vocabulary/letterStory.ts';
import type { ReplyKind } from '#vocabulary/replyKinds.ts';
import type { CountingEvent } from './countingEvents.ts';
import { isSame } from './sameDispute.ts';
import { stillAccepted } from './stillAccepted.ts';
import { type ReportDates, wordOf } from './words.ts';

const byOutcome: Readonly<Record<Outcome, ReplyKind | null>> = {
  deleted: 'deleted',
  updatedAsAsked: 'corrected',
  corrected: 'corrected',
  partlyCorrected: 'partlyCorrected',
  updatedButVerified: 'verified',
  verified: 'verified',
  notMentioned: null,
  notInFile: 'notInFile',
};

/** Results are known by their rows. The others say nothing about an item. */
const byAnswer: Readonly<Record<AnswerKind, ReplyKind | null>> = {
  results: null,
  identity: 'identity',
  thirdParty: 'thirdParty',
  alreadyInvestigated: 'alreadyInvestigated',
  moreNeeded: 'moreNeeded',
  workingOnIt: null,
  putBack: 'putBack',
  block: null,
  other: null,
};

/**
 * Whether a notice that something was put back is about an item: an entry of its own names it, or nothing else of its letter
 * was deleted.
 */
function isPutBack(counting: readonly CountingEvent[], ref: DisputeRef): boolean {
  const isNamed = counting.some(
    ({ event }) =>
      event.kind === 'reinsertionNotice' && event.came && event.disputes.some((each) => isSame(each, ref)),
  );
  const deleted = counting.flatMap(({ event }) =>
    event.kind === 'answer'
      ? event.results.filter(({ letter, outcome }) => letter === ref.letter && outcome === 'deleted')
      : [],
  );
  return isNamed || (deleted.length > 0 && deleted.every((each) => isSame(each, ref)));
}

/** What an entry says that a recipient said about an item; null if it is no answer, or one that says nothing about it. */
export function replyIn(event: DisputeEvent, ref: DisputeRef, isBack = true): Reply | null {
  if (event.kind !== 'answer') return null;
  const row = event.results.find((each) => isSame(each, ref));
  const isForItem = event.answer !== 'putBack' || isBack;
  const whole = event.letters.includes(ref.letter) && isForItem ? byAnswer[event.answer] : null;
  const kind = (row === undefined ? null : byOutcome[row.outcome]) ?? whole;
  if (kind === null) return null;
  const isAboutOthers = row === undefined || event.results.length > 1;
  return { receivedOn: event.on, printedOn: event.printed, kind, words: event.words, isAboutOthers };
}

/** A reply, and the entry that has it. */
export interface RecordedReply {
  readonly entry: string;
  readonly reply: Reply;
}

/** What a recipient said about an item of a letter, one after the other, with the entries. */
export function recordedReplies(
  /** In the order in which they happened. */
  counting: readonly CountingEvent[],
  ref: DisputeRef,
): readonly RecordedReply[] {
  const isBack = isPutBack(counting, ref);
  return counting.flatMap(({ id, event }) => {
    const reply = replyIn(event, ref, isBack);
    return reply === null ? [] : [{ entry: id, reply }];
  });
}

/** The same without them. */
export const repliesTo = (counting: readonly CountingEvent[], ref: DisputeRef): readonly Reply[] =>
  recordedReplies(counting, ref).map(({ reply }) => reply);

/** They say nothing about the item itself. */
const ofLetter: ReadonlySet<ReplyKind> = new Set([
  'identity',
  'thirdParty',
  'alreadyInvestigated',
  'moreNeeded',
]);

/**
 * The reply that counts: the last result, or else the last one. A refusal or a question that comes after a result takes nothing
 * back, just as it changes no state (`machines/dispute.ts`).
 */
export function lastRecorded(counting: readonly CountingEvent[], ref: DisputeRef): RecordedReply | null {
  const replies = recordedReplies(counting, ref);
  return replies.findLast(({ reply }) => !ofLetter.has(reply.kind)) ?? replies.at(-1) ?? null;
}

/** The same without its entry; null if there is none. */
export const lastReply = (counting: readonly CountingEvent[], ref: DisputeRef): Reply | null =>
  lastRecorded(counting, ref)?.reply ?? null;

/** Whether the recipient asked for more about an item, and nobody recorded that it was sent. */
export function awaitsFacts(counting: readonly CountingEvent[], ref: DisputeRef): boolean {
  const last = counting.findLastIndex(
    ({ event }) =>
      event.kind === 'answer' && event.answer === 'moreNeeded' && event.letters.includes(ref.letter),
  );
  return (
    lastReply(counting, ref)?.kind === 'moreNeeded' &&
    !counting
      .slice(last)
      .some(({ event }) => event.kind === 'furtherFacts' && event.letters.includes(ref.letter))
  );
}

/** The date of the last report that shows a deleted item again, as a person accepted; null if none does. */
export function seenAgainOn(
  counting: readonly CountingEvent[],
  ref: DisputeRef,
  reportDates: ReportDates = new Map(),
): string | null {
  const seen = stillAccepted(counting, ref, reportDates).flatMap((each) =>
    each.event.kind === 'compared' &&
    each.event.accepted &&
    each.event.proposal === 'reappeared' &&
    each.event.disputes.some((named) => isSame(named, ref))
      ? (wordOf(each, reportDates)?.asOf ?? [])
      : [],
  );
  return seen.toSorted().at(-1) ?? null;
}
