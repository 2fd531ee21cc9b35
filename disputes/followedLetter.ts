import type { LetterClock } from '#contract/disputes.ts';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import { withoutEndedApproval } from './approvals.ts';
import { isBaseless } from './baseless.ts';
import type { CountingEvent } from './countingEvents.ts';
import type { WrittenLetter } from './facts.ts';
import { letterClock } from './letterClock.ts';
import { type LetterCourse, letterCourse } from './letterCourse.ts';
import type { Recording } from './otherwise.ts';
import { requestOf, type StandingRequest } from './requests.ts';

/** A letter with what happened to it. */
export interface FollowedLetter {
  readonly letter: WrittenLetter;
  readonly events: readonly CountingEvent[];
  readonly course: LetterCourse;
  readonly clock: LetterClock | null;
  /** The first day that shows that it left; null if nothing does. */
  readonly leftOn: string | null;
  /** Null for a letter that disputes its items. */
  readonly request: StandingRequest | null;
}

interface Recorded {
  readonly counting: readonly CountingEvent[];
  readonly record: Recording;
  readonly today: string;
}

/** What happened to a letter by what counts of the recorded events. */
export function followLetter(letter: WrittenLetter, { counting, record, today }: Recorded): FollowedLetter {
  const events = counting.filter(({ event }) => 'letters' in event && event.letters.includes(letter.id));
  const course = letterCourse(withoutEndedApproval(letter.id, events), today);
  const last = course.attempts.at(-1);
  const arrived = last === undefined || last.failed !== null ? null : last.receipt;
  const clock = asksOnly(letter.purpose) || arrived === null ? null : letterClock(letter, arrived, events);
  const about = [...events, ...counting.filter(({ event }) => namesItemOf(letter, event))];
  const asked = { letter, attempts: course.attempts, events: about, isBaseless: isBaseless(letter, record) };
  return { letter, events, course, clock, leftOn: leftOn(course), request: requestOf(asked, today) };
}

/** A set that was written again and never left is no longer of any use. */
export const isAbandoned = ({ letter, course }: FollowedLetter): boolean =>
  letter.isReplaced && course.attempts.length === 0;

/** Letters are named by most events; those about single items name these. */
const namesItemOf = ({ id }: WrittenLetter, event: CountingEvent['event']): boolean =>
  'disputes' in event && event.disputes.some(({ letter }) => letter === id);

const leftOn = ({ attempts: [first] }: LetterCourse): string | null =>
  first?.mailed?.event.on ?? first?.receipt?.on ?? first?.failed?.on ?? null;
