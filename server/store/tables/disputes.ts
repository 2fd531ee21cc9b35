import type { Basis, DisputeEventKind } from '#contract/disputeEvents.ts';
import type { Activity, DisputeState } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import type { SightingKind } from '#contract/newerReports.ts';
import type { ScanSender } from '#contract/inbox.ts';
import type { Destination } from '#contract/repair.ts';
import type { RequestState } from '#contract/requests.ts';
import type { Bureau } from '#contract/shapes.ts';
import type { CountedAs } from '#disputes/units.ts';
import type { WorkKind } from '#disputes/work.ts';

/** What people recorded about letters. Rows are only added; a trigger refuses changes. */
export interface DisputeEventTable {
  id: string;
  account_id: string;
  profile_id: string;
  /** This and the next two columns are null if the row only withdraws another. */
  kind: DisputeEventKind | null;
  /** The civil date on which it happened. */
  on_date: string | null;
  /** JSON, a DisputeEvent. */
  sealed_content: string | null;
  /** Why another event is withdrawn; null if this row is an event itself. */
  sealed_reason: string | null;
  /** The signed-in user who recorded it, or `provider:subject` of a client; `username` is their name at that time. */
  user_id: string;
  username: string;
  recorded_at: string;
  /** The row that this one corrects or withdraws. Unique: each can be replaced once. */
  replaces: string | null;
}

/** A photo or PDF of a receipt or an answer. */
export interface DisputeFileTable {
  id: string;
  account_id: string;
  profile_id: string;
  blob: string;
  /** SHA-256 of the sealed bytes, in hex. */
  sha256: string;
  /** Size of the unsealed file, in bytes. */
  bytes: number;
  media_type: string;
  sealed_name: string;
  uploaded_at: string;
  /** Who sent it, if it came from the inbox and no answer was recorded with it yet; otherwise null. */
  awaits_answer_of: ScanSender | null;
}

/** Where each item of each letter stands, and each request (round 0), as it follows from the events: built again with each of them. Dates are civil. */
export interface DisputeTable {
  account_id: string;
  profile_id: string;
  session_id: string;
  letter_id: string;
  /** The item's number in its letter; starts at 1. */
  item: number;
  recipient_kind: Destination['kind'];
  /** Null for furnishers, whose names are part of the report. */
  bureau: Bureau | null;
  /** JSON list of what its letter argues; the name is from before anything but rules was in it. */
  rules: string;
  round: number;
  state: DisputeState | RequestState;
  waits_for: WaitingReason | null;
  next_on: string | null;
  mailed_on: string | null;
  received_on: string | null;
  /** What shows when it was received. */
  basis: Basis | null;
  due_on: string | null;
  ask_on: string | null;
  /** When it was decided last; null if it was not. */
  decided_on: string | null;
  /** The date on the answer that decided it. */
  printed_on: string | null;
  /** How figures count it; null if they don't, or if another letter of its round stands for the item. */
  counted_as: CountedAs | null;
  /** From the receipt to the printed date, for an answer on the merits. */
  days: number | null;
}

/** One row for each profile with letters, for lists; built with `dispute`. */
export interface DisputeStandingTable {
  account_id: string;
  profile_id: string;
  /** The first day on which something is due or asked. */
  next_on: string | null;
  /** Disputes that wait for a person. */
  waiting: number;
  /** The highest round; 0 without a dispute. */
  round: number;
  /** Letters that nobody recorded as mailed, unless they are from before mailing was recorded. */
  not_mailed: number;
  ordered: number;
  /** The latest day on which a letter was mailed. */
  last_mailed_on: string | null;
  /** 1 if a letter is from before mailing was recorded, and nobody has recorded its mailing since. */
  mailing_unknown: number;
  /** The first day on which an answer is or was due that may still come. */
  due_on: string | null;
  /** 1 if that day counts from receipts that are only assumed. */
  due_assumed: number;
  /** The first day on which it changes although nothing happens. */
  changes_on: string | null;
  activity: Activity;
}

/** What waits or is due, for lists, calendar, and reminders; built with `dispute`, and empty while work is paused or over. */
export interface WorkTable {
  account_id: string;
  profile_id: string;
  /** Starts at 1. */
  number: number;
  kind: WorkKind;
  /** The civil day since or until which it waits; null if it has none. */
  on_day: string | null;
  letter_id: string;
  recipient_kind: Destination['kind'];
  /** Null for furnishers. */
  bureau: Bureau | null;
  /** Disputes, if they wait; otherwise 1, for the letter. */
  count: number;
  /** 1 if the day counts from a receipt that is only assumed. */
  assumed: number;
}

/** What the client's newest report shows about one item of one letter. */
export interface SightingTable {
  id: string;
  account_id: string;
  profile_id: string;
  /** The newest report. */
  report_id: string;
  letter_id: string;
  /** The item's number in its letter; starts at 1. */
  item: number;
  kind: SightingKind;
  /** 1 if something other than what every month changes is different. */
  notable: number;
  /** 1 if a date of first delinquency moved later. */
  re_aged: number;
  /** 1 if it is no longer shown, and its time in reports was over. */
  aged_off: number;
  /** JSON: ids of earlier reports that showed the same. */
  also_in: string;
  there_in: string;
  /** JSON: what is different, by field. */
  sealed_content: string;
}
