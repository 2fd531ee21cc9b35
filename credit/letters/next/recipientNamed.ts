/** How a letter names the recipient of an earlier one, and says what they did. */
import type { Sentence } from '../letter.ts';
import { en, es, nothing, phrase, same, words } from '../sentence.ts';
import type { Placed, Told } from './cite.ts';

/** How the earlier letter's recipient is spoken of: to themselves, or to someone else by name. */
export interface Named {
  /** "you", or "TransUnion". */
  readonly who: Sentence;
  readonly isReader: boolean;
  /** A company has no file of the client. */
  readonly isCompany: boolean;
}

export function named({ step: { letter, to } }: Placed<Told>): Named {
  const { id, kind, name } = letter.destination;
  const isCompany = kind !== 'bureau';
  if (id === to.id) return { who: words('you', 'ustedes'), isReader: true, isCompany };
  return { who: same(kind === 'bureau' ? id : name), isReader: false, isCompany };
}

/** "your response", or "TransUnion’s response". */
export const theirs = (
  { who, isReader }: Named,
  thing: string,
  cosa: string,
  article: 'el' | 'la',
): Sentence =>
  isReader
    ? words(`your ${thing}`, `su ${cosa}`)
    : words(`${who.text}’s ${thing}`, `${article} ${cosa} de ${who.text}`);

/** What the earlier letter's recipient did. In Spanish, the verb is another for the reader of the new letter. */
export function did({ who, isReader }: Named, english: string, plural: string, singular: string): Sentence {
  const verb = words(english, isReader ? plural : singular);
  return phrase(en`${who} ${verb}`, es`${who} ${verb}`);
}

/** " there": in a file that is not the reader's. */
export const there = ({ isReader }: Named): Sentence => (isReader ? nothing : words(' there', ' allí'));
