import { asksOnly } from '#vocabulary/letterPurposes.ts';
import type { WrittenLetter } from './facts.ts';

/**
 * The letters that ask for the notice of a reinsertion, and for no investigation: those about something that is back, and those
 * that follow up on one. A follow-up is about the last letter before it that left.
 */
export function askingForNotice(
  /** In the order in which they were written. */
  letters: readonly WrittenLetter[],
  hasLeft: (letter: WrittenLetter) => boolean,
): ReadonlySet<string> {
  const asking = new Set<string>();
  for (const letter of letters) {
    const followed =
      letter.purpose === 'followUp'
        ? letters.findLast((earlier) => isBefore(earlier, letter) && hasLeft(earlier))
        : undefined;
    if (letter.purpose === 'reinsertion' || asking.has(followed?.id ?? '')) asking.add(letter.id);
  }
  return asking;
}

/** Whether a letter disputed one of these items with the same recipient before. */
const isBefore = (earlier: WrittenLetter, { sessionId, recipient, items }: WrittenLetter): boolean =>
  earlier.sessionId < sessionId &&
  earlier.recipient.id === recipient.id &&
  !asksOnly(earlier.purpose) &&
  earlier.items.some((item) => items.some(({ subject }) => subject === item.subject));
