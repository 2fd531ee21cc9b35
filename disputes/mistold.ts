/** What mailed letters told that was recorded otherwise since: an entry was corrected or withdrawn, or an answer had come. */
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import { isOfItem, type ToldRecord } from '#vocabulary/recorded.ts';
import { correctingLetters, keyOf, keysOf, reached } from './correctingLetters.ts';
import type { RecordedEvent, WrittenItem, WrittenLetter } from './facts.ts';
import { answerBefore, type Found, noticeBefore, otherwise, type Recording, recordOf } from './otherwise.ts';
import type { ReportDates } from './words.ts';

export interface Mistold extends ToldRecord, Found {
  /** The letter that told it. */
  readonly in: string;
  readonly recipient: WrittenLetter['recipient'];
  /** The letter's items that it is about, with their subjects; never empty. */
  readonly about: readonly Pick<WrittenItem, 'key' | 'subject'>[];
  /** `written`: a letter that corrects it among other things waits to be mailed. */
  readonly correction: 'open' | 'written' | 'told';
}

/**
 * The dispute of an item that the mistold part is about, in the letter that was told: a part about several items is recorded
 * with one of them.
 */
export const disputeTold = (
  { letter, about }: Mistold,
  item: string,
  disputes: readonly Dispute[],
): Dispute | undefined => {
  const subject = about.find(({ key }) => key === item)?.subject;
  return disputes.find((each) => each.letter === letter && each.subject === subject);
};

interface Known {
  readonly letters: readonly WrittenLetter[];
  /** Where they are. */
  readonly shown: readonly DisputeLetter[];
  readonly events: readonly RecordedEvent[];
  readonly reportDates: ReportDates;
  /** Requests that a person withdrew, by their letters. */
  readonly withdrawn: ReadonlySet<string>;
}

/** Each part of each letter once. */
export function mistoldIn({ letters, shown, events, reportDates, withdrawn }: Known): readonly Mistold[] {
  if (letters.every(({ tells }) => tells === undefined)) return [];
  const record = recordOf(events, shown, reportDates);
  const correcting = correctingLetters({ letters, shown, withdrawn });
  const [told, written] = [keysOf(correcting.told), keysOf(correcting.written)];
  return letters.flatMap((letter) => {
    const place = shown.find(({ id }) => id === letter.id);
    if (letter.tells === undefined || place === undefined || !reached(place)) return [];
    const { id, recipient } = letter;
    const wrong = letter.tells.flatMap((part): Mistold[] => {
      const about = itemsAbout(letter, part, letters);
      const found = foundOf(letter, part, record);
      if (found === null || about.length === 0) return [];
      const key = keyOf({ ...part, in: id });
      const correction = told.has(key) ? 'told' : written.has(key) ? 'written' : 'open';
      return [{ ...part, in: id, recipient, about, ...found, correction }];
    });
    return [...new Map(wrong.map((each) => [keyOf(each), each])).values()];
  });
}

function foundOf(letter: WrittenLetter, part: ToldRecord, record: Recording): Found | null {
  if (part.part === 'silence') return answerBefore(letter, part, record);
  const came = part.part === 'noNotice' ? noticeBefore(letter, part, record) : null;
  return came ?? otherwise(letter, part, record);
}

/** Whether something that a letter tells was corrected or withdrawn, whether or not anyone was told. */
export function tellsOtherwise(
  letter: WrittenLetter,
  { shown, events, reportDates }: Omit<Known, 'letters' | 'withdrawn'>,
): boolean {
  const { tells = [] } = letter;
  if (tells.length === 0) return false;
  const record = recordOf(events, shown, reportDates);
  return tells.some((told) => told.part !== 'silence' && otherwise(letter, told, record) !== null);
}

/** The letter's items that the earlier letter has, too; only the one that was told, unless it is about all. */
function itemsAbout(
  letter: WrittenLetter,
  told: ToldRecord,
  letters: readonly WrittenLetter[],
): Mistold['about'] {
  const earlier = letters.find(({ id }) => id === told.letter)?.items ?? [];
  const isAboutAll = !isOfItem(told);
  const subjects = new Set(
    earlier.flatMap(({ key, subject }) => (isAboutAll || key === told.item ? [subject] : [])),
  );
  return letter.items.filter(({ subject }) => subjects.has(subject));
}
