import { daysToDispute } from '#vocabulary/debtTime.ts';
import { addDays } from './civilDays.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import type { WrittenLetter } from './facts.ts';

/**
 * The last day on which a letter that disputes debts with their collector can be sent as it was written, because it asks to pause collection
 * under 15 U.S.C. 1692g(b): the day that the notice prints, or 30 days after it came, by when the time is over even if it was the
 * collector's first one. Of several debts the earliest. Null for other letters,
 * and for one that was written later and only asks.
 */
export function debtTimeEnds(
  letter: WrittenLetter,
  letters: readonly WrittenLetter[],
  counting: readonly CountingEvent[],
): string | null {
  if (letter.purpose !== 'validation') return null;
  const notices = counting.toSorted(byDayAndEntry);
  const subjectOf = (id: string, key: string) =>
    letters.find((each) => each.id === id)?.items.find((item) => item.key === key)?.subject;
  const [first = null] = letter.items
    .flatMap(({ subject }) => {
      const found = notices.findLast(
        ({ event }) =>
          event.kind === 'collectorNotice' &&
          event.disputes.some(({ letter: id, item }) => subjectOf(id, item) === subject),
      )?.event;
      return found?.kind === 'collectorNotice' ? [found.ends ?? addDays(found.on, daysToDispute)] : [];
    })
    .toSorted();
  return first !== null && letter.writtenOn <= first ? first : null;
}
