import type { Dispute, DisputeFile, DisputeLetter, TimelineEntry } from '#contract/disputes.ts';
import type { OfferedPurpose, StepOffer } from '#contract/nextSteps.ts';

/** What a person can record about letters on this page. Answers about disputes have a page of their own. */
export const recordedHere = [
  'ordered',
  'mailed',
  'delivered',
  'returned',
  'lost',
  'annualReport',
  'furtherFacts',
  'nothingCame',
  'reinsertionNotice',
  'collectorNotice',
  'identityTheft',
  'leftAsIs',
  'withdrawn',
  'paused',
  'resumed',
  'ended',
  /** The answer to a letter that disputes nothing. */
  'requestAnswered',
] as const;
export type RecordedHere = (typeof recordedHere)[number];

/** A dispute as forms name it. */
export type DisputedItem = Pick<Dispute, 'letter' | 'item' | 'heading' | 'recipient'>;
export const keyOf = ({ letter, item }: DisputedItem): string => `${letter} ${item}`;

/** A form to open: about which letters, which of their disputes if it is about items, and which entry it corrects. */
export interface Recording {
  readonly kind: RecordedHere;
  readonly letters: readonly DisputeLetter[];
  readonly disputes?: readonly DisputedItem[];
  readonly corrected: TimelineEntry | null;
}

/** The dialog that is open above the page. */
export type Opened =
  | { readonly what: 'form'; readonly recording: Recording }
  | { readonly what: 'dates'; readonly letter: DisputeLetter }
  | { readonly what: 'withdrawal'; readonly entry: TimelineEntry }
  | { readonly what: 'file'; readonly file: DisputeFile }
  /** The letters that ask to remove dispute notations. */
  | { readonly what: 'marks' }
  /** The letters that ask bureaus to disclose or protect the client’s file. */
  | { readonly what: 'fileRequest'; readonly about: 'disclosure' | 'protection' }
  /** The next letters: which kind comes first, and what is chosen of it at first. */
  | { readonly what: 'next'; readonly purpose: OfferedPurpose; readonly chosen: readonly StepOffer[] };

export type Open = (opened: Opened) => void;
