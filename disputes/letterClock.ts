import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { LetterClock } from '#contract/disputes.ts';
import { answerClock } from './clocks.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import type { WrittenLetter } from './facts.ts';
import type { Receipt } from './receipt.ts';

const ofKind = <Kind extends DisputeEvent['kind']>(events: readonly CountingEvent[], kind: Kind) =>
  events.flatMap(({ event }) =>
    event.kind === kind ? [event as Extract<DisputeEvent, { kind: Kind }>] : [],
  );

/**
 * Whether the client had the bureau’s free annual report before disputing; null if nobody has said. The last word counts; of
 * one day, what was recorded last.
 */
export function hadAnnualReport(events: readonly CountingEvent[]): boolean | null {
  const said = events.filter(({ event }) => event.kind === 'annualReport').toSorted(byDayAndEntry);
  return ofKind(said, 'annualReport').at(-1)?.had ?? null;
}

/**
 * How the time of a received letter is counted; null for a creditor. A letter that a credit repair organization prepared
 * starts no duty of a creditor (15 U.S.C. 1681s-2(a)(8)(G)). `events` are the letter’s own.
 */
export function letterClock(
  { recipient }: WrittenLetter,
  { on, basis }: Receipt,
  events: readonly CountingEvent[],
): LetterClock | null {
  if (recipient.kind === 'furnisher') return null;
  const clock = answerClock({
    by: recipient.kind,
    on,
    hadAnnualReport: hadAnnualReport(events) ?? false,
    furtherFactsOn: ofKind(events, 'furtherFacts').map((facts) => facts.on),
    // An item that was found wrong has its result; for the letter's other items nothing was found yet.
    foundOn: null,
  });
  return { received: on, basis, ...clock };
}
