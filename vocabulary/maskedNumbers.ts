/** What an account number shows before and after its mask, which bureaus and providers put in different places. */

/**
 * Characters that hide others: asterisks, number signs, bullets, and X or dots next to another of these. A single X can be a letter of
 * the number, except after nothing but digits: `RX8812091` shows all of itself, and `44006612X` does not.
 */
const mask = /(?:[*#•]|[xX.](?=[xX.*#•])|(?<=[xX.*#•])[xX.])+|(?<=^\d+)[xX]$/;

const plain = (part: string | undefined): string => (part ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** What is visible of a number; of one without a mask, all of it is its start and its end. */
export interface Shown {
  readonly start: string;
  readonly end: string;
  readonly isMasked: boolean;
}

/** `4400****0987` starts with `4400` and ends with `0987`. */
export function shownOf(number: string): Shown {
  const parts = number.replace(/[\s-]/g, '').split(mask);
  return { start: plain(parts[0]), end: plain(parts.at(-1)), isMasked: parts.length > 1 };
}

/** The part before the mask, all of it without one: `440066120987****` shows `440066120987`. */
export const shownStart = (number: string): string => shownOf(number).start;

const shorterFirst = (one: string, other: string): readonly [string, string] =>
  one.length < other.length ? [one, other] : [other, one];

/** Whether two numbers show different ends after their masks. Without a mask, a number may have been cut off instead. */
export function endsContradict(one: Shown, other: Shown): boolean {
  if (!one.isMasked || !other.isMasked) return false;
  const [short, long] = shorterFirst(one.end, other.end);
  return short !== '' && !long.endsWith(short);
}

/** Whether two numbers end in the same way, in at least four characters. */
export function endsAgree(one: Shown, other: Shown): boolean {
  const [short, long] = shorterFirst(one.end, other.end);
  return short.length >= 4 && long.endsWith(short);
}

/** Whether one number shows only how it begins and the other only how it ends, so that they neither agree nor differ. */
export const showOtherParts = (one: Shown, other: Shown): boolean =>
  (isOnlyStart(one) && isOnlyEnd(other)) || (isOnlyEnd(one) && isOnlyStart(other));

const isOnlyStart = ({ start, end }: Shown): boolean => start !== '' && end === '';
const isOnlyEnd = ({ start, end }: Shown): boolean => start === '' && end !== '';
