import type { DisputeState } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import { mailDays, reinsertionDeadline } from './clocks.ts';
import { addDays } from './civilDays.ts';
import type { DisputeCourse } from './disputeCourse.ts';
import type { Attempt } from './letterCourse.ts';
import { receiptWithoutProof } from './receipt.ts';
import type { LetterClock } from '#contract/disputes.ts';
import type { Destination } from '#contract/repair.ts';

/** What a dispute waits for, and when. */
export interface Standing {
  /** What waits for a person today; null if nothing does. */
  readonly waitsFor: WaitingReason | null;
  /** The day of what comes next by itself, or of what waits; null if there is none. */
  readonly next: string | null;
  /** The days after today on which anything here changes by itself. */
  readonly changesOn: readonly string[];
}

interface Situation {
  readonly course: DisputeCourse;
  readonly attempt: Attempt | undefined;
  readonly clock: LetterClock | null;
  readonly recipient: Destination['kind'];
  /** When a later letter about the same item left; null if none did. */
  readonly overtakenOn: string | null;
  /** Requests about the item after which nothing has to be decided for now: when they left, and when they are due. */
  readonly settledBy: readonly { readonly on: string; readonly next: string | null }[];
  readonly today: string;
}

/** States that stand until a person decides what comes next. */
const decisions: Partial<Record<DisputeState, WaitingReason>> = {
  undelivered: 'returned',
  questionOpen: 'askWhetherAnythingCame',
  refused: 'decideRefused',
  verified: 'decideVerified',
  partlyCorrected: 'decidePartlyCorrected',
  unanswered: 'decideUnanswered',
  reinsertedWithNotice: 'decideReappeared',
  reinsertedUnnoticed: 'decideReappeared',
};

/** What a dispute waits for on a day. A letter that left after its last decision takes over whatever waited. */
export function standingOn({ overtakenOn, settledBy, ...situation }: Situation): Standing {
  const standing = ownStanding(situation);
  const { decided } = situation.course;
  const isOvertaken = overtakenOn !== null && (decided === null || overtakenOn >= decided.on);
  if (isOvertaken) return { ...standing, waitsFor: null, next: null };
  if (!answerable.has(standing.waitsFor)) return standing;
  const settled = settledBy.filter(({ on }) => decided === null || on >= decided.on);
  if (settled.length === 0) return standing;
  const next = settled.flatMap((each) => each.next ?? []).toSorted()[0] ?? null;
  return { ...standing, waitsFor: null, next };
}

/** What a request can answer for: not the return of a letter, and not a question. */
const answerable: ReadonlySet<WaitingReason | null> = new Set([
  'decideVerified',
  'decidePartlyCorrected',
  'decideRefused',
  'decideUnanswered',
]);

function ownStanding({
  course,
  attempt,
  clock,
  recipient,
  today,
}: Omit<Situation, 'overtakenOn' | 'settledBy'>): Standing {
  const { state, since, reappearedOn, needsMore } = course;
  if (state === 'onItsWay') return onItsWay(attempt, recipient, today);
  if (state === 'reappeared' && reappearedOn !== null) {
    const { askOn } = reinsertionDeadline(reappearedOn);
    return askOn > today
      ? { waitsFor: 'decideReappeared', next: askOn, changesOn: [askOn] }
      : { waitsFor: 'askAboutNotice', next: askOn, changesOn: [] };
  }
  const waitsFor = decisions[state] ?? (needsMore ? 'sendWhatIsNeeded' : null);
  if (clock !== null && (state === 'investigating' || state === 'moreNeeded'))
    return { waitsFor, next: clock.due, changesOn: later([addDays(clock.due, 1), clock.askOn], today) };
  if (clock !== null && state === 'awaitingResult')
    return { waitsFor, next: clock.askOn, changesOn: later([clock.askOn], today) };
  if (clock !== null && state === 'questionOpen') return { waitsFor, next: clock.askOn, changesOn: [] };
  return { waitsFor, next: waitsFor === null ? null : since, changesOn: [] };
}

/**
 * First-class mail counts as received after some days; about other mail to a bureau, a person is asked then. The delivery to
 * a creditor starts no clock (15 U.S.C. 1681s-2(a)(8)(G)), so nobody is asked about it.
 */
function onItsWay(attempt: Attempt | undefined, recipient: Destination['kind'], today: string): Standing {
  const mailing = attempt?.mailed?.event;
  if (mailing === undefined) return { waitsFor: null, next: null, changesOn: [] };
  const expected = addDays(mailing.on, mailDays);
  if (recipient === 'furnisher') return { waitsFor: null, next: null, changesOn: later([expected], today) };
  const isAsked = receiptWithoutProof(mailing) === null && expected <= today;
  return {
    waitsFor: isAsked ? 'askAboutDelivery' : null,
    next: expected,
    changesOn: later([expected], today),
  };
}

const later = (days: readonly string[], today: string) => days.filter((day) => day > today);
