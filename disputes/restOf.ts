import type { DisputeEvent } from '#contract/disputeEvents.ts';

/**
 * The part of an event that stays when it is corrected for some of its letters only: the same about those to be kept; null
 * if the event names none of them. `corrected`: the letters that the correction is about.
 */
export function restOf(
  event: DisputeEvent,
  keeps: readonly string[],
  corrected: readonly string[],
): DisputeEvent | null {
  if (!('letters' in event)) return null;
  const letters = event.letters.filter((letter) => keeps.includes(letter) && !corrected.includes(letter));
  if (letters.length === 0) return null;
  return event.kind === 'answer'
    ? { ...event, letters, results: event.results.filter(({ letter }) => letters.includes(letter)) }
    : { ...event, letters };
}
