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
import type { CountingEvent } from './countingEvents.ts';
import { type Dated, replayInOrder } from './inOrder.ts';
import type { Attempt } from './letterCourse.ts';
import { isSame } from './sameDispute.ts';
import { stillAccepted } from './stillAccepted.ts';
import { transitionsOf } from './transitions.ts';
import { isOlder, type ReportDates, takesEffect, wordOf } from './words.ts';

type Type = DisputeEvent['type'];

/** What happened to the dispute, and what says so. */
interface Step {
  readonly type: Type;
  /** The date printed on an answer; null without one. */
  readonly printed: string | null;
  /** The day for which it was said: see `Word`. */
  readonly asOf: string;
  readonly isByReport: boolean;
}

type Happening = Dated<Step>;

const step = (on: string, type: Type): Happening => ({
  on,
  event: { type, printed: null, asOf: on, isByReport: false },
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
  /** The day for which the last decision was said: an answer's printed date, or the date of a report. */
  readonly decidedAsOf: string | null;
  /** The date of the report or notice that shows it again after its deletion; null if none does. */
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
  /** The dates that reports bear. */
  readonly reportDates: ReportDates;
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
  readonly decidedAsOf: string | null;
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
  decidedAsOf: null,
  reappearedOn: null,
};

/** What happened to one item of one letter, after all that counts. */
export function disputeCourse(facts: DisputeFacts): DisputeCourse {
  const happened = [
    ...facts.attempts.flatMap(steps),
    ...clockSteps(facts),
    ...takenOverOn(facts).map((on) => step(on, 'followedUp')),
    ...recordedSteps(facts),
  ];
  const { snapshot, ...course } = replayInOrder<Course, Step>(nothingHappened, happened, {
    order: tried,
    accepts: ({ snapshot: now }, { type }) => chart.after(now, type) !== null,
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

/** Of two results of one day, the later word counts. */
function tried(one: Step, other: Step): number {
  const isResult = Decision.safeParse(one.type).success && Decision.safeParse(other.type).success;
  if (isResult && isOlder(one, other)) return -1;
  if (isResult && isOlder(other, one)) return 1;
  return ranks.indexOf(one.type) - ranks.indexOf(other.type);
}

function advanced(before: Course, { type, printed, asOf }: Step, on: string): Course {
  if (isRepeated(before.snapshot, type))
    return { ...before, decidedAsOf: [before.decidedAsOf ?? '', asOf].toSorted()[1] ?? asOf };
  const decision = Decision.safeParse(type);
  return {
    snapshot: chart.after(before.snapshot, type) ?? before.snapshot,
    leftFrom: type === 'leftAsIs' ? stateOf(before.snapshot) : null,
    since: on,
    decidedOn: decision.success ? (before.decidedOn ?? on) : before.decidedOn,
    decided: decision.success ? { as: decision.data, on, printed } : before.decided,
    decidedAsOf: decision.success ? asOf : before.decidedAsOf,
    reappearedOn: type === 'reappeared' ? asOf : before.reappearedOn,
  };
}

/** The same result as before only confirms it: a dispute that was deleted stays so since the first day. */
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

/** What recorded events mean for this dispute. Answers and reports follow each other by their own dates. */
function recordedSteps({ events, ref, reportDates }: DisputeFacts): readonly Happening[] {
  const told = stillAccepted(events, ref, reportDates).flatMap((entry) => {
    const types = entry.event.kind === 'answer' ? answeredTypes(entry.event, ref) : typesOf(entry.event);
    return types.length === 0 ? [] : [{ entry, types }];
  });
  const words = told.flatMap(({ entry }) => wordOf(entry, reportDates) ?? []);
  return told.flatMap(({ entry, types }) => {
    const { event } = entry;
    const word = wordOf(entry, reportDates);
    if (word === null) return types.map((type) => step(event.on, type));
    const { asOf, isByReport } = word;
    const printed = event.kind === 'answer' ? event.printed : null;
    const on = takesEffect(word, words);
    return types.map((type) => ({ on, event: { type, printed, asOf, isByReport } }));
  });
}

function answeredTypes(
  { answer, results }: Extract<Recorded, { kind: 'answer' }>,
  ref: DisputeRef,
): readonly Type[] {
  const own = results.find((row) => isSame(row, ref));
  return [byAnswer[answer], own === undefined ? null : byOutcome[own.outcome]].filter(
    (type) => type !== null,
  );
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

/** The chart's state as people see it. */
export function stateOf({ value }: Course['snapshot']): DisputeState {
  if (typeof value === 'string') return value;
  const { mailed } = value;
  if (typeof mailed === 'string') return mailed;
  const { clock, dialogue } = mailed.investigating;
  if (clock !== 'running') return clock;
  return dialogue === 'moreNeeded' ? 'moreNeeded' : 'investigating';
}
