import type { Dispute, DisputeLetter, DisputeState } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { itemHeading } from '#disputes/itemHeading.ts';
import { isAboutLetter, type LetterQuestionKind } from '#disputes/letterQuestions.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import type { RecordedHere } from '../opened.ts';

/** What was disputed about an item with one recipient. */
export interface Course {
  readonly recipient: Dispute['recipient'];
  readonly current: Dispute;
  /** Newest first. They stay visible, whatever came later. */
  readonly earlier: readonly Dispute[];
}

export interface Row {
  readonly subject: string;
  readonly heading: string;
  readonly courses: readonly Course[];
}

const open: ReadonlySet<DisputeState> = new Set([
  'drafted',
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
]);

/** Bureaus in their usual order, then furnishers by name. */
function byRecipient({ recipient: one }: Course, { recipient: other }: Course): number {
  const placeOf = ({ id }: Dispute['recipient']) => {
    const place = bureaus.findIndex((bureau) => bureau === id);
    return place < 0 ? bureaus.length : place;
  };
  return placeOf(one) - placeOf(other) || one.name.localeCompare(other.name);
}

function courseOf(disputes: readonly Dispute[]): Course[] {
  const [current, ...earlier] = disputes.toSorted(
    (one, other) =>
      other.round - one.round ||
      Number(one.state === 'superseded') - Number(other.state === 'superseded') ||
      ((one.since ?? '') < (other.since ?? '') ? 1 : -1),
  );
  return current === undefined ? [] : [{ recipient: current.recipient, current, earlier }];
}

/** Disputes by item, one row each: those that need the reader first, each in the order of the first dispute. */
export function rowsOf(disputes: readonly Dispute[]): Row[] {
  const rows = [...Map.groupBy(disputes, ({ subject }) => subject)].map(([subject, same]) => ({
    subject,
    heading: itemHeading(same),
    courses: [...Map.groupBy(same, ({ recipient }) => recipient.id).values()]
      .flatMap(courseOf)
      .toSorted(byRecipient),
  }));
  return rows.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
}

/** The columns of the table: the bureaus that were written to, then one for all furnishers. */
export function columnsOf(rows: readonly Row[]): Dispute['recipient'][] {
  const recipients = new Map(
    rows.flatMap(({ courses }) => courses.map(({ recipient }) => [recipient.id, recipient] as const)),
  );
  return bureaus.flatMap((bureau) => recipients.get(bureau) ?? []);
}

export type LetterOf = (id: string) => DisputeLetter | undefined;

/** The form that answers each question about a letter, for all its items. */
export const letterForms: Readonly<Record<LetterQuestionKind, RecordedHere>> = {
  returned: 'mailed',
  askWhetherAnythingCame: 'nothingCame',
  askAboutDelivery: 'delivered',
};

export interface LetterQuestion {
  readonly letter: string;
  readonly waitsFor: LetterQuestionKind;
  /** How many of its items wait for the answer. */
  readonly count: number;
  /** It disputes nothing, so none of the rows is about its items. */
  readonly isRequest: boolean;
}

/** What is asked about letters, in the order of the letters: each once, whatever the number of its items. */
export function questionsOf(
  rows: readonly Row[],
  requests: readonly LetterRequest[],
  letterOf: LetterOf,
): readonly LetterQuestion[] {
  const disputed = rows.flatMap(({ courses }) =>
    courses.flatMap(({ current: { letter, waitsFor } }) =>
      isAboutLetter(waitsFor) ? [{ letter, waitsFor, isRequest: false }] : [],
    ),
  );
  const requested = requests.flatMap(({ letter, waitsFor, headings }) =>
    waitsFor === null ? [] : headings.map(() => ({ letter, waitsFor, isRequest: true })),
  );
  const asked = [...disputed, ...requested];
  const placeOf = ({ letter }: { readonly letter: string }) => letterOf(letter)?.position ?? 0;
  return [...Map.groupBy(asked, ({ letter, waitsFor }) => `${letter} ${waitsFor}`).values()]
    .flatMap((same) => (same[0] === undefined ? [] : [{ ...same[0], count: same.length }]))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The questions that stand above the items. A question about letters with a single item each stands next to these items, unless
 * a letter with several items, or one that disputes none, has the same one: then the list has all of them, as many as its
 * heading says.
 */
export const askedAbove = (questions: readonly LetterQuestion[]): readonly LetterQuestion[] => {
  const listed = new Set(
    questions.filter(({ count, isRequest }) => count > 1 || isRequest).map(({ waitsFor }) => waitsFor),
  );
  return questions.filter(({ waitsFor }) => listed.has(waitsFor));
};

/** Whether a dispute waits for nothing but the answer to one of these questions. */
export const isQuestionAbove = (
  { letter, waitsFor }: Dispute,
  questions: readonly LetterQuestion[],
): boolean => questions.some((question) => question.letter === letter && question.waitsFor === waitsFor);

/** Something about the item is asked; what counts is the newest round with each recipient. */
export const isAsked = ({ courses }: Row): boolean =>
  courses.some(({ current }) => current.waitsFor !== null);

/** Rows by who acts: the reader, those that got letters, the first due first, or nobody any longer. */
export function groupsOf(
  rows: readonly Row[],
  letterOf: LetterOf,
): Readonly<Record<'needsYou' | 'waiting' | 'done', readonly Row[]>> {
  const some = ({ courses }: Row, is: (dispute: Dispute) => boolean) =>
    courses.some(({ current }) => is(current));
  // Letters from before mailing was recorded may have left long ago.
  const isToMail = ({ state, letter }: Dispute) =>
    state === 'drafted' && letterOf(letter)?.isMailingUnknown !== true;
  const needsReader = (row: Row) => isAsked(row) || some(row, isToMail);
  const dueOf = ({ courses }: Row): string =>
    courses
      .flatMap(({ current }) => (open.has(current.state) ? (current.next ?? []) : []))
      .toSorted()
      .at(0) ?? never;
  const others = rows.filter((row) => !needsReader(row));
  const isOpen = (row: Row) => some(row, ({ state }) => open.has(state));
  return {
    needsYou: rows.filter(needsReader),
    waiting: others.filter(isOpen).toSorted((one, other) => dueOf(one).localeCompare(dueOf(other))),
    done: others.filter((row) => !isOpen(row)),
  };
}

const clockRuns: ReadonlySet<DisputeState> = new Set(['investigating', 'questionOpen', 'unanswered']);

/** The day on which an answer about it is due, or was; none in other states. */
export const answerDue = ({ state, letter }: Dispute, letterOf: LetterOf): readonly string[] => {
  const due = clockRuns.has(state) ? letterOf(letter)?.clock?.due : undefined;
  return due === undefined ? [] : [due];
};

/** The one day on which answers about several items are due, or were; null if there are several days, or one item. */
export function sameDueOf(rows: readonly Row[], letterOf: LetterOf): string | null {
  const dues = rows.flatMap(({ courses }) => courses.flatMap(({ current }) => answerDue(current, letterOf)));
  const [day = null, another] = new Set(dues);
  return another === undefined && rows.length > 1 ? day : null;
}

/** The one round that several items are in; null if there are several rounds, or one item. */
export function sameRoundOf(rows: readonly Row[]): number | null {
  const rounds = rows.flatMap(({ courses }) => courses.map(({ current }) => current.round));
  const [round = null, another] = new Set(rounds);
  return another === undefined && rows.length > 1 ? round : null;
}

/** Bureaus have a deadline, and others have none, so what they have in common is said of each kind. */
export const isWithBureau = ({ recipient }: Course): boolean => recipient.kind === 'bureau';

/**
 * Where several items are in the same state with every bureau, a course that stands for all of these, and another one if
 * that is so with the others, too. A course that asks something has a place of its own, so nothing can be said of all.
 */
export function commonCourses(
  rows: readonly Row[],
  stateOf: (course: Course) => string,
  asks: (course: Course) => boolean,
): readonly Course[] {
  const all = rows.flatMap(({ courses }) => courses);
  const standsForAll = (same: readonly Course[]) =>
    rows.length > 1 && same.length > 1 && !same.some(asks) && new Set(same.map(stateOf)).size === 1
      ? same.slice(0, 1)
      : [];
  const bureau = standsForAll(all.filter(isWithBureau));
  return bureau.length === 0
    ? []
    : [...bureau, ...standsForAll(all.filter((course) => !isWithBureau(course)))];
}

/** After every day. */
const never = '9999';
