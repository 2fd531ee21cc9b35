/**
 * Compares names as bureaus write them: in upper case, truncated, with and without corporate suffixes, under trading
 * forms. Doubt falls on opposite sides: what says that two names are one company asks `sameCompany`, and what says
 * that a company is missing or another one asks `mayBeSameCompany`.
 */
import { endsContradict, shownOf } from '#vocabulary/maskedNumbers.ts';
import { abbreviations, commonWords, endings, tradingForms } from './companyWords.ts';

/** Letters that are no letter with an accent, and what bureaus write for them. */
const latin: Readonly<Record<string, string>> = { Ł: 'L', Đ: 'D', Ð: 'D', Ø: 'O', Æ: 'AE', Œ: 'OE', Þ: 'TH' };

/** Upper-case letters and digits, without accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ŁĐÐØÆŒÞ]/g, (letter) => latin[letter] ?? letter)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words that identify a company under its best-known name; all of them if only suffixes would be left. */
export function companyWords(name: string): readonly string[] {
  const text = plain(name);
  const form = tradingForms.find(([forms]) => forms.test(text));
  const words = (form === undefined ? text : text.replace(...form)).split(' ').filter(Boolean);
  const telling = words.filter((word) => !endings.has(word));
  return (telling.length > 0 ? telling : words).map((word) => abbreviations.get(word) ?? word);
}

const isCommonWord = (word: string): boolean => commonWords.has(word) || endings.has(word);

/**
 * Whether two names certainly mean the same company: they have the same words, however short; or one continues the
 * other word by word, possibly with the last word truncated ("METRO AUTO FIN", "METRO AUTO FINANCE"). What is
 * continued must have five letters and a word that few companies share, so that "ALTO" is not "ALTO VETERINARY" and
 * "FIRST NATIONAL" not "FIRST NATIONAL OF OMAHA".
 */
export function sameCompany(one: string, other: string): boolean {
  const [short, long] = [companyWords(one), companyWords(other)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short.length === 0) return false;
  if (short.join(' ') === long.join(' ')) return true;
  const telling = short.join('').length >= 5 && short.some((word) => !isCommonWord(word));
  const end = short.length - 1;
  return (
    telling &&
    short.every((word, index) =>
      wordsAgree(word, long[index] ?? '', index === end, index === long.length - 1),
    )
  );
}

/**
 * Whether two names could mean the same company, as far as anyone can tell from them: a name says nothing; they begin
 * with the same word; they share a word that few companies use, as a whole, truncated, or abbreviated; or one has the
 * initials of the other. Wrong for some pairs on purpose: only a clear no proves that they are two companies.
 */
export function mayBeSameCompany(one: string, other: string): boolean {
  const [words, others] = [companyWords(one), companyWords(other)];
  if (words.length === 0 || others.length === 0) return true;
  if (words[0] === others[0] || words.join('').startsWith(others.join(''))) return true;
  if (others.join('').startsWith(words.join(''))) return true;
  const rare = (list: readonly string[]) => list.filter((word) => !isCommonWord(word));
  const [own, theirs] = [rare(words), rare(others)];
  const shared = (own.length > 0 ? own : words).some((word) =>
    (theirs.length > 0 ? theirs : others).some(
      (twin) => mayAbbreviate(word, twin) || mayAbbreviate(twin, word),
    ),
  );
  return shared || hasInitials(words, other) || hasInitials(others, one);
}

/** What all names of one company have in common, whatever `sameCompany` tolerates: the beginning of the first word. */
export function companyKey(name: string): string {
  return companyWords(name)[0]?.slice(0, 3) ?? '';
}

/** Only the last word of a name is truncated. */
function wordsAgree(word: string, other: string, last: boolean, otherLast: boolean): boolean {
  if (word === other) return true;
  const isBeginning = (part: string, whole: string) => part.length >= 3 && whole.startsWith(part);
  return (last && isBeginning(word, other)) || (last && otherLast && isBeginning(other, word));
}

/** "FINCL" for "FINANCIAL", "SPRINGLF" for "SPRINGLEAF": the same first letter, and the others in their order. */
function mayAbbreviate(short: string, long: string): boolean {
  if (short === long) return true;
  if (short.length < 3 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Whether a word of two to six letters consists of the initials of the other name, with or without its ending. */
function hasInitials(words: readonly string[], other: string): boolean {
  const initials = plain(other)
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
  return words.some((word) => word.length >= 2 && word.length <= 6 && initials.startsWith(word));
}

/** Placeholders that bureaus print instead of a medical provider: two equal ones don't mean the same creditor. */
export function isGenericCreditor(name: string): boolean {
  return /^MEDICAL( PAYMENT DATA| DATA)?$/.test(plain(name));
}

/**
 * Two numbers match if the shorter start before a mask, of at least four characters, begins the other, and if they don't show different
 * ends after it.
 */
export function sameNumber(one: string, other: string): boolean {
  const [shown, otherShown] = [shownOf(one), shownOf(other)];
  const [short, long] = [shown.start, otherShown.start].toSorted((a, b) => a.length - b.length);
  return (
    short !== undefined &&
    long !== undefined &&
    short.length >= 4 &&
    long.startsWith(short) &&
    !endsContradict(shown, otherShown)
  );
}

/**
 * Whether two numbers certainly match: both are shown in full and equal, or more than the eight characters of an
 * issuer's prefix (ISO/IEC 7812) are shown of each.
 */
export function sameWholeNumber(one: string, other: string): boolean {
  if (!sameNumber(one, other)) return false;
  const [shown, otherShown] = [shownOf(one), shownOf(other)];
  return shown.isMasked || otherShown.isMasked
    ? Math.min(shown.start.length, otherShown.start.length) > 8
    : shown.start === otherShown.start;
}
