import { commonPasswords } from './commonPasswords.ts';

export const passwordLength = { least: 12, most: 200 } as const;

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordIsMail' | 'passwordCommon';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `abcabcabcabc`, `aaaaaaaaaaaa`: one to four characters over and over. */
const repeats = /^(.{1,4})\1+$/u;

/** What forbids a new password, or null. Length and a list instead of character classes (NIST SP 800-63B, 3.1.1.2). */
export function passwordProblem(password: string, mail: string): PasswordProblem | null {
  const length = Array.from(password.normalize('NFKC')).length;
  if (length < passwordLength.least) return 'passwordShort';
  if (length > passwordLength.most) return 'passwordLong';
  const address = mail.trim().toLowerCase();
  const typed = password.trim().toLowerCase();
  if (typed === address || bare(typed) === bare(address) || typed === address.split('@')[0]) {
    return 'passwordIsMail';
  }
  if (commonPasswords.has(bare(password)) || repeats.test(typed)) return 'passwordCommon';
  return null;
}
