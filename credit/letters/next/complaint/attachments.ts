/** The copies that the client attaches to a complaint, by name. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EnclosureKind, Sentence } from '../../letter.ts';
import { capital, en, es, phrase } from '../../sentence.ts';
import { citeAnswerDate, citeLetterDate, citeMailed, traveled } from '../cite.ts';
import { shownBy } from '../enclosures.ts';
import { isSpoken } from '../history.ts';
import { byAnswer } from './answers.ts';
import { listOf } from './itemNames.ts';
import type { Entry } from './step.ts';

/** A copy, and the places of the steps that it is about. */
export interface Attachment {
  readonly title: string;
  readonly kind: EnclosureKind;
  readonly steps: readonly number[];
}

const kinds: readonly EnclosureKind[] = [
  'earlierLetter',
  'mailingReceipt',
  'deliveryReceipt',
  'answer',
  'newDocument',
];

interface Attached {
  readonly of: Entry;
  readonly kind: EnclosureKind;
}

/** What exists of a letter and of every answer to it. */
function attachedTo(entry: Entry): readonly Attached[] {
  const { reply, otherAnswers, enclosures } = entry.step;
  const copied = new Set(otherAnswers.flatMap((other) => (other.isCopied ? [other.reply] : [])));
  return kinds.flatMap((kind): readonly Attached[] => {
    if (kind !== 'answer') return enclosures.includes(kind) ? [{ of: entry, kind }] : [];
    return byAnswer(entry).flatMap((of) => {
      const own = of.step.reply;
      const isThere = own !== null && (own === reply ? enclosures.includes(kind) : copied.has(own));
      return isThere ? [{ of, kind }] : [];
    });
  });
}

export function attachmentsOf(entries: readonly Entry[], bureau: Bureau): readonly Attachment[] {
  const titles = new Map<string, Attachment>();
  for (const entry of entries) {
    for (const { of, kind } of attachedTo(entry)) {
      const title = titleOf(of, kind, { bureau, entries });
      if (title === null) continue;
      const known = titles.get(title);
      titles.set(title, { title, kind, steps: [...new Set([...(known?.steps ?? []), entry.place])] });
    }
  }
  return [...titles.values()];
}

/** A letter by its date and, if others have the same date, by what it is about: the items in the packet have no numbers. */
function letterNamed(entry: Entry, entries: readonly Entry[]): Sentence {
  const on = citeLetterDate(entry);
  const named = phrase(en`my letter dated ${on}`, es`mi carta del ${on}`);
  const { id, date } = entry.step.letter;
  const sameDay = entries.filter(({ step }) => step.letter.date === date);
  const own = sameDay.filter(({ step }) => step.letter.id === id);
  if (own.length === sameDay.length) return named;
  const list = listOf(own);
  return phrase(en`${named} about ${list}`, es`${named} sobre ${list}`);
}

function titleOf(
  entry: Entry,
  kind: EnclosureKind,
  { bureau, entries }: { readonly bureau: Bureau; readonly entries: readonly Entry[] },
): string | null {
  const letter = letterNamed(entry, entries);
  const isOnPaper = !isSpoken(traveled(entry.step));
  switch (kind) {
    case 'earlierLetter':
      return isOnPaper ? capital(letter.text) : null;
    case 'mailingReceipt':
    case 'deliveryReceipt':
      if (isOnPaper) return `Proof of ${shownBy(entry, kind).text} for ${letter.text}`;
      return kind === 'mailingReceipt'
        ? `Confirmation of my dispute of ${citeMailed(entry).value}`
        : `Confirmation that my dispute of ${citeMailed(entry).value} was received`;
    case 'answer': {
      const date = citeAnswerDate(entry);
      if (date === null) return null;
      const word = entry.step.reply?.printedOn === null ? 'received on' : 'dated';
      return `${bureau}’s response ${word} ${date.value}`;
    }
    case 'newDocument':
      return 'My supporting documents';
    case 'identification':
    case 'theftReport':
      return null;
  }
}
