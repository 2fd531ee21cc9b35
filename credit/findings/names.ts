/** Compares names as bureaus write them: in upper case, truncated, with and without corporate suffixes. */

const endings = new Set([
  'NA',
  'INC',
  'LLC',
  'LLP',
  'LP',
  'CORP',
  'CORPORATION',
  'CO',
  'COMPANY',
  'LTD',
  'THE',
  'OF',
  'AND',
  'VISA',
  'MASTERCARD',
  'MC',
  'AMEX',
  'CARD',
  'CARDS',
  'SVCS',
  'SVC',
  'SERVICES',
  'SERVICING',
  'USA',
]);

/** The words that identify a company; all of them if only suffixes would be left. */
export function companyWords(name: string): readonly string[] {
  const words = plain(name).split(' ').filter(Boolean);
  const telling = words.filter((word) => !endings.has(word));
  return telling.length > 0 ? telling : words;
}

/** Upper-case letters and digits, without accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether two company names can mean the same company: they are equal, or one continues the other word by word,
 * possibly with the last word truncated ("METRO AUTO FIN", "METRO AUTO FINANCE"). One short word in common is not
 * enough.
 */
export function sameCompany(one: string, other: string): boolean {
  const [short, long] = [companyWords(one), companyWords(other)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short.length === 0) return false;
  const telling = short.join('').length >= 5;
  return (
    telling && short.every((word, index) => wordsAgree(word, long[index] ?? '', index === short.length - 1))
  );
}

/** What all names of one company have in common, whatever `sameCompany` tolerates: the beginning of the first word. */
export function companyKey(name: string): string {
  return companyWords(name)[0]?.slice(0, 3) ?? '';
}

function wordsAgree(word: string, other: string, last: boolean): boolean {
  if (word === other) return true;
  return last && word.length >= 3 && other.length >= 3 && (word.startsWith(other) || other.startsWith(word));
}

/** Placeholders that bureaus print instead of a medical provider: two equal ones don't mean the same creditor. */
export function isGenericCreditor(name: string): boolean {
  return /^MEDICAL( PAYMENT DATA| DATA)?$/.test(plain(name));
}

/** The part of an account number before its mask: `440066120987****` and `4400****` match. */
export function shownStart(number: string): string {
  return (/^[^*xX#]*/.exec(number)?.[0] ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** Two numbers match if the shorter unmasked start, of at least four characters, begins the other. */
export function sameNumber(one: string, other: string): boolean {
  const [short, long] = [shownStart(one), shownStart(other)].toSorted((a, b) => a.length - b.length);
  return short !== undefined && long !== undefined && short.length >= 4 && long.startsWith(short);
}
