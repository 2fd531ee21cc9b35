/** What a newer report proposes for a dispute. Nothing is decided by comparison: only a person decides. */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { DisputeState } from '#contract/disputes.ts';
import type { NewerReport, ProposalAnswer, ProposalKind, SightingKind } from '#contract/newerReports.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import { type DisputeCourse, isSame } from './disputeCourse.ts';

/** What the comparison found about one item of one letter. */
export interface SeenItem extends DisputeRef {
  readonly kind: SightingKind;
  /** Something other than what every month changes is different. */
  readonly isNotable: boolean;
  /** A date of first delinquency moved later. */
  readonly isReAged: boolean;
}

/** The client's newest report, if it is newer than the reports that letters were written from. */
export interface NewestReport {
  readonly id: string;
  /** Civil date. */
  readonly on: string;
  readonly items: readonly SeenItem[];
}

interface Situation {
  readonly ref: DisputeRef;
  readonly course: DisputeCourse;
  /** The first day that shows that its letter left; null if nothing does. */
  readonly leftOn: string | null;
  readonly isOvertaken: boolean;
  readonly counting: readonly CountingEvent[];
  readonly newest: NewestReport | null;
}

/** What waits for a result, or was decided in a way that a change can affect. */
const isAffected: ReadonlySet<DisputeState> = new Set([
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
  'unanswered',
  'partlyCorrected',
  'verified',
  'refused',
]);

/**
 * What the newest report shows about a dispute; undefined if it says nothing. Only the last letter about an item that left
 * before the date of the report counts: earlier letters have a later one that is compared.
 */
export function newerReport({
  ref,
  course,
  leftOn,
  isOvertaken,
  counting,
  newest,
}: Situation): NewerReport | undefined {
  const seen = newest?.items.find((item) => isSame(item, ref));
  if (newest === null || seen === undefined || isOvertaken || leftOn === null || leftOn >= newest.on)
    return undefined;
  const kind = kindOf(seen, course, newest.on);
  if (kind === null) return undefined;
  const answer = answerTo(counting, ref, newest.id);
  const asks = answer === null && isQuestion(kind, seen, course);
  return { report: newest.id, on: newest.on, kind, asks, answer };
}

/** A report that is not newer than the answer may still show what was deleted since. */
function kindOf({ kind }: SeenItem, { state, decided }: DisputeCourse, on: string): ProposalKind | null {
  if (state === 'withdrawn') return null;
  const isThere = kind === 'unchanged' || kind === 'changed';
  if (state === 'deletedByReport' && isThere) return 'seenAgain';
  if (state !== 'deleted' || !isThere) return kind;
  return decided !== null && on > decided.on ? 'reappeared' : null;
}

function isQuestion(kind: ProposalKind, { isNotable, isReAged }: SeenItem, course: DisputeCourse): boolean {
  switch (kind) {
    case 'notSeen':
      return course.canBeGone && course.state !== 'notInFile';
    case 'possibleMatch':
      return course.canBeGone;
    case 'changed':
      return isReAged || (isNotable && isAffected.has(course.state));
    case 'reappeared':
    case 'seenAgain':
      return true;
    case 'unchanged':
    case 'notComparable':
    default:
      return false;
  }
}

function answerTo(
  counting: readonly CountingEvent[],
  ref: DisputeRef,
  report: string,
): ProposalAnswer | null {
  const said = counting.flatMap(({ id, event }) =>
    event.kind === 'compared' && event.report === report && event.disputes.some((each) => isSame(each, ref))
      ? [{ id, event }]
      : [],
  );
  const last = said.toSorted(byDayAndEntry).at(-1)?.event;
  return last === undefined ? null : last.accepted ? 'accepted' : 'rejected';
}
