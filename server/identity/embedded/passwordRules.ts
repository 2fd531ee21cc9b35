import { knownPasswords } from './knownPasswords.ts';

export const passwordLength = { min: 12, max: 200 } as const;

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordIsMail' | 'passwordCommon';

/** A name or a word of fewer letters says little about a password of twelve or more. */
const shortestWord = 4;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `abcabcabcabc`, `aaaaaaaaaaaa`: one to four characters repeated. */
const repeats = /^(.{1,4})\1+$/u;

/** `baseballbaseball`: the same word twice or more. */
const repeatedWord = /^(.{4,}?)\1+$/u;

/** Signs that people write for letters, as in `P@ssw0rd`. */
const signs: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '!': 'i',
  '1': 'i',
};
const spelledOut = (text: string): string => text.replace(/[@430$5!1]/g, (sign) => signs[sign] ?? sign);

/** Nothing but words that anyone would try here first (ASVS 5.0, 6.1.2). */
const ourWords =
  /^(?:redress|credit|repair|report|score|dispute|letter|bureau|agency|equifax|experian|transunion|identityiq|smartcredit|myfreescorenow|crédito|credito|reporte|disputa|carta)+s?$/u;

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Without the digits and signs around a word: `summer` for `Summer2026!!`. */
const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The forms in which a password could be on the list: as typed, and without what people add to reach a length. */
function formsOf(typed: string): string[] {
  const word = withoutEnds(typed);
  const plain = [
    typed,
    bare(typed),
    word,
    spelledOut(word),
    bare(spelledOut(typed)),
    withoutEnds(bare(typed)),
  ];
  const once = [...plain, unaccented(word)].map((form) => repeatedWord.exec(form)?.[1] ?? form);
  return [...plain, ...once].filter((form) => form.length >= shortestWord);
}

/** `123456789012`, `098765432109`. */
function isCounting(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const steps = Array.from(text.slice(1), (digit, place) => (Number(digit) - Number(text[place]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** Whether nothing but the person's email address, or its name with digits and signs, makes up the password. */
function isMail(typed: string, mail: string): boolean {
  const address = mail.trim().toLowerCase();
  const name = bare(address.split('@')[0] ?? '');
  if (typed === address || bare(typed) === bare(address) || bare(typed) === name) return true;
  return (
    name.length >= shortestWord && bare(typed).replace(/^\d+|\d+$/g, '') === name.replace(/^\d+|\d+$/g, '')
  );
}

/**
 * Why a new password is refused, or null. It checks length, the person's own email address, words of this
 * product, and a list of passwords from breaches, not character classes (NIST SP 800-63B, 3.1.1.2).
 */
export async function passwordProblem(password: string, mail: string): Promise<PasswordProblem | null> {
  const length = Array.from(password.normalize('NFKC')).length;
  if (length < passwordLength.min) return 'passwordShort';
  if (length > passwordLength.max) return 'passwordLong';
  const typed = password.normalize('NFKC').trim().toLowerCase();
  if (isMail(typed, mail)) return 'passwordIsMail';
  if (repeats.test(typed) || isCounting(bare(typed))) return 'passwordCommon';
  const known = await knownPasswords();
  const isGuessed = (form: string) => known.has(form) || ourWords.test(form);
  return formsOf(typed).some(isGuessed) ? 'passwordCommon' : null;
}
