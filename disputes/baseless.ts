import type { WrittenLetter } from './facts.ts';
import { otherwise, type Recording } from './otherwise.ts';

/**
 * Whether everything that a request is based on was withdrawn: the statements about identity theft, without which nobody asks for a
 * block (15 U.S.C. 1681c-2(a)(4)). Letters from before their entries were kept don't say which these are.
 */
export function isBaseless(letter: WrittenLetter, record: Recording): boolean {
  const statements = (letter.tells ?? []).filter(({ part }) => part === 'theft');
  return (
    letter.purpose === 'block' &&
    statements.length > 0 &&
    statements.every((told) => otherwise(letter, told, record)?.now === null)
  );
}
