/** What a letter of a later step is based on: the earlier letter, how it reached its recipient, and what came back. */
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { ReplyKind } from '#vocabulary/replyKinds.ts';
import type { IsoDate } from '../../report/model.ts';
import type { Destination, Item, Letter, PaperKind } from '../letter.ts';

/** How an earlier letter left and arrived. Only what is proven: an assumed receipt is null here. */
export interface Journey {
  readonly mailedOn: IsoDate;
  readonly way: 'firstClass' | 'certified' | 'tracked' | 'online' | 'phone' | 'fax';
  /** The tracking or confirmation number; '' if there is none. */
  readonly number: string;
  /** The proven day of receipt with what proves it; null if it is only assumed or unknown. */
  readonly received: {
    readonly on: IsoDate;
    readonly basis: 'receipt' | 'scan' | 'portal' | 'letter' | 'client';
  } | null;
  /**
   * The last day of the investigation (JC1); null unless it is certain: it counts from a proven receipt, and it is known
   * whether the client had the bureau's free annual report.
   */
  readonly due: IsoDate | null;
}

/** What the recipient answered about the item. */
export interface Reply {
  readonly receivedOn: IsoDate;
  /** Null if the answer bears no date. */
  readonly printedOn: IsoDate | null;
  readonly kind: ReplyKind;
  /** What the answer says, word for word; '' if nobody copied it. */
  readonly words: string;
}

/** One item of one earlier letter, for which the next letter is written. */
export interface NextStep {
  readonly purpose: Exclude<LetterPurpose, 'dispute'>;
  readonly letter: Letter;
  /** Of a retraction: with only those grounds that the client withdraws. */
  readonly item: Item;
  /** Who the next letter goes to: the earlier letter's recipient, or the company that reports the item. */
  readonly to: Destination;
  /** Null while the earlier letter has not left; then the next one says nothing about it. */
  readonly journey: Journey | null;
  /** The last answer about the item; null if none came. */
  readonly reply: Reply | null;
  /** The date of the report that shows a deleted item again; null unless one does. */
  readonly seenAgainOn: IsoDate | null;
  /** What the client adds in their own words, such as their new information or their statement; '' if nothing. */
  readonly added: string;
  /** Only of `validation`: the last day to dispute the debt as printed on the collector's notice; null if it bears none. */
  readonly validationEnds: IsoDate | null;
  /** The copies that exist and may be enclosed. A letter mentions and lists no other. */
  readonly papers: readonly PaperKind[];
}
