import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import type { RequestState } from '#contract/requests.ts';
import { type RequestEvent, requestMachine } from '#machines/request.ts';
import { addDays } from './civilDays.ts';
import type { Deadline } from './clocks.ts';
import type { CountingEvent } from './countingEvents.ts';
import { type Dated, replayInOrder } from './inOrder.ts';
import type { Attempt } from './letterCourse.ts';

type Type = RequestEvent['type'];
type Happening = Dated<Type>;

export interface RequestCourse {
  readonly state: RequestState;
  /** Since when; null while its letter is a draft. */
  readonly since: string | null;
}

interface RequestFacts {
  readonly attempts: readonly Attempt[];
  /** Null until it was received, and for what the law sets no time for. */
  readonly deadline: Deadline | null;
  /** Those of its letter, and those that name one of its items. */
  readonly events: readonly CountingEvent[];
  readonly today: string;
}

/** In the order in which they are tried on one day. */
const ranks: readonly Type[] = [
  'letterMailed',
  'letterReceived',
  'duePassed',
  'askDayCame',
  'nothingCame',
  'answered',
  'letterLost',
  'letterReturned',
  'withdrawn',
];

interface Course {
  readonly snapshot: SnapshotFrom<typeof requestMachine>;
  readonly since: string | null;
}

/** What happened to a letter that asks for something other than a reinvestigation. */
export function requestCourse({ attempts, deadline, events, today }: RequestFacts): RequestCourse {
  const happened = [
    ...attempts.flatMap(stepsOf),
    ...(deadline === null ? [] : deadlineSteps(deadline, today)),
    ...events.flatMap(recordedSteps),
  ];
  const { snapshot, since } = replayInOrder<Course, Type>(
    { snapshot: getInitialSnapshot(requestMachine), since: null },
    happened,
    {
      order: (one, other) => ranks.indexOf(one) - ranks.indexOf(other),
      accepts: ({ snapshot: now }, type) => now.can({ type }),
      after: ({ snapshot: now }, type, on) => ({
        snapshot: getNextSnapshot(requestMachine, now, { type }),
        since: on,
      }),
    },
  );
  return { state: snapshot.value, since };
}

function stepsOf({ mailed, receipt, failed }: Attempt): readonly Happening[] {
  return [
    ...(mailed === null ? [] : [{ on: mailed.event.on, event: 'letterMailed' as const }]),
    ...(receipt === null ? [] : [{ on: receipt.on, event: 'letterReceived' as const }]),
    ...(failed === null
      ? []
      : [
          {
            on: failed.on,
            event: failed.how === 'lost' ? ('letterLost' as const) : ('letterReturned' as const),
          },
        ]),
  ];
}

function deadlineSteps({ due, askOn }: Deadline, today: string): readonly Happening[] {
  const steps: readonly Happening[] = [
    { on: addDays(due, 1), event: 'duePassed' },
    { on: askOn, event: 'askDayCame' },
  ];
  return steps.filter(({ on }) => on <= today);
}

function recordedSteps({ event }: CountingEvent): readonly Happening[] {
  const { kind, on } = event;
  if (kind === 'answer') return [{ on, event: 'answered' }];
  return kind === 'nothingCame' || kind === 'withdrawn' ? [{ on, event: kind }] : [];
}
