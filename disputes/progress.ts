import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { OutcomeCounts } from '#contract/outcomes.ts';
import type { Progress, ProgressItem, ProgressRound, ProgressStep } from '#contract/progress.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { type WorkGroup, workGroups } from '#contract/work.ts';
import { groupOf } from './workGroups.ts';
import { itemHeading } from './itemHeading.ts';
import { lettersToMail } from './lettersToMail.ts';
import type { ClientStanding } from './standing.ts';
import { countedAs, unitsOf, type CountedAs } from './units.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** The part of a progress report that follows from disputes. */
export function disputeProgress(
  standing: ClientStanding,
): Pick<Progress, 'activity' | 'letters' | 'counts' | 'creditorCounts' | 'next' | 'items'> {
  const { letters, disputes, activity } = standing;
  const toMail = lettersToMail(standing);
  const ordered = toMail.filter(({ state }) => state === 'ordered').length;
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  const items = [...Map.groupBy(disputes, ({ subject }) => subject)].map(([subject, same]) =>
    itemOf(subject, same, byId),
  );
  return {
    activity,
    letters: {
      mailed: letters.filter(({ mailed }) => mailed !== null).length,
      toMail: toMail.length - ordered,
      ordered,
    },
    counts: newestCounts(standing, 'bureau'),
    creditorCounts: newestCounts(standing, 'furnisher'),
    next: activity === 'active' ? stepsOf(items, disputes) : [],
    items,
  };
}

/**
 * What is next for each item with each recipient; the same step of several items is one. In the order of the list of work: by
 * group, and what waits longest first.
 */
function stepsOf(items: readonly ProgressItem[], disputes: readonly Dispute[]): ProgressStep[] {
  const since = (kind: ProgressStep['kind']) =>
    disputes.flatMap(({ waitsFor, next }) => (waitsFor === kind && next !== null ? next : [])).toSorted()[0];
  const keyOf = ({ kind, on, recipient }: ProgressStep) =>
    `${workGroups.indexOf(workGroupOf(kind))} ${on ?? since(kind) ?? '9999'} ${kind} ${recipient}`;

  const single = items.flatMap(({ heading, recipients }) =>
    recipients.flatMap(({ recipient, rounds: [newest] }) => {
      const step = newest === undefined ? null : stepOf(newest);
      return step === null ? [] : [{ heading, step: { recipient: recipientName(recipient), ...step } }];
    }),
  );
  return [...Map.groupBy(single, ({ step }) => JSON.stringify(step)).values()]
    .flatMap((same) => {
      const [first] = same;
      return first === undefined ? [] : [{ ...first.step, headings: same.map(({ heading }) => heading) }];
    })
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function stepOf({ waitsFor, due }: ProgressRound): Pick<ProgressStep, 'kind' | 'on' | 'isAssumed'> | null {
  if (waitsFor !== null) return { kind: waitsFor, on: null, isAssumed: false };
  return due === null ? null : { kind: 'due', on: due.on, isAssumed: due.basis === 'assumed' };
}

/** When an answer is due is no task, whatever the day is today. */
const workGroupOf = (kind: ProgressStep['kind']): WorkGroup =>
  kind === 'due' ? 'soon' : groupOf({ kind, on: null }, '');

/** How each item stands with each recipient of a kind in its newest counted round. */
function newestCounts(standing: ClientStanding, kind: Dispute['recipient']['kind']): OutcomeCounts {
  const courses = Map.groupBy(
    unitsOf(standing).filter(({ dispute }) => dispute.recipient.kind === kind),
    ({ dispute: { subject, recipient } }) => `${recipient.id} ${subject}`,
  );
  const newest = [...courses.values()].map((units) =>
    units.reduce((one, other) => (other.dispute.round > one.dispute.round ? other : one)),
  );
  const count = (as: CountedAs) => newest.filter((unit) => unit.as === as).length;
  return Object.fromEntries(countedAs.map((as) => [as, count(as)])) as Record<CountedAs, number>;
}

function itemOf(
  subject: string,
  disputes: readonly Dispute[],
  letters: ReadonlyMap<string, DisputeLetter>,
): ProgressItem {
  const courses = [...Map.groupBy(disputes, ({ recipient }) => recipient.id).values()];
  return {
    subject,
    heading: itemHeading(disputes),
    recipients: courses
      .flatMap((course) => {
        const [first] = course;
        if (first === undefined) return [];
        const rounds = course.toSorted(byNews).flatMap((dispute) => roundOf(dispute, letters) ?? []);
        return [{ recipient: first.recipient, rounds }];
      })
      .toSorted((one, other) => placeOf(one.recipient) - placeOf(other.recipient)),
  };
}

/** Bureaus in their usual order, then furnishers. */
function placeOf({ id }: Dispute['recipient']): number {
  const place = bureaus.findIndex((bureau) => bureau === id);
  return place < 0 ? bureaus.length : place;
}

const byNews = (one: Dispute, other: Dispute): number =>
  other.round - one.round ||
  Number(one.state === 'superseded') - Number(other.state === 'superseded') ||
  ((one.since ?? '') < (other.since ?? '') ? 1 : -1);

const running: ReadonlySet<Dispute['state']> = new Set(['investigating', 'awaitingResult', 'questionOpen']);

function roundOf(dispute: Dispute, letters: ReadonlyMap<string, DisputeLetter>): ProgressRound | null {
  const letter = letters.get(dispute.letter);
  if (letter === undefined) return null;
  const { round, reasons, state, since, decided, waitsFor, recipient } = dispute;
  // A letter prepared here starts no duty of a creditor (15 U.S.C. 1681s-2(a)(8)(G)).
  const clock = recipient.kind === 'bureau' && running.has(state) ? letter.clock : null;
  return {
    round,
    reasons,
    writtenOn: letter.writtenOn,
    mailedOn: letter.mailed?.on ?? null,
    arrivedBy: letter.receipt?.basis ?? null,
    state,
    since,
    decided,
    due: clock === null ? null : { on: clock.due, basis: clock.basis },
    waitsFor,
  };
}
