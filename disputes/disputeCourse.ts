import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import type {
  AnswerKind,
  DisputeEvent as Recorded,
  DisputeRef,
  Outcome,
  Proposal,
} from '#contract/disputeEvents.ts';
import { Decision, type Dispute, type DisputeState, type LetterClock } from '#contract/disputes.ts';
import { type DisputeEvent, disputeMachine } from '#machines/dispute.ts';
import { addDays } from './civilDays.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import { type Dated, replayInOrder } from './inOrder.ts';
import type { Attempt } from './letterCourse.ts';
import { transitionsOf } from './transitions.ts';

type Type = DisputeEvent['type'];

/** What happened to the dispute, and the date printed on the answer that says so. */
interface Step {
  readonly type: Type;
  readonly printed: string | null;
}

type Happening = Dated<Step>;

const step = (on: string, type: Type, printed: string | null = null): Happening => ({
  on,
  event: { type, printed },
});

export interface DisputeCourse {
  readonly state: DisputeState;
  readonly leftFrom: Dispute['leftFrom'];
  /** Since when; null while its letter is a draft. */
  readonly since: string | null;
  /** Whether the recipient asks for something that nobody has sent. */
  readonly needsMore: boolean;
  /** When it was first decided; null if it was not. */
  readonly decidedOn: string | null;
  readonly decided: Dispute['decided'];
  /** When it was seen again after its deletion; null if it was not. */
  readonly reappearedOn: string | null;
  /** Whether a person can still accept that a newer report no longer shows it. */
  readonly canBeGone: boolean;
}

export interface DisputeFacts {
  readonly ref: DisputeRef;
  readonly attempts: readonly Attempt[];
  /** Of the last attempt; null until it was received. */
  readonly clock: LetterClock | null;
  /** Those of its letter, and those that name it. */
  readonly events: readonly CountingEvent[];
  /** The days on which later letters of the same round about the same item left. */
  readonly followedUpOn: readonly string[];
  /** The days on which those letters were answered. */
  readonly settledOn: readonly string[];
  readonly today: string;
}

const byOutcome: Readonly<Record<Outcome, Type | null>> = {
  deleted: 'deleted',
  updatedAsAsked: 'corrected',
  corrected: 'corrected',
  partlyCorrected: 'partlyCorrected',
  updatedButVerified: 'verified',
  verified: 'verified',
  notMentioned: null,
  notInFile: 'notInFile',
};

/** `results` go by their rows. What puts back or blocks names its items in an event of its own. */
const byAnswer: Readonly<Record<AnswerKind, Type | null>> = {
  results: null,
  identity: 'refused',
  thirdParty: 'refused',
  alreadyInvestigated: 'refused',
  moreNeeded: 'moreAsked',
  workingOnIt: null,
  putBack: null,
  block: null,
  other: null,
};

/** In the order in which they are tried on one day. */
const ranks: readonly Type[] = [
  'letterMailed',
  'letterReceived',
  'duePassed',
  'askDayCame',
  'moreAsked',
  'moreSent',
  'nothingCame',
  'refused',
  'notInFile',
  'verified',
  'partlyCorrected',
  'corrected',
  'deletedByReport',
  'deleted',
  'reappeared',
  'noNoticeCame',
  'noticeCame',
  'letterLost',
  'letterReturned',
  'followedUp',
  'leftAsIs',
  'withdrawn',
];

export interface Course {
  readonly snapshot: SnapshotFrom<typeof disputeMachine>;
  readonly leftFrom: Dispute['leftFrom'];
  readonly since: string | null;
  readonly decidedOn: string | null;
  readonly decided: Dispute['decided'];
  readonly reappearedOn: string | null;
}

const chart = transitionsOf<Type, SnapshotFrom<typeof disputeMachine>>(
  getInitialSnapshot(disputeMachine),
  (snapshot, event) => getNextSnapshot(disputeMachine, snapshot, event),
);

const nothingHappened: Course = {
  snapshot: chart.initial,
  leftFrom: null,
  since: null,
  decidedOn: null,
  decided: null,
  reappearedOn: null,
};

/** What happened to one item of one letter, after all that counts. */
export function disputeCourse(facts: DisputeFacts): DisputeCourse {
  const happened = [
    ...facts.attempts.flatMap(steps),
    ...clockSteps(facts),
    ...takenOverOn(facts).map((on) => step(on, 'followedUp')),
    ...stillAccepted(facts).flatMap(({ event }) => recordedSteps(event, facts.ref)),
  ];
  const { snapshot, ...course } = replayInOrder<Course, Step>(nothingHappened, happened, {
    order: tried,
    accepts: ({ snapshot: now }, { type }) => chart.after(now, type) !== null && !isRepeated(now, type),
    after: advanced,
  });
  const needsMore = snapshot.matches({ mailed: { investigating: { dialogue: 'moreNeeded' } } });
  const canBeGone = snapshot.can({ type: 'deletedByReport' });
  return { ...course, needsMore, canBeGone, state: stateOf(snapshot) };
}

/** A letter that left before this one was due leaves its deadline as it is. */
const takenOverOn = ({ clock, followedUpOn, settledOn }: DisputeFacts): readonly string[] => [
  ...followedUpOn.filter((on) => clock === null || on > clock.due),
  ...settledOn,
];

/** That a report no longer shows the item does not count once a person accepted that a newer one shows it again. */
function stillAccepted({ events, ref }: DisputeFacts): readonly CountingEvent[] {
  const accepted = events.filter(
    ({ event }) =>
      event.kind === 'compared' && event.accepted && event.disputes.some((each) => isSame(each, ref)),
  );
  const isProposed = ({ event }: CountingEvent, ...kinds: readonly Proposal[]) =>
    event.kind === 'compared' && kinds.includes(event.proposal);
  const lastSeen = accepted
    .filter((each) => isProposed(each, 'changed', 'unchanged'))
    .toSorted(byDayAndEntry)
    .at(-1);
  if (lastSeen === undefined) return events;
  const revoked = new Set(
    accepted.filter((each) => isProposed(each, 'notSeen') && byDayAndEntry(each, lastSeen) < 0),
  );
  return events.filter((each) => !revoked.has(each));
}

/** Of two results that came on one day, the one that was printed later counts. */
function tried(one: Step, other: Step): number {
  const isResult = Decision.safeParse(one.type).success && Decision.safeParse(other.type).success;
  const [first, second] = [one.printed ?? '', other.printed ?? ''];
  if (isResult && first !== second) return first < second ? -1 : 1;
  return ranks.indexOf(one.type) - ranks.indexOf(other.type);
}

function advanced(before: Course, { type, printed }: Step, on: string): Course {
  const decision = Decision.safeParse(type);
  return {
    snapshot: chart.after(before.snapshot, type) ?? before.snapshot,
    leftFrom: type === 'leftAsIs' ? stateOf(before.snapshot) : null,
    since: on,
    decidedOn: decision.success ? (before.decidedOn ?? on) : before.decidedOn,
    decided: decision.success ? { as: decision.data, on, printed } : before.decided,
    reappearedOn: type === 'reappeared' ? on : before.reappearedOn,
  };
}

/** The same result as before is no news: a dispute that was deleted stays so since the first day. */
const isRepeated = (snapshot: Course['snapshot'], type: Type): boolean =>
  typeof snapshot.value === 'object' && snapshot.value.mailed === type;

function steps({ mailed, receipt, failed }: Attempt): readonly Happening[] {
  return [
    ...(mailed === null ? [] : [step(mailed.event.on, 'letterMailed')]),
    ...(receipt === null ? [] : [step(receipt.on, 'letterReceived')]),
    ...(failed === null ? [] : [step(failed.on, failed.how === 'lost' ? 'letterLost' : 'letterReturned')]),
  ];
}

function clockSteps({ clock, today }: DisputeFacts): readonly Happening[] {
  if (clock === null) return [];
  const passed = step(addDays(clock.due, 1), 'duePassed');
  return [passed, step(clock.askOn, 'askDayCame')].filter(({ on }) => on <= today);
}

/** What a recorded event means for this dispute. */
function recordedSteps(event: Recorded, ref: DisputeRef): readonly Happening[] {
  if (event.kind === 'answer') {
    const own = event.results.find((row) => isSame(row, ref));
    const types = [byAnswer[event.answer], own === undefined ? null : byOutcome[own.outcome]];
    return types.filter((type) => type !== null).map((type) => step(event.on, type, event.printed));
  }
  return typesOf(event).map((type) => step(event.on, type));
}

function typesOf(event: Exclude<Recorded, { kind: 'answer' }>): readonly Type[] {
  const { kind } = event;
  if (kind === 'furtherFacts') return ['moreSent'];
  // The notice itself shows that it was put back.
  if (kind === 'reinsertionNotice') return event.came ? ['reappeared', 'noticeCame'] : ['noNoticeCame'];
  if (kind === 'compared') return event.accepted ? byProposal[event.proposal] : [];
  return kind === 'nothingCame' || kind === 'leftAsIs' || kind === 'withdrawn' ? [kind] : [];
}

/** What a person accepts about a newer report. That it shows the item, changed or not, decides nothing. */
const byProposal: Readonly<Record<Proposal, readonly Type[]>> = {
  notSeen: ['deletedByReport'],
  reappeared: ['reappeared'],
  changed: [],
  unchanged: [],
};

export const isSame = (one: DisputeRef, other: DisputeRef): boolean =>
  one.letter === other.letter && one.item === other.item;

/** The chart's state as people see it. */
export function stateOf({ value }: Course['snapshot']): DisputeState {
  if (typeof value === 'string') return value;
  const { mailed } = value;
  if (typeof mailed === 'string') return mailed;
  const { clock, dialogue } = mailed.investigating;
  if (clock !== 'running') return clock;
  return dialogue === 'moreNeeded' ? 'moreNeeded' : 'investigating';
}
