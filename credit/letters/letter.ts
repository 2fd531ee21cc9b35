/** A letter before typesetting: sentences, each with the values it is based on. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import type { Consumer, Evidence } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { IsoDate } from '../report/model.ts';

export interface Sentence {
  readonly text: string;
  /**
   * What the text means in Spanish, for people who read the letter before it goes out. It is not part of the letter. Letters that
   * were written before it existed have none.
   */
  readonly gloss?: string;
  readonly evidence: readonly Evidence[];
  /** The finding that the sentence argues with. */
  readonly finding?: Pick<Finding, 'rule' | 'confidence' | 'law'>;
}

/**
 * A postal destination. Ids: `TransUnion`, `Experian`, `Equifax`, or `furnisher:` followed by a stable key of its
 * address.
 */
export interface Destination {
  readonly id: string;
  readonly kind: 'bureau' | 'furnisher';
  readonly name: string;
  /** The lines below the name in the address block. */
  readonly lines: readonly string[];
}

export type Topic = 'accounts' | 'late' | 'chargeOffs' | 'personal' | 'inquiries' | 'publicRecords';

/** One numbered point of a letter. */
export interface Item {
  /** `account:account-3`, `inquiry:inquiry-0`, `publicRecord:…`, `name:/pointer`: unique for each recipient. */
  readonly key: string;
  /** The furnisher, company, or kind of entry, as the report names it. */
  readonly heading: Sentence;
  /**
   * When an account was opened, `03/14/2014`, which its heading doesn't say. Absent if the report doesn't say it either, and
   * in letters from before it was kept.
   */
  readonly opened?: string;
  /** What the report says. */
  readonly states: readonly Sentence[];
  /** What contradicts the report, one point each; empty if the letter only asks to verify. */
  readonly grounds: readonly Sentence[];
  /** The requests. */
  readonly asks: readonly Sentence[];
  readonly rules: readonly RuleId[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'item'; readonly number: number; readonly item: Item };

/** What the sentences of one item quote, as reported by each bureau. */
export interface Exhibit {
  /** The item's number; null if it is about all of them. */
  readonly number: number | null;
  /** An account at all bureaus that report it, or only the values that are quoted. */
  readonly about: 'account' | 'entry';
  readonly heading: string;
  /** The heads of its columns: a bureau, or several whose lines a reseller combined into one (`columnOf`). */
  readonly bureaus: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly disputed: boolean;
    readonly cells: readonly string[];
  }[];
}

export interface Sender {
  readonly name: string;
  /** Street line and city line; empty if the profile has none. */
  readonly lines: readonly string[];
  readonly phone: string | null;
}

/** What a letter of a later step can enclose a copy of. */
export type EnclosureKind =
  /** The letter that the step follows. */
  | 'earlierLetter'
  /** What shows that it was mailed or sent. */
  | 'mailingReceipt'
  /** What shows that it was delivered. */
  | 'deliveryReceipt'
  /** The pages of the recipient's answer. */
  | 'answer'
  /** What shows who the client is. It is enclosed as with every letter to the recipient, and listed there. */
  | 'identification'
  /** The identity theft report (15 U.S.C. 1681a(q)(4)). */
  | 'theftReport'
  /** What supports the client's own words. */
  | 'newDocument';

/** A copy that a letter of a later step lists at its end and is printed with. */
export interface Enclosed {
  readonly kind: EnclosureKind;
  /** Its name in the list of enclosures: "Copy of my letter dated 10/01/2026". */
  readonly title: string;
  /** whose enclosures these are: places in the steps that the letter was planned from, with the same enclosures or parts of them. */
  readonly steps: readonly number[];
}

export interface Letter {
  /** Unique within one plan and safe in a file name: `equifax-accounts-1`. */
  readonly id: string;
  readonly destination: Destination;
  readonly topic: Topic;
  readonly date: IsoDate;
  readonly sender: Sender;
  /** Date of birth, SSN, and similar: printed below the envelope's windows. */
  readonly identification: readonly { readonly label: string; readonly value: string }[];
  readonly subject: Sentence;
  readonly blocks: readonly Block[];
  readonly exhibits: readonly Exhibit[];
  /** `dispute` if absent. */
  readonly purpose?: LetterPurpose;
  /** Only the client may sign it, so that it waits for their approval or is mailed by them. */
  readonly isClientsToSign?: true;
  /** What it relies on, besides what is chosen for every letter to the recipient; nothing if absent. */
  readonly encloses?: readonly Enclosed[];
  /** Printed in place of a line to sign on. It is no part of the text that the client approved. */
  readonly signature?: Signature;
  /** Its versions before the client changed it, oldest first; absent if they never did. */
  readonly earlier?: readonly EarlierVersion[];
}

/** The client signed by typing their name. */
export interface Signature {
  readonly name: string;
  readonly on: IsoDate;
}

/** What a letter was until the client changed it on a day. */
export interface EarlierVersion {
  readonly until: IsoDate;
  readonly letter: Letter;
}

export type LetterProfile = Consumer;

/** The recipient a sentence addresses: a bureau's own file is "your file", and other bureaus are named. */
export type Recipient = (
  | { readonly kind: 'bureau'; readonly bureau: Bureau }
  | { readonly kind: 'furnisher' }
) & {
  /** The bureaus whose lines of the account a reseller blended: nobody knows what is in their files. */
  readonly blended?: readonly Bureau[];
};
