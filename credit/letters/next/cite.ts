/**
 * Quotes a step: a date, a number, or words from an earlier letter, its journey, or an answer become evidence. The pointer
 * starts at the plan's input, `/steps/0/journey/mailedOn`, so it never points into a report.
 */
import { usDate } from '../../findings/formatValue.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { Journey } from '#vocabulary/letterStory.ts';
import type { RecordedPart } from '#vocabulary/recorded.ts';
import type { IsoDate } from '../../report/model.ts';
import type { NextStep } from './step.ts';

/** What a letter can tell about a step, to its recipient or to someone else. */
export type Told = Pick<
  NextStep,
  | 'letter'
  | 'item'
  | 'journey'
  | 'reply'
  | 'seenAgainOn'
  | 'statedOn'
  | 'added'
  | 'validationEnds'
  | 'saidBefore'
  | 'entries'
> & {
  /** Who is told. */
  readonly to: { readonly id: string };
};

/** How the earlier letter left and arrived. Throws if it has not left: `lackingFor` lets no letter tell that. */
export function traveled({ journey }: Pick<Told, 'journey'>): Journey {
  if (journey === null) throw new Error('A letter tells how an earlier one left that has not');
  return journey;
}

/** A step and its place among those that were planned together. */
export interface Placed<Step extends Told = NextStep> {
  readonly step: Step;
  readonly place: number;
  /** Where in the plan's input it is; among the steps if absent. */
  readonly path?: string;
}

export const pathOf = ({ place, path }: Placed<Told>): string => path ?? `/steps/${String(place)}`;

function cited(field: EvidenceField, placed: Placed<Told>, at: string, value: string): Evidence {
  return { bureau: null, field, value, at: `${pathOf(placed)}/${at}` };
}

/** The value with the entries that the letter states it from, so that their correction is noticed. */
function stated(part: RecordedPart, { step: { letter, item, entries } }: Placed<Told>, value: Evidence) {
  const own = entries[part];
  return own === undefined
    ? value
    : { ...value, recorded: { part, letter: letter.id, item: item.key, entries: own } };
}

export const citeLetterDate = (placed: Placed<Told>): Evidence =>
  cited('letterDate', placed, 'letter/date', usDate(placed.step.letter.date));

export const citeMailed = (placed: Placed<Told>): Evidence =>
  stated(
    'mailing',
    placed,
    cited('mailedOn', placed, 'journey/mailedOn', usDate(traveled(placed.step).mailedOn)),
  );

/** Null if the mailing has no number. */
export function citeMailingNumber(placed: Placed<Told>): Evidence | null {
  const { number } = traveled(placed.step);
  return number.trim() === '' ? null : cited('mailingNumber', placed, 'journey/number', number.trim());
}

/** Null unless the receipt is proven. */
export function citeReceived(placed: Placed<Told>): Evidence | null {
  const { received } = traveled(placed.step);
  return received === null
    ? null
    : stated('receipt', placed, cited('receivedOn', placed, 'journey/received/on', usDate(received.on)));
}

/** Null unless it counts from a proven receipt. */
export function citeDue(placed: Placed<Told>): Evidence | null {
  const { due } = traveled(placed.step);
  return due === null ? null : stated('deadline', placed, cited('dueOn', placed, 'journey/due', usDate(due)));
}

/** The date on the answer, or else the day on which it came; null if none did. */
export function citeAnswerDate(placed: Placed<Told>): Evidence | null {
  const { reply } = placed.step;
  if (reply === null) return null;
  return reply.printedOn === null
    ? cited('answerDate', placed, 'reply/receivedOn', usDate(reply.receivedOn))
    : cited('answerDate', placed, 'reply/printedOn', usDate(reply.printedOn));
}

/** The day on which the answer came; null if none did. */
export function citeAnswerReceived(placed: Placed<Told>): Evidence | null {
  const { reply } = placed.step;
  return reply === null
    ? null
    : stated('answered', placed, cited('receivedOn', placed, 'reply/receivedOn', usDate(reply.receivedOn)));
}

/** The day on which the notice of a reinsertion came. */
export const citeNotice = (placed: Placed<Told>, on: IsoDate): Evidence =>
  stated('noticed', placed, cited('receivedOn', placed, 'noticeOn', usDate(on)));

/** The same where the letter says what the answer says: the result, or its words. */
export function citeAnswerOf(part: 'result' | 'words', placed: Placed<Told>): Evidence | null {
  const date = citeAnswerDate(placed);
  return date === null ? null : stated(part, placed, date);
}

/** The same of words that the letter says are about the item. */
export function citeAnswerAbout(placed: Placed<Told>): Evidence | null {
  const date = citeAnswerOf('words', placed);
  return date?.recorded === undefined ? date : { ...date, recorded: { ...date.recorded, saysItem: true } };
}

/** What the answer says; null if nobody copied it. */
export function citeAnswerWords(placed: Placed<Told>): Evidence | null {
  const words = oneLine(placed.step.reply?.words ?? '');
  return words === '' ? null : cited('answerWords', placed, 'reply/words', words);
}

/** The date of the letter to which no result came. Nobody has to record that; null only if nothing is known of entries. */
export const citeSilence = (placed: Placed<Told>): Evidence | null =>
  placed.step.entries.silence === undefined ? null : stated('silence', placed, citeLetterDate(placed));

/** The day on which a person said what the letter tells without a value; null if that is not known. */
export function citeStated(part: 'noNotice' | 'theft', placed: Placed<Told>): Evidence | null {
  const on = placed.step.statedOn[part];
  return on === undefined
    ? null
    : stated(part, placed, cited('statedOn', placed, `statedOn/${part}`, usDate(on)));
}

/** Null unless a report showed the item again. */
export function citeSeenAgain(placed: Placed<Told>): Evidence | null {
  const { seenAgainOn } = placed.step;
  return seenAgainOn === null
    ? null
    : stated('sighting', placed, cited('seenAgainOn', placed, 'seenAgainOn', usDate(seenAgainOn)));
}

/** What the client adds; null if they add nothing. */
export function citeClient(placed: Placed<Told>): Evidence | null {
  const words = oneLine(placed.step.added);
  return words === '' ? null : cited('clientWords', placed, 'added', words);
}

/** What the client added to earlier letters, with the dates of these. */
export const citeSaidBefore = (
  placed: Placed<Told>,
): readonly { readonly date: Evidence | null; readonly words: Evidence }[] =>
  placed.step.saidBefore.map((said, index) => ({
    date:
      said.in === null
        ? null
        : cited('letterDate', placed, `${saidBeforePlace}${String(index)}/in`, usDate(said.in)),
    words: cited('clientWords', placed, `${saidBeforePlace}${String(index)}/words`, oneLine(said.words)),
  }));

const saidBeforePlace = 'saidBefore/';

/** Whether a value is what the client said in an earlier letter, which they can no longer change. */
export const isSaidBefore = ({ at }: Evidence): boolean => at.includes(`/${saidBeforePlace}`);

/** Null unless the collector's notice bears a last day. */
export function citeValidationEnd(placed: Placed<Told>): Evidence | null {
  const { validationEnds } = placed.step;
  return validationEnds === null
    ? null
    : stated('lastDay', placed, cited('validationEnds', placed, 'validationEnds', usDate(validationEnds)));
}

/** Who is to be told, by place among those that the client designates, and when it inquired. */
export const citeReceiver = (
  placed: Placed,
  index: number,
): { readonly name: Evidence; readonly on: Evidence | null } | null => {
  const receiver = placed.step.receivers[index];
  if (receiver === undefined) return null;
  const at = `receivers/${String(index)}`;
  return {
    name: cited('receiver', placed, `${at}/name`, oneLine(receiver.name)),
    on: receiver.on === null ? null : cited('inquiryDate', placed, `${at}/on`, usDate(receiver.on)),
  };
};

/** A sentence quotes words without their line breaks. */
export const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();
