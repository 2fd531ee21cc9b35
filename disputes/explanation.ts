/** How a letter's dates were counted, in parts that a page can put into words. Pure: today is given. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isWeekend } from 'date-fns/isWeekend';
import { dateOf } from '#contract/civilDates.ts';
import type { LetterClock } from '#contract/disputes.ts';
import { mailDays } from './clocks.ts';
import { addDays } from './civilDays.ts';
import { isFederalHoliday } from './federalHolidays.ts';

/** A day between the due date and the last day for sending the result that is no business day. */
export interface SkippedDay {
  /** Civil date. */
  readonly day: string;
  readonly because: 'weekend' | 'holiday';
}

export interface Explanation {
  /** Days since receipt, which is not counted itself; never negative. */
  readonly daysGone: number;
  /** Days until the due date; negative once it has passed. */
  readonly daysLeft: number;
  /** Null for furnishers, whose result has no further days. */
  readonly skipped: readonly SkippedDay[] | null;
  readonly mailDays: number;
}

function daysSkipped(due: string, resultBy: string): SkippedDay[] {
  const skipped: SkippedDay[] = [];
  for (let day = addDays(due, 1); day < resultBy; day = addDays(day, 1)) {
    if (isFederalHoliday(day)) skipped.push({ day, because: 'holiday' });
    else if (isWeekend(dateOf(day))) skipped.push({ day, because: 'weekend' });
  }
  return skipped;
}

/** What the dates of a clock consist of, as of a civil date. */
export function explanationOf({ received, due, resultBy }: LetterClock, today: string): Explanation {
  return {
    daysGone: Math.max(0, differenceInCalendarDays(dateOf(today), dateOf(received))),
    daysLeft: differenceInCalendarDays(dateOf(due), dateOf(today)),
    skipped: resultBy === null ? null : daysSkipped(due, resultBy),
    mailDays,
  };
}
