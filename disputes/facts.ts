/** What the standing of a client's disputes is calculated from. */
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { DisputeReason } from '#vocabulary/disputeReasons.ts';
import type { Destination } from '#contract/repair.ts';
import type { NewestReport } from './newerReport.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { Corrects, ToldRecord } from '#vocabulary/recorded.ts';
import type { ReportDates } from './words.ts';

/** One numbered point of a letter. */
export interface WrittenItem {
  /** Unique in its letter. */
  readonly key: string;
  readonly heading: string;
  /** The same for the same item in all of the client's letters, whichever report they are based on. */
  readonly subject: string;
  /** What the letter argues about it; empty if it only asks to verify it. */
  readonly reasons: readonly DisputeReason[];
}

export interface WrittenLetter {
  readonly id: string;
  readonly sessionId: string;
  /** Starts at 1, within its set. */
  readonly position: number;
  readonly purpose: LetterPurpose;
  /** Civil date. */
  readonly writtenOn: string;
  readonly recipient: Destination;
  readonly items: readonly WrittenItem[];
  /** Its set was written again, so that nobody has to mail it. */
  readonly isReplaced: boolean;
  /** Only the client may sign it; absent for all others. */
  readonly isClientsToSign?: boolean;
  /** It was written when nobody recorded mailing. */
  readonly isMailingUnknown: boolean;
  /** It names people or companies whom the recipient is to tell; absent if it names none. */
  readonly designates?: true;
  /** What it tells about earlier letters that was recorded; absent if it tells nothing, or was written before this was kept. */
  readonly tells?: readonly ToldRecord[];
  /** What it corrects of what earlier letters told; absent if that is nothing. */
  readonly corrects?: readonly Corrects[];
}

/** An event as it was recorded. `event` is null if the entry only withdraws the one it replaces. */
export interface RecordedEvent {
  readonly id: string;
  /** Instant, ISO 8601 in UTC. */
  readonly recordedAt: string;
  /** The entry that this one corrects or withdraws; each at most once. */
  readonly replaces: string | null;
  readonly event: DisputeEvent | null;
  /** An agency's client recorded it on their own page. */
  readonly isByClient?: true;
}

export interface Facts {
  readonly letters: readonly WrittenLetter[];
  /** In any order. */
  readonly events: readonly RecordedEvent[];
  /** Civil date in the account's time zone: what is assumed and asked depends on it. */
  readonly today: string;
  /** Absent if no report is newer than those that letters were written from. */
  readonly newest?: NewestReport | undefined;
  /** Needed for what people decided about reports; where one has no date, the day of the decision counts. */
  readonly reportDates?: ReportDates;
}
