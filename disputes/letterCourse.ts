import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { type LetterState } from '#contract/disputes.ts';
import { type LetterEvent, letterMachine } from '#machines/letter.ts';
import type { CountingEvent } from './countingEvents.ts';
import { type Dated, replayInOrder } from './inOrder.ts';
import { type Mailing, type Receipt, receiptOf, receiptWithoutProof } from './receipt.ts';
import { transitionsOf } from './transitions.ts';

/** One attempt to deliver a letter: it begins when it is mailed and ends when it comes back or is lost. */
export interface Attempt {
  /** Null if nobody recorded the mailing, and only its receipt or its return shows it. */
  readonly mailed: { readonly id: string; readonly event: Mailing } | null;
  /** Null until it was received, or counts as received. */
  readonly receipt: Receipt | null;
  readonly failed: { readonly on: string; readonly how: 'returned' | 'lost' } | null;
}

export interface LetterCourse {
  readonly state: LetterState;
  /** Oldest first; empty if nothing shows that the letter left. */
  readonly attempts: readonly Attempt[];
}

/** What happened to the letter, and what recorded it. */
interface Happening {
  readonly type: LetterEvent['type'];
  readonly source: CountingEvent | Mailing;
}

interface Course {
  readonly snapshot: SnapshotFrom<typeof letterMachine>;
  readonly attempts: readonly Proven[];
}

/** An attempt with everything that shows its receipt. */
interface Proven extends Attempt {
  readonly proofs: readonly Receipt[];
  readonly answeredBy: readonly string[];
}

const begun = (mailed: Attempt['mailed']): Proven => ({
  mailed,
  receipt: null,
  proofs: [],
  answeredBy: [],
  failed: null,
});

/** In the order in which they are tried on one day. */
const ranks: readonly LetterEvent['type'][] = [
  'approved',
  'ordered',
  'mailed',
  'assumedReceived',
  'received',
  'answered',
  'returned',
  'lost',
];

const chart = transitionsOf<LetterEvent['type'], SnapshotFrom<typeof letterMachine>>(
  getInitialSnapshot(letterMachine),
  (snapshot, event) => getNextSnapshot(letterMachine, snapshot, event),
);

/** Where a letter is, after all that counts about it. Its own events only. */
export function letterCourse(events: readonly CountingEvent[], today: string): LetterCourse {
  const happened = events.flatMap((counting) => happenings(counting, today));
  const { snapshot, attempts } = replayInOrder<Course, Happening>(
    { snapshot: chart.initial, attempts: [] },
    happened,
    {
      order: (one, other) => ranks.indexOf(one.type) - ranks.indexOf(other.type),
      accepts: ({ snapshot: now, attempts: made }, { type, source }) =>
        chart.after(now, type) !== null &&
        (type !== 'assumedReceived' || made.at(-1)?.mailed?.event === source),
      after: advanced,
    },
  );
  return {
    state: snapshot.value,
    attempts: attempts.map(({ mailed, receipt, failed }) => ({ mailed, receipt, failed })),
  };
}

/** An event as the chart of a letter knows it, and what follows from it without proof. */
function happenings(counting: CountingEvent, today: string): readonly Dated<Happening>[] {
  const { event } = counting;
  const type = typeOf(event);
  if (type === null) return [];
  const happening = { on: event.on, event: { type, source: counting } };
  const assumed = event.kind === 'mailed' ? receiptWithoutProof(event) : null;
  if (assumed === null || event.kind !== 'mailed' || assumed.on > today) return [happening];
  return [happening, { on: assumed.on, event: { type: 'assumedReceived', source: event } }];
}

function typeOf({ kind }: DisputeEvent): LetterEvent['type'] | null {
  if (kind === 'delivered') return 'received';
  if (kind === 'answer') return 'answered';
  const own = ['approved', 'ordered', 'mailed', 'returned', 'lost'] as const;
  return own.find((type) => type === kind) ?? null;
}

function advanced({ snapshot, attempts }: Course, { type, source }: Happening, on: string): Course {
  const next = { snapshot: chart.after(snapshot, type) ?? snapshot, attempts };
  const event = 'event' in source ? source.event : source;
  if (type === 'mailed' && event.kind === 'mailed' && 'id' in source)
    return { ...next, attempts: [...attempts, begun({ id: source.id, event })] };
  if (type === 'approved' || type === 'ordered') return next;
  const last = attempts.at(-1);
  if (type === 'returned' || type === 'lost') {
    const failed = { ...(last ?? begun(null)), failed: { on, how: type } };
    return { ...next, attempts: [...attempts.slice(0, -1), failed] };
  }
  // What was received after it had failed was sent another time, which nobody recorded.
  const isNew = last === undefined || last.failed !== null;
  const earlier = isNew ? attempts : attempts.slice(0, -1);
  return { ...next, attempts: [...earlier, received(isNew ? begun(null) : last, event)] };
}

function received(attempt: Proven, event: DisputeEvent): Proven {
  const { mailed } = attempt;
  const proofs = [
    ...attempt.proofs,
    ...(event.kind === 'delivered' ? [{ on: event.on, basis: event.basis }] : []),
  ];
  const answeredBy = [...attempt.answeredBy, ...(event.kind === 'answer' ? [event.printed ?? event.on] : [])];
  return { ...attempt, proofs, answeredBy, receipt: receiptOf(mailed?.event ?? null, proofs, answeredBy) };
}
