/** What a newer report proposes for a dispute. Nothing is decided by comparison: only a person decides. */
import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { Decision, DisputeState } from '#contract/disputes.ts';
import type { NewerReport, ProposalAnswer, ProposalKind, SightingKind } from '#contract/newerReports.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import type { DisputeCourse } from './disputeCourse.ts';
import { isSame } from './sameDispute.ts';
import type { ReportDates } from './words.ts';

/** What the comparison found about one item of one letter. */
export interface SeenItem extends DisputeRef {
  readonly kind: SightingKind;
  /** Something other than what every month changes is different. */
  readonly isNotable: boolean;
  /** A date of first delinquency moved later. */
  readonly isReAged: boolean;
  /** It is no longer shown, and its time in reports was over anyway. */
  readonly isAgedOff: boolean;
  /** Earlier reports that showed the same. */
  readonly alsoIn: readonly string[];
  /** Earlier reports that showed the item, whatever its values, without one in between that did not. */
  readonly thereIn: readonly string[];
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
  readonly reportDates: ReportDates;
}

/** What a recipient says of the item itself. A refusal says nothing of it. */
const onTheMerits: ReadonlySet<Decision> = new Set(['deleted', 'corrected', 'partlyCorrected', 'verified']);

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

const isThere = ({ kind }: Pick<SeenItem, 'kind'>): boolean => kind === 'unchanged' || kind === 'changed';

/** Of these, it is known that they came back. */
const hasReappeared: ReadonlySet<DisputeState> = new Set([
  'reappeared',
  'reinsertedWithNotice',
  'reinsertedUnnoticed',
]);

/** Something is shown that was gone. */
const isBack: ReadonlySet<ProposalKind> = new Set(['reappeared', 'seenAgain']);

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
  reportDates,
}: Situation): NewerReport | undefined {
  const seen = newest?.items.find((item) => isSame(item, ref));
  if (newest === null || seen === undefined || isOvertaken || leftOn === null || leftOn >= newest.on)
    return undefined;
  const accepts = (proposal: ProposalKind) =>
    answerTo({ counting, ref, reports: [newest.id, ...seen.alsoIn], kind: proposal }) === 'accepted';
  // What a person accepted about this report stays what it shows: that the dispute reappeared doesn't make it a mere change.
  const kind =
    hasReappeared.has(course.state) && isThere(seen) && accepts('reappeared')
      ? 'reappeared'
      : kindOf(seen, course, newest.on);
  if (kind === null) return undefined;
  // An item can be deleted again after a person decided about an earlier reappearance.
  const isSince = (report: string) => isNewer(course, reportDates.get(report) ?? '');
  const earlier = seen.alsoIn.filter((report) => kind !== 'reappeared' || isSince(report));
  const answer =
    answerTo({ counting, ref, reports: [newest.id, ...earlier], kind }) ??
    // What is another item stays another one, whatever it reports later.
    (isBack.has(kind) &&
    answerTo({ counting, ref, reports: seen.thereIn.filter(isSince), kind }) === 'rejected'
      ? 'rejected'
      : null);
  const asks = answer === null && isQuestion(kind, seen, course) && isNewer(course, newest.on);
  return { report: newest.id, on: newest.on, kind, asks, answer };
}

function kindOf(
  { kind, isAgedOff }: SeenItem,
  { state, decidedAsOf }: DisputeCourse,
  on: string,
): ProposalKind | null {
  if (state === 'withdrawn') return null;
  // What was gone before its time was over did not age off.
  const wasGone = state === 'deleted' || state === 'deletedByReport';
  if (isAgedOff && kind === 'notSeen' && !wasGone) return 'agedOff';
  if (state === 'deletedByReport' && isThere({ kind })) return 'seenAgain';
  if (state !== 'deleted' || !isThere({ kind })) return kind;
  return decidedAsOf !== null && on > decidedAsOf ? 'reappeared' : null;
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
    case 'agedOff':
    default:
      return false;
  }
}

/** Whether a report is newer than what the recipient last said of the item; on one date, the recipient's own word counts. */
const isNewer = ({ decided, decidedAsOf }: DisputeCourse, on: string): boolean =>
  decided === null || decidedAsOf === null || !onTheMerits.has(decided.as) || on > decidedAsOf;

interface Asked {
  readonly counting: readonly CountingEvent[];
  readonly ref: DisputeRef;
  /** The newest report, and earlier ones that showed the same. */
  readonly reports: readonly string[];
  readonly kind: ProposalKind;
}

/** What a person decided last about one of these reports. That an item changed does not say that it came back. */
function answerTo({ counting, ref, reports, kind }: Asked): ProposalAnswer | null {
  const said = counting.flatMap(({ id, event }) =>
    event.kind === 'compared' &&
    reports.includes(event.report) &&
    event.disputes.some((each) => isSame(each, ref)) &&
    (kind !== 'reappeared' || event.proposal === 'reappeared')
      ? [{ id, event }]
      : [],
  );
  const last = said.toSorted(byDayAndEntry).at(-1)?.event;
  return last === undefined ? null : last.accepted ? 'accepted' : 'rejected';
}
