/** Compares remark texts as whole phrases: spelling may differ, but no word may be missing or added. */

/** The abbreviations in the bureaus’ published lists, and other spellings of the same words. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['acct', 'account'],
  ['bal', 'balance'],
  ['bk', 'bankruptcy'],
  ['bkr', 'bankruptcy'],
  ['ch', 'chapter'],
  ['chap', 'chapter'],
  ['chargeoff', 'charge off'],
  ['chargedoff', 'charge off'],
  ['charged', 'charge'],
  ['dclrd', 'declared'],
  ['govt', 'government'],
  ['info', 'information'],
  ['ntrl', 'natural'],
  ['pd', 'paid'],
  ['pmt', 'payment'],
  ['repo', 'repossession'],
  ['writeoff', 'write off'],
]);

/**
 * A text without its case, its spacing, and the punctuation that published texts vary in. Other characters (a
 * question mark, quotation marks, a dollar sign) stay, so a text with them is not a known one.
 */
export function phraseKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[\s\-–—/|.,;:()]+/)
    .filter((word) => word !== '')
    .map((word) => spelledOut.get(word) ?? word)
    .join(' ')
    .replace(/^account (?=.)/, '');
}

/** The phrases that a text may consist of, split where reports join several remarks. */
export function phrasesIn(text: string): readonly string[] {
  return text
    .split(/[|;\n]|[.,](?=\s)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
