/** What a letter of a later step is based on: the earlier letter, how it reached its recipient, and what came back. */
import type { FileWidePurpose, LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { Journey, Reply } from '#vocabulary/letterStory.ts';
import type { EntriesBehind, Recorded } from '#vocabulary/recorded.ts';
import type { IsoDate } from '../../report/model.ts';
import type { Destination, Item, Letter, EnclosureKind, Sentence } from '../letter.ts';

/** The client's own words in an earlier letter. */
export interface SaidBefore {
  /** The date of the letter; null if the dispute was made online or by telephone, where nobody knows its words. */
  readonly in: IsoDate | null;
  readonly words: string;
}

/** One who received a report, and whom the client designates to be notified about an item (15 U.S.C. 1681i(d)). */
export interface Receiver {
  /** As the report lists it, or as the client typed it. */
  readonly name: string;
  /** The date of its inquiry; null if the client typed it. */
  readonly on: IsoDate | null;
  /** The client says that it received the report for employment purposes. */
  readonly forEmployment: boolean;
}

/** One item of one earlier letter, for which the next letter is written. */
export interface NextStep {
  readonly purpose: Exclude<LetterPurpose, 'dispute' | FileWidePurpose>;
  readonly letter: Letter;
  /** The letter that first made the item's points, and names the report that they are from; often `letter` itself. */
  readonly origin: Letter;
  /**
   * As the origin has it, without the client's own words and what they withdrew since. Of a retraction: with only those
   * grounds of the earlier letter that the client withdraws.
   */
  readonly item: Item;
  /** Whether the recipient has corrected something since: then the points are told as what they were. */
  readonly isChanged: boolean;
  /**
   * Set by the plan if the client has another name, address, date of birth, or Social Security number by now: then points that compare an
   * entry with the one "above" are told as what they were.
   */
  readonly isOfOtherIdentity?: true;
  /** What the client added to the item in their own words, in the origin and the letters since, oldest first. */
  readonly saidBefore: readonly SaidBefore[];
  /**
   * Only of `retraction`: which points of the earlier letter about the item the client doesn't withdraw. `ofReport`: only those that are
   * based on a report, because nobody knows whether their own words still hold.
   */
  readonly otherPoints: 'none' | 'all' | 'ofReport';
  /** Who the next letter goes to: the earlier letter's recipient, or the company that reports the item. */
  readonly to: Destination;
  /** Null while the earlier letter has not left; then the next one says nothing about it. */
  readonly journey: Journey | null;
  /** The last answer about the item; null if none came. */
  readonly reply: Reply | null;
  /** The date of the report that shows a deleted item again; null unless one does. */
  readonly seenAgainOn: IsoDate | null;
  /** Whether it was recorded that the notice of a reinsertion did not come. */
  readonly isUnnoticed: boolean;
  /** When a person said that this notice did not come, and when the client stated that identity theft caused the item. */
  readonly statedOn: { readonly noNotice?: IsoDate; readonly theft?: IsoDate };
  /** What the client adds in their own words, such as their new information or their statement; '' if nothing. */
  readonly added: string;
  /** Only of `validation`: the last day to dispute the debt as printed on the collector's notice; null if it bears none. */
  readonly validationEnds: IsoDate | null;
  /** Only of `validation`: the day on which the collector's notice was received; null if that is not known. */
  readonly noticeReceivedOn: IsoDate | null;
  /** Only of `deletionNotice`, `statementNotice`, and `statement`: who is to be told, as the client designates them. */
  readonly receivers: readonly Receiver[];
  /** The entries in which all this was recorded. */
  readonly entries: EntriesBehind;
  /** What earlier letters to the same recipient told about the item that was recorded otherwise, and no letter corrected yet. */
  readonly corrections: readonly Correction[];
  /** The copies that exist and may be enclosed. A letter mentions and lists no other. */
  readonly enclosures: readonly EnclosureKind[];
}

/** What a letter told about an earlier one, and what is on record in its place. */
export interface Correction extends Pick<
  NextStep,
  'letter' | 'journey' | 'reply' | 'seenAgainOn' | 'validationEnds' | 'entries'
> {
  /** The letter that told it. */
  readonly in: Pick<Letter, 'id' | 'date'>;
  readonly told: Omit<Recorded, 'entries'>;
  /** Told within an item, and not in a paragraph about all of them. */
  readonly isInItem: boolean;
  /** The sentences that told it. */
  readonly said: readonly Sentence[];
  /** Only of `mailing`: how that letter said that the earlier one left. */
  readonly was: Pick<Journey, 'mailedOn' | 'way' | 'number'> | null;
  /** Nothing is on record in its place: the values above are only what names the earlier letter. */
  readonly isWithdrawn: boolean;
  /** Only of `noNotice`: when the notice came. */
  readonly noticeOn: IsoDate | null;
}
