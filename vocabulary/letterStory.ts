/** What happened to a letter, as a later one may tell it. Dates are civil dates. */
import type { ReplyKind } from './replyKinds.ts';

/** How an earlier letter left and arrived. Only what is proven: an assumed receipt is null here. */
export interface Journey {
  readonly mailedOn: string;
  readonly way: 'firstClass' | 'certified' | 'tracked' | 'online' | 'phone' | 'fax';
  /** The tracking or confirmation number; '' if there is none. */
  readonly number: string;
  /** The proven day of receipt with what proves it; null if it is only assumed or unknown. */
  readonly received: {
    readonly on: string;
    readonly basis: 'receipt' | 'scan' | 'portal' | 'letter' | 'client';
  } | null;
  /**
   * The last day of the investigation (JC1); null unless it is certain: it counts from a proven receipt, and it is known
   * whether the client had the bureau's free annual report.
   */
  readonly due: string | null;
}

/** What the recipient answered about the item. */
export interface Reply {
  readonly receivedOn: string;
  /** Null if the answer bears no date. */
  readonly printedOn: string | null;
  readonly kind: ReplyKind;
  /** What the answer says, word for word; '' if nobody copied it. */
  readonly words: string;
  /** Whether the answer is, or may be, about other items as well. Then nobody recorded which of them its words are about. */
  readonly isAboutOthers: boolean;
}
