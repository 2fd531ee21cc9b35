import type { Activity, Dispute, DisputeLetter, LetterClock } from '#contract/disputes.ts';
import { withoutEndedApproval } from './approvals.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import { askingForNotice } from './askingForNotice.ts';
import { isBaseless } from './baseless.ts';
import { byDayAndEntry, countingEvents, type CountingEvent } from './countingEvents.ts';
import { canFollow } from './canFollow.ts';
import { addDays } from './civilDays.ts';
import { clientStopped } from './clientStopped.ts';
import { debtTimeEnds } from './debtTimeOver.ts';
import { disputeCourse } from './disputeCourse.ts';
import type { Facts, WrittenLetter } from './facts.ts';
import { hadAnnualReport, letterClock } from './letterClock.ts';
import { type LetterCourse, letterCourse } from './letterCourse.ts';
import { type Mistold, mistoldIn, tellsOtherwise } from './mistold.ts';
import { needsLetter } from './needsLetter.ts';
import { newerReport } from './newerReport.ts';
import { recordOf } from './otherwise.ts';
import { isAnsweredSince, lastCorrection } from './outdated.ts';
import { requestOf, settles, type StandingRequest } from './requests.ts';
import { inRounds, type Link, type RoundedLink } from './rounds.ts';
import { isSame } from './sameDispute.ts';
import { standingOn } from './waiting.ts';

/** Where a client's letters and disputes are. */
export interface ClientStanding {
  readonly letters: readonly DisputeLetter[];
  /** In the order of the letters and their items. */
  readonly disputes: readonly Dispute[];
  /** In the order of the letters. */
  readonly requests: readonly LetterRequest[];
  /** The first day after today on which anything changes without an event; null if nothing does. */
  readonly changesOn: string | null;
  readonly activity: Activity;
  /** What mailed letters told that was recorded otherwise since. */
  readonly mistold: readonly Mistold[];
}

/** A letter with what happened to it. */
interface Followed {
  readonly letter: WrittenLetter;
  readonly events: readonly CountingEvent[];
  readonly course: LetterCourse;
  readonly clock: LetterClock | null;
  /** Null for a letter that disputes its items. */
  readonly request: StandingRequest | null;
}

type TakenOver = Pick<RoundedLink, 'followedUpOn' | 'settledOn'>;

/**
 * Calculates where everything stands from what was written and recorded. Nothing else is ever stored as a state, so a
 * correction changes everything that followed from the mistake.
 */
export function standingOf({
  letters,
  events,
  today,
  newest,
  reportDates = new Map(),
}: Facts): ClientStanding {
  const counting = countingEvents(events);
  const record = recordOf(events, [], reportDates);
  const followed = new Map(
    letters.map((letter) => [
      letter.id,
      follow(letter, counting, { today, isBaseless: isBaseless(letter, record) }),
    ]),
  );
  const linked = [...followed.values()].flatMap(({ letter, course }) =>
    (asksOnly(letter.purpose) || isAbandoned(letter, course) ? [] : letter.items).map((item): Link => ({
      letter,
      item,
      leftOn: leftOn(course),
    })),
  );
  const courseOf = (link: Link, { followedUpOn, settledOn }: TakenOver) => {
    const { events: own, course, clock } = known(followed, link.letter.id);
    const ref = { letter: link.letter.id, item: link.item.key };
    return disputeCourse({
      ref,
      attempts: course.attempts,
      clock,
      events: [
        ...own,
        ...counting.filter(
          ({ event }) => 'disputes' in event && event.disputes.some((each) => isSame(each, ref)),
        ),
      ],
      followedUpOn,
      reportDates,
      settledOn,
      today,
    });
  };
  const requests = [...followed.values()].flatMap(({ letter, course, request }) =>
    request === null || isAbandoned(letter, course) ? [] : [{ letter, leftOn: leftOn(course), ...request }],
  );
  const chains = Map.groupBy(linked, ({ letter, item }) => `${letter.recipient.id} ${item.subject}`);
  const rounded = [...chains.values()].flatMap((links) =>
    inRounds(links, (link) => courseOf(link, { followedUpOn: [], settledOn: [] }).decidedOn),
  );
  const changes = requests.flatMap(({ changesOn }) => changesOn);
  const shown = (link: RoundedLink): Dispute => {
    const { letter, item } = link;
    const { course: way, clock } = known(followed, letter.id);
    const course = courseOf(link, link);
    const { changesOn, ...standing } = standingOn({
      course,
      attempt: way.attempts.at(-1),
      clock,
      recipient: letter.recipient.kind,
      overtakenOn: link.overtakenOn,
      settledBy: requests.flatMap(({ letter: asking, request, leftOn: asked }) =>
        asked !== null &&
        settles(request) &&
        asking.recipient.id === letter.recipient.id &&
        asking.items.some(({ subject }) => subject === item.subject)
          ? [{ on: asked, next: request.next }]
          : [],
      ),
      today,
    });
    changes.push(...changesOn);
    const newer = newerReport({
      ref: { letter: letter.id, item: item.key },
      course,
      leftOn: link.leftOn,
      isOvertaken: link.overtakenOn !== null,
      counting,
      newest: newest ?? null,
      reportDates,
    });
    return {
      letter: letter.id,
      item: item.key,
      heading: item.heading,
      subject: item.subject,
      reasons: [...item.reasons],
      recipient: letter.recipient,
      round: link.round,
      state: course.state,
      leftFrom: course.leftFrom,
      since: course.since,
      decided: course.decided,
      ...standing,
      ...(newer && { newer }),
      ...(newer?.asks && { waitsFor: 'decideProposal', next: newer.on }),
    };
  };
  const order = new Map(linked.map(({ letter, item }, index) => [`${letter.id} ${item.key}`, index]));
  const place = ({ letter, item }: Dispute) => order.get(`${letter} ${item}`) ?? 0;
  const asking = askingForNotice(letters, ({ id }) => known(followed, id).course.attempts.length > 0);
  const shownLetters = [...followed.values()].map((each) => ({
    ...shownLetter(each),
    ...(asking.has(each.letter.id) && { asksForNotice: true as const }),
  }));
  const recorded = { shown: shownLetters, events, reportDates };
  const withdrawn = new Set(
    requests.flatMap(({ letter, request }) => (request.state === 'withdrawn' ? [letter.id] : [])),
  );
  const mistold = mistoldIn({ letters, withdrawn, ...recorded });
  // Letters from before their entries were kept may tell anything that was on record.
  const correctedBy = (letter: WrittenLetter) =>
    letter.tells === undefined ? lastCorrection(letter, letters, events) : null;
  const debtEnds = new Map(letters.map((letter) => [letter.id, debtTimeEnds(letter, letters, counting)]));
  const isTimeOver = ({ id }: WrittenLetter) => (debtEnds.get(id) ?? today) < today;
  changes.push(
    ...[...debtEnds.values()].flatMap((end) => (end === null || end < today ? [] : addDays(end, 1))),
  );
  const isOutdated = (letter: WrittenLetter) =>
    isTimeOver(letter) ||
    isAnsweredSince(letter, letters, events) ||
    correctedBy(letter) !== null ||
    tellsOtherwise(letter, recorded);
  const disputes = rounded.map(shown).toSorted((one, other) => place(one) - place(other));
  const isFollowed = canFollow(disputes);
  // What no letter will correct now asks nothing of anyone.
  const isOpen = (each: Mistold) =>
    each.correction === 'written' ||
    (each.correction === 'open' &&
      (needsLetter(each) ||
        each.about.some(({ subject }) => isFollowed({ subject, recipient: each.recipient }))));
  const hasFollowed = (subject: string, recipient: string, since: string) =>
    letters.some(
      ({ id, sessionId, recipient: to, items }) =>
        sessionId > since &&
        to.id === recipient &&
        known(followed, id).course.attempts.length > 0 &&
        items.some((item) => item.subject === subject),
    );
  // The next letter to the recipient tells what is on record now.
  const mayBeTold = ({ recipient, items }: WrittenLetter, since: string) =>
    items.some(
      ({ subject }) => isFollowed({ subject, recipient }) && !hasFollowed(subject, recipient.id, since),
    );
  const mayTellCorrected = (letter: WrittenLetter) => {
    const since = correctedBy(letter);
    return since !== null && mayBeTold(letter, since);
  };
  const isMistold = (letter: WrittenLetter) =>
    mayTellCorrected(letter) || mistold.some((each) => each.in === letter.id && isOpen(each));
  return {
    letters: shownLetters.map((each) => {
      const { letter, course } = known(followed, each.id);
      return {
        ...each,
        ...(course.attempts.length === 0
          ? isOutdated(letter) && { isOutdated: true as const }
          : isMistold(letter) && { tellsCorrected: true as const }),
      };
    }),
    disputes,
    requests: requests.map(({ request }) => request),
    changesOn: changes.toSorted()[0] ?? null,
    activity: activityAfter(counting, clientStopped(events)),
    mistold,
  };
}

function leftOn({ attempts: [first] }: LetterCourse): string | null {
  return first?.mailed?.event.on ?? first?.receipt?.on ?? first?.failed?.on ?? null;
}

function follow(
  letter: WrittenLetter,
  counting: readonly CountingEvent[],
  { today, ...based }: { readonly today: string; readonly isBaseless: boolean },
): Followed {
  const events = counting.filter(({ event }) => 'letters' in event && event.letters.includes(letter.id));
  const course = letterCourse(withoutEndedApproval(letter.id, events), today);
  const last = course.attempts.at(-1);
  const isUnderWay = last !== undefined && last.failed === null && last.receipt !== null;
  const isDispute = !asksOnly(letter.purpose);
  const clock =
    isDispute && isUnderWay && last.receipt !== null ? letterClock(letter, last.receipt, events) : null;
  const about = [...events, ...counting.filter(({ event }) => namesItemOf(letter, event))];
  const request = requestOf({ letter, attempts: course.attempts, events: about, ...based }, today);
  return { letter, events, course, clock, request };
}

/** Letters are named by most events; those about single items name these. */
const namesItemOf = ({ id }: WrittenLetter, event: CountingEvent['event']): boolean =>
  'disputes' in event && event.disputes.some(({ letter }) => letter === id);

/** A set that was written again and never left is no longer of any use. */
const isAbandoned = ({ isReplaced }: WrittenLetter, { attempts }: LetterCourse): boolean =>
  isReplaced && attempts.length === 0;

function shownLetter({ letter, events, course, clock }: Followed): DisputeLetter {
  const last = course.attempts.at(-1);
  // How a letter left that came back says nothing of a later mailing that nobody recorded, and only its arrival shows.
  const own = last?.failed === null ? [last] : course.attempts;
  const mailed = own.findLast(({ mailed: sent }) => sent !== null)?.mailed ?? null;
  return {
    id: letter.id,
    sessionId: letter.sessionId,
    position: letter.position,
    purpose: letter.purpose,
    writtenOn: letter.writtenOn,
    recipient: letter.recipient,
    state: course.state,
    items: letter.items.length,
    mailed:
      mailed === null
        ? null
        : {
            event: mailed.id,
            on: mailed.event.on,
            way: mailed.event.way,
            tracking: mailed.event.tracking,
            basis: mailed.event.basis,
          },
    ...(course.state === 'ordered' && { orderedOn: orderedOn(events) }),
    receipt: last === undefined || last.failed !== null ? null : last.receipt,
    clock,
    hadAnnualReport: hadAnnualReport(events),
    isMailingUnknown: letter.isMailingUnknown && course.attempts.length === 0,
  };
}

/** Of several orders, the newest one. */
const orderedOn = (events: readonly CountingEvent[]): string | undefined =>
  events
    .filter(({ event }) => event.kind === 'ordered')
    .toSorted(byDayAndEntry)
    .at(-1)?.event.on;

/** The last word counts; of one day, what was recorded last. What the client has stopped themselves is never active. */
function activityAfter(
  counting: readonly CountingEvent[],
  stopped: ReturnType<typeof clientStopped>,
): Activity {
  const said = counting.filter(
    ({ event: { kind } }) => kind === 'paused' || kind === 'resumed' || kind === 'ended',
  );
  const kind = said.toSorted(byDayAndEntry).at(-1)?.event.kind;
  if (kind === 'ended' || stopped === 'ended') return 'ended';
  return kind === 'paused' ? kind : (stopped ?? 'active');
}

function known(followed: ReadonlyMap<string, Followed>, id: string): Followed {
  const found = followed.get(id);
  if (found === undefined) throw new Error('A dispute has no letter.');
  return found;
}
