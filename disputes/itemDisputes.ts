import type { Dispute } from '#contract/disputes.ts';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import type { CountingEvent } from './countingEvents.ts';
import { type DisputeCourse, disputeCourse } from './disputeCourse.ts';
import type { Facts } from './facts.ts';
import { type FollowedLetter, isAbandoned } from './followedLetter.ts';
import { newerReport } from './newerReport.ts';
import { settles } from './requests.ts';
import { inRounds, type Link, type Place } from './rounds.ts';
import { isSame } from './sameDispute.ts';
import { standingOn } from './waiting.ts';
import type { ReportDates } from './words.ts';

interface Recorded extends Pick<Facts, 'newest' | 'today'> {
  /** In the order in which they were written. */
  readonly followed: readonly FollowedLetter[];
  readonly counting: readonly CountingEvent[];
  readonly reportDates: ReportDates;
}

/** What one letter says of an item, with what happened to the letter. */
interface FollowedLink extends Link {
  readonly followed: FollowedLetter;
}

interface Disputes {
  /** In the order of the letters and their items. */
  readonly disputes: readonly Dispute[];
  /** The days after today on which any of them changes by itself. */
  readonly changesOn: readonly string[];
}

/** Where each item stands that letters dispute: one for each letter that has it. */
export function itemDisputes(recorded: Recorded): Disputes {
  const links = recorded.followed.flatMap((followed) => linksOf(followed));
  const chains = Map.groupBy(links, ({ letter, item }) => `${letter.recipient.id} ${item.subject}`);
  const decidedOn = (link: FollowedLink) =>
    courseOf(link, { followedUpOn: [], settledOn: [] }, recorded).decidedOn;
  const rounded = [...chains.values()].flatMap((chain) => inRounds(chain, decidedOn));
  const place = new Map(links.map(({ letter, item }, index) => [`${letter.id} ${item.key}`, index]));
  const placeOf = ({ letter, item }: Link) => place.get(`${letter.id} ${item.key}`) ?? 0;
  const standing = rounded
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((link) => disputeOf(link, recorded));
  return {
    disputes: standing.map(({ dispute }) => dispute),
    changesOn: standing.flatMap(({ changesOn }) => changesOn),
  };
}

/** None for letters that ask for something else. */
const linksOf = (followed: FollowedLetter): readonly FollowedLink[] => {
  const { letter, leftOn } = followed;
  return asksOnly(letter.purpose) || isAbandoned(followed)
    ? []
    : letter.items.map((item) => ({ letter, item, leftOn, followed }));
};

const refOf = ({ letter, item }: Link) => ({ letter: letter.id, item: item.key });

function courseOf(
  link: FollowedLink,
  { followedUpOn, settledOn }: Pick<Place, 'followedUpOn' | 'settledOn'>,
  { counting, reportDates, today }: Recorded,
): DisputeCourse {
  const ref = refOf(link);
  const { course, clock, events } = link.followed;
  const about = counting.filter(
    ({ event }) => 'disputes' in event && event.disputes.some((each) => isSame(each, ref)),
  );
  return disputeCourse({
    ref,
    attempts: course.attempts,
    clock,
    events: [...events, ...about],
    followedUpOn,
    reportDates,
    settledOn,
    today,
  });
}

function disputeOf(link: FollowedLink & Place, recorded: Recorded) {
  const { letter, item, followed } = link;
  const { counting, newest, reportDates, today } = recorded;
  const course = courseOf(link, link, recorded);
  const { changesOn, ...standing } = standingOn({
    course,
    attempt: followed.course.attempts.at(-1),
    clock: followed.clock,
    recipient: letter.recipient.kind,
    overtakenOn: link.overtakenOn,
    settledBy: settledBy(link, recorded.followed),
    today,
  });
  const newer = newerReport({
    ref: refOf(link),
    course,
    leftOn: link.leftOn,
    isOvertaken: link.overtakenOn !== null,
    counting,
    newest: newest ?? null,
    reportDates,
  });
  const dispute: Dispute = {
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
  return { dispute, changesOn };
}

/** Requests that left to the same recipient about the item and settle for now what waits: when they left, and when they are due. */
const settledBy = ({ letter, item }: Link, followed: readonly FollowedLetter[]) =>
  followed.flatMap(({ letter: asking, leftOn, request }) =>
    request !== null &&
    leftOn !== null &&
    settles(request.request) &&
    asking.recipient.id === letter.recipient.id &&
    asking.items.some(({ subject }) => subject === item.subject)
      ? [{ on: leftOn, next: request.request.next }]
      : [],
  );
