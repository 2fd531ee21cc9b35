import { readFileSync } from 'node:fs';

/** A term of docs/glossary: wherever `english` appears, the words of one of `spanish` appear too. */
export interface Term {
  readonly english: string;
  readonly spanish: readonly string[];
}

export interface Wording {
  readonly english: string;
  readonly spanish: string;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const terms = (cell: string): string[] => cell.split(',').map((term) => term.trim());

/** The table's terms, the longest English ones first: inside "original creditor", "creditor" is not another term. */
export function readGlossary(): readonly Term[] {
  const page = readFileSync(new URL('../../docs/glossary/credit-terms.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^\| (?!English|---)([^|]+)\|([^|]+)\|/gm)]
    .flatMap(([, english = '', spanish = '']) =>
      terms(english).map((term) => ({ english: term, spanish: terms(spanish) })),
    )
    .toSorted((one, other) => other.english.length - one.english.length);
}

/** The part of a word that its endings leave unchanged: `reportar` and `reporta` share `repor`. */
function stemOf(word: string): string {
  const bare = plain(word);
  return bare.length > 4 ? bare.slice(0, Math.max(4, bare.length - 3)) : bare.replace(/[aeos]$/, '');
}

/** The required words of a Spanish term: its emphasized ones, otherwise all of any length. */
function wordsOf(term: string): string[] {
  const emphasised = /_([^_]+)_/.exec(term)?.[1];
  return (emphasised ?? term).split(/\s+/).filter((word) => plain(word).length > 2 || /\d/.test(word));
}

const startsWord = (text: string, stem: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\d])${stem}`, 'u').test(plain(text));

/** The terms whose English is in the message while their Spanish is not. */
export function missing(glossary: readonly Term[], { english, spanish }: Wording): string[] {
  let rest = english.toLowerCase();
  return glossary
    .filter((term) => {
      const found = new RegExp(
        String.raw`(?<![\p{L}\d{])${term.english.toLowerCase().replaceAll(/[- ]/g, '[- ]')}(?:e?s)?(?![\p{L}\d}])`,
        'gu',
      );
      const before = rest;
      rest = rest.replaceAll(found, '·');
      return rest !== before;
    })
    .filter(
      (term) => !term.spanish.some((one) => wordsOf(one).every((word) => startsWord(spanish, stemOf(word)))),
    )
    .map((term) => term.english);
}
