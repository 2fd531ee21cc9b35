import { type WorkItem, workGroups } from '#contract/work.ts';
import type { DisputeState } from '#contract/disputes.ts';
import type { RequestState } from '#contract/requests.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { answerable } from '#disputes/answerable.ts';
import { isAboutLetter } from '#disputes/letterQuestions.ts';
import { lettersToMail } from '#disputes/lettersToMail.ts';
import { byDay, groupOf } from '#disputes/workGroups.ts';
import { lettersToChange } from '../letters/lettersToChange.ts';
import { places } from '#src/overview/pagePlaces.ts';
import { rowsOf } from '../table/rows.ts';

/** Something that a person has to do for this client now. */
export interface Task {
  /** `toChange`: letters that must not be mailed as they are. */
  readonly kind: WorkItem['kind'] | 'toChange';
  /** Null if it is about several. */
  readonly recipient: string | null;
  /** How many letters or items. */
  readonly count: number;
  /** Civil date since when it waits, or by when an answer was due; null if it has no day. */
  readonly on: string | null;
  /** A selector of where it is done on the page. */
  readonly target: string;
  /** Whether its day is counted from a delivery that is only assumed. */
  readonly isAssumed?: boolean;
}

interface Waiting {
  readonly waitsFor: WorkItem['kind'] | null;
  readonly state: DisputeState | RequestState;
  readonly letter: string;
  readonly recipient: { readonly name: string };
  readonly next: string | null;
}

/** What waits now, one entry for each kind, in the order of the list of work due: what waits longest comes first in its group. Nothing does while work is paused or over. */
export function tasksOf(all: Disputes): Task[] {
  if (all.activity !== 'active') return [];
  const current = rowsOf(all.disputes).flatMap(({ courses }) => courses.map((course) => course.current));
  const waiting: readonly Waiting[] = [...current, ...all.requests];
  const questions = [...Map.groupBy(waiting, ({ waitsFor }) => waitsFor)].flatMap(([kind, same]): Task[] =>
    kind === null || kind === 'due'
      ? []
      : [
          {
            kind,
            target: targetOf(kind),
            ...about(same),
            ...(isAboutLetter(kind) && { count: new Set(same.map(({ letter }) => letter)).size }),
          },
        ],
  );
  const toMail = lettersToMail(all);
  const toChange = lettersToChange(toMail, all);
  const ready = toMail.filter((letter) => !toChange.includes(letter));
  const corrections = all.offers.filter(({ purpose }) => purpose === 'retraction');
  const letters = (kind: Task['kind'], own: typeof toMail): Task[] =>
    own.length === 0
      ? []
      : [
          {
            kind,
            target: `#${places.toMail}`,
            ...about(own.map(({ recipient }) => ({ recipient, next: null }))),
          },
        ];
  const toCorrect: Task[] =
    corrections.length === 0
      ? []
      : [
          {
            kind: 'toCorrect',
            target: `#${places.next}`,
            ...about(corrections.map(({ recipient }) => ({ recipient, next: null }))),
          },
        ];
  return [
    ...[...questions, ...answersDue(waiting, all), ...toCorrect].toSorted(
      (one, other) => rankOf(one, all.today) - rankOf(other, all.today) || byDay(one, other),
    ),
    ...letters('toChange', toChange),
    ...letters(
      'notMailed',
      ready.filter(({ state }) => state !== 'ordered'),
    ),
    ...letters(
      'ordered',
      ready.filter(({ state }) => state === 'ordered'),
    ),
  ];
}

/** Answers that are due today or were before, about which nothing is asked yet: one can be recorded as soon as it comes. */
function answersDue(
  waiting: readonly Waiting[],
  { letters, today }: Pick<Disputes, 'letters' | 'today'>,
): Task[] {
  const open = new Set(
    waiting.flatMap(({ state, waitsFor, letter }) =>
      waitsFor === null && answerable.has(state) ? [letter] : [],
    ),
  );
  const due = letters.flatMap(({ id, recipient, clock }) =>
    open.has(id) && clock !== null && clock.due <= today ? [{ recipient, clock, next: clock.due }] : [],
  );
  return due.length === 0
    ? []
    : [
        {
          kind: 'due',
          target: `#${places.results}`,
          isAssumed: due.some(({ clock }) => clock.basis === 'assumed'),
          ...about(due),
        },
      ];
}

const targetOf = (kind: WorkItem['kind']): string =>
  kind === 'decideProposal' ? `#${places.newerReport}` : `[data-waits="${kind}"]`;

function about(
  same: readonly Pick<Waiting, 'recipient' | 'next'>[],
): Pick<Task, 'recipient' | 'count' | 'on'> {
  const names = new Set(same.map(({ recipient }) => recipient.name));
  const days = same.flatMap(({ next }) => next ?? []).toSorted();
  const [name = null] = names;
  return { recipient: names.size === 1 ? name : null, count: same.length, on: days[0] ?? null };
}

const rankOf = ({ kind, on }: Task, today: string): number =>
  kind === 'toChange' ? workGroups.length : workGroups.indexOf(groupOf({ kind, on }, today));
