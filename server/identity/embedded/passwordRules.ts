import { commonPasswords } from './commonPasswords.ts';

export const passwordLength = { min: 12, max: 200 } as const;

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordIsMail' | 'passwordCommon';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `abcabcabcabc`, `aaaaaaaaaaaa`: one to four characters repeated. */
const repeats = /^(.{1,4})\1+$/u;

/**
 * Why a new password is refused, or null. It checks length and a list, not character classes (NIST SP 800-63B,
 * 3.1.1.2).
 */
export function passwordProblem(password: string, mail: string): PasswordProblem | null {
  const length = Array.from(password.normalize('NFKC')).length;
  if (length < passwordLength.min) return 'passwordShort';
  if (length > passwordLength.max) return 'passwordLong';
  const address = mail.trim().toLowerCase();
  const typed = password.trim().toLowerCase();
  if (typed === address || bare(typed) === bare(address) || typed === address.split('@')[0]) {
    return 'passwordIsMail';
  }
  if (commonPasswords.has(bare(password)) || repeats.test(typed)) return 'passwordCommon';
  return null;
}
