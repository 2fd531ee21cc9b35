import { subDays } from 'date-fns/subDays';
import type { ReplyOf } from '#contract/call.ts';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import { oldestEventDays } from '#contract/disputeEvents.ts';
import type { Dispute, disputes } from '#contract/disputes.ts';
import { type AnswerForm, formAt, type FormEvent, type Said, saidAtOnce } from './answerForm.ts';
import {
  type AnswerEvent,
  type Answerer,
  answerersOf,
  type Disputes,
  filesOf,
  keyOf,
} from './answerLetters.ts';
import type { PagesChanged } from './answerPages.ts';
import type { Failure } from './failure.ts';

export type Client = ReplyOf<typeof disputes>;

export interface Input {
  readonly profileId: string;
  readonly client: Disputes;
  /** The letter whose recipient is chosen at first; null if none. */
  readonly letter: string | null;
  /** The entry to be corrected; null if a new answer is recorded. */
  readonly entry: string | null;
  /** Files of the client that a new answer begins with: a scan of the inbox. */
  readonly attached: readonly string[];
}

export interface Context extends Input {
  readonly form: AnswerForm;
  /** The stored pages. */
  readonly files: readonly string[];
  readonly areFilesStored: boolean;
  readonly failure: Failure | null;
  /** The client's disputes after the answer was recorded; null until they are known. */
  readonly after: Client | null;
}

export type AnswerRecordingEvent =
  | FormEvent
  | PagesChanged
  | { type: 'items.skipRest' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'answer.record' };

/** `entry` is what it corrects. */
export interface Recording extends Pick<Input, 'profileId' | 'entry'> {
  readonly event: AnswerEvent;
}

/** What is entered about a client's answer. */
export type Entered = Pick<Context, 'client' | 'entry' | 'form'>;

export const answererOf = ({ client, entry, form }: Entered): Answerer | undefined =>
  answerersOf(client, entry).find(({ recipient }) => recipient.id === form.recipient);

/** The items that need a decision: those of the chosen letters that are open. */
export const rowsOf = (entered: Entered): readonly Dispute[] =>
  (answererOf(entered)?.letters ?? [])
    .filter(({ letter }) => entered.form.letters.includes(letter.id))
    .flatMap(({ items }) => items);

export type DateProblem =
  | 'required'
  | 'inFuture'
  | 'beforeLetter'
  | 'beforeMailing'
  | 'tooOld'
  | 'afterReceived';

export interface DateProblems {
  readonly printed: DateProblem | null;
  readonly received: DateProblem | null;
}

/** What is wrong with the two dates; the server decides about the day of receipt as well. */
export function dateProblemsOf(entered: Entered): DateProblems {
  const { client, form } = entered;
  const written = (answererOf(entered)?.letters ?? [])
    .filter(({ letter }) => form.letters.includes(letter.id))
    .map(({ letter }) => letter.writtenOn);
  // It can come after a later letter that it doesn't know of.
  const isBefore = (day: string) => written.length > 0 && written.every((letter) => day < letter);
  return {
    received: receivedProblem(form.received, client.today, isBefore),
    printed: printedProblem(form, isBefore),
  };
}

type IsBefore = (day: string) => boolean;

function receivedProblem(received: string, today: string, isBefore: IsBefore): DateProblem | null {
  if (received === '') return 'required';
  if (received > today) return 'inFuture';
  if (received < civilOf(subDays(dateOf(today), oldestEventDays))) return 'tooOld';
  return isBefore(received) ? 'beforeLetter' : null;
}

function printedProblem(
  { printed, isUndated, received }: AnswerForm,
  isBefore: IsBefore,
): DateProblem | null {
  if (isUndated) return null;
  if (printed === '') return 'required';
  if (received !== '' && printed > received) return 'afterReceived';
  return isBefore(printed) ? 'beforeLetter' : null;
}

/** The first thing without which the answer can't be recorded; null if nothing is missing. */
export type Missing = 'recipient' | 'letters' | 'dates' | 'answer' | 'items';

export function missingOf(entered: Entered): Missing | null {
  const { form } = entered;
  const problems = dateProblemsOf(entered);
  if (answererOf(entered) === undefined) return 'recipient';
  if (rowsOf(entered).length === 0) return 'letters';
  if (problems.printed !== null || problems.received !== null) return 'dates';
  if (form.answer === null) return 'answer';
  return form.answer === 'results' && openRowsOf(entered).length > 0 ? 'items' : null;
}

/** Whether it is known who answered and when. Before that, nobody can say what the answer is about. */
export const hasSender = (entered: Entered): boolean =>
  !['recipient', 'letters', 'dates'].includes(missingOf(entered) ?? '');

/** The items that still need a decision. */
export const openRowsOf = (entered: Entered): readonly Dispute[] =>
  rowsOf(entered).filter((row) => (entered.form.said[keyOf(row)]?.outcome ?? null) === null);

/** The results as they are recorded: one for each row that is decided. */
export const resultsOf = (entered: Entered): AnswerEvent['results'] =>
  entered.form.answer === 'results'
    ? rowsOf(entered).flatMap((row) => {
        const outcome = entered.form.said[keyOf(row)]?.outcome ?? null;
        return outcome === null ? [] : [{ letter: row.letter, item: row.item, outcome }];
      })
    : [];

/** The event that records the answer. Call it only if nothing is missing. */
export function answerEventOf(entered: Entered, files: readonly string[]): AnswerEvent {
  const { form } = entered;
  if (form.answer === null) throw new Error('An answer without its kind can’t be recorded');
  return {
    kind: 'answer',
    on: form.received,
    printed: form.isUndated ? null : form.printed,
    letters: [...form.letters],
    answer: form.answer,
    results: resultsOf(entered),
    words: form.words.trim(),
    note: form.note.trim(),
    files: [...files],
  };
}

/** The items of which nothing was said yet. One that was updated, but not said how, was mentioned. */
export const untouchedRowsOf = (entered: Entered): readonly Dispute[] =>
  rowsOf(entered).filter((row) => entered.form.said[keyOf(row)] === undefined);

/** What nothing was said of counts as not mentioned. */
export const restSkipped = (entered: Entered): AnswerForm => ({
  ...entered.form,
  said: {
    ...entered.form.said,
    ...Object.fromEntries(
      untouchedRowsOf(entered).map((row): [string, Said] => [keyOf(row), saidAtOnce('notMentioned')]),
    ),
  },
});

/** Whether something was entered that would be lost. */
export const isUnsaved = ({
  client,
  entry,
  letter,
  attached,
  form,
  files,
  areFilesStored,
}: Context): boolean =>
  JSON.stringify([form, files, areFilesStored]) !==
  JSON.stringify([formAt(client, entry, letter), [...filesOf(client, entry), ...attached], true]);
