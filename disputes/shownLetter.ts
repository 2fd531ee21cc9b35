import type { DisputeLetter } from '#contract/disputes.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';
import type { FollowedLetter } from './followedLetter.ts';
import { hadAnnualReport } from './letterClock.ts';

/** Where a letter is, as people see it. */
export function shownLetter({ letter, events, course, clock }: FollowedLetter): DisputeLetter {
  const last = course.attempts.at(-1);
  // How a letter left that came back says nothing of a later mailing that nobody recorded, and only its arrival shows.
  const own = last?.failed === null ? [last] : course.attempts;
  const mailed = own.findLast(({ mailed: sent }) => sent !== null)?.mailed ?? null;
  return {
    id: letter.id,
    sessionId: letter.sessionId,
    position: letter.position,
    purpose: letter.purpose,
    writtenOn: letter.writtenOn,
    recipient: letter.recipient,
    state: course.state,
    items: letter.items.length,
    mailed:
      mailed === null
        ? null
        : {
            event: mailed.id,
            on: mailed.event.on,
            way: mailed.event.way,
            tracking: mailed.event.tracking,
            basis: mailed.event.basis,
          },
    ...(course.state === 'ordered' && { orderedOn: orderedOn(events) }),
    receipt: last === undefined || last.failed !== null ? null : last.receipt,
    clock,
    hadAnnualReport: hadAnnualReport(events),
    isMailingUnknown: letter.isMailingUnknown && course.attempts.length === 0,
  };
}

/** Of several orders, the newest one. */
const orderedOn = (events: readonly CountingEvent[]): string | undefined =>
  events
    .filter(({ event }) => event.kind === 'ordered')
    .toSorted(byDayAndEntry)
    .at(-1)?.event.on;
