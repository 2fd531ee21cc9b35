import { itemOpening, withItsNumber } from './accountMask.ts';
import type { Language } from './languages.ts';
import { personalEntries } from './personalEntries.ts';

interface ItemNameParts {
  /** As letters write it, in English, with its number on the same line. */
  readonly name: string;
  /** What readers of the language are told instead; names of companies have none. */
  readonly translated: string | undefined;
  /** The day on which an account was opened. */
  readonly opened: string | undefined;
}

/** What a letter's heading of an item consists of, to be said in a language. */
export function itemNameParts(heading: string, language: Language): ItemNameParts {
  const [name = '', opened] = heading.split(itemOpening);
  const entry = Object.values(personalEntries).find(({ en }) => en === heading);
  return { name: withItsNumber(name), translated: entry?.[language], opened };
}
