/** A finding: a rule that fired, for which record, and the values of the report that prove it. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Confidence } from '#vocabulary/confidence.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { Corrects, Recorded } from '#vocabulary/recorded.ts';
import type { IsoDate, Report } from '../report/model.ts';
import type { Law } from './law.ts';

/**
 * A value that a sentence is based on. `value` is its text in a sentence; `at` is the JSON Pointer of the value (or
 * of the record, if the point is that the record doesn’t have the field). `bureau` is null for what clients state in their
 * own profile; `at` then points into the profile.
 */
export interface Evidence<Name extends EvidenceField = EvidenceField> {
  readonly bureau: Bureau | null;
  readonly field: Name;
  readonly value: string;
  readonly at: string;
  /** Set if what it means was read from words instead of a code. Then it proves nothing with high confidence. */
  readonly fromWords?: true;
  /** Set on a name that the file lists as a former one. */
  readonly isFormer?: true;
  /**
   * Set if a person recorded it, and a letter tells it about an earlier one. Letters that were written before this was kept
   * don't have it.
   */
  readonly recorded?: Recorded;
  /** Set on the date of a letter whose statement is corrected. */
  readonly corrects?: Corrects;
}

/** Evidence by its role in the finding: a value, none, several of a kind, or a record of them. */
export type NamedEvidence =
  | Evidence
  | null
  | readonly NamedEvidence[]
  | { readonly [role: string]: NamedEvidence };

/**
 * Who a dispute of this kind may be sent to. 12 CFR 1022.43(b)(1) excludes furnishers for some; `nobody` means for
 * information only.
 */
export type Recipient = 'bureau' | 'furnisher' | 'both' | 'nobody';

/** What the rule is about. `id` is the model's id of the account, inquiry, or public record. */
export type Subject =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'inquiry'; readonly id: string }
  | { readonly kind: 'publicRecord'; readonly id: string }
  | { readonly kind: 'personal' }
  | { readonly kind: 'file' };

/** The variants of a rule, each with the evidence that proves it. */
export type Facts = Readonly<Record<string, Readonly<Record<string, NamedEvidence>>>>;

interface Proven<Fact extends string, Proof> {
  readonly fact: Fact;
  readonly evidence: Proof;
  /** For a rule about time, the day it computed: when a debt, record, or inquiry became too old. */
  readonly ended?: IsoDate;
  /** Set if this variant proves less, or more, than its rule usually does. */
  readonly confidence?: Confidence;
  /** `nobody` if this variant only informs: an answer to a letter about it could only harm the client. */
  readonly recipient?: Recipient;
}

/** One variant of a rule, with its proof. */
export type Proof<F extends Facts> = {
  readonly [Fact in keyof F & string]: Proven<Fact, F[Fact]>;
}[keyof F & string];

interface Questioned {
  /**
   * The bureaus whose file is disputed, which letters are sent to. Bureaus used only for comparison are not
   * included.
   */
  readonly bureaus: readonly Bureau[];
}

/** One place where a rule fired. */
export type Hit<F extends Facts> = Proof<F> & Questioned;

interface About {
  readonly subject: Subject;
}

/** Topics of letters about some of a person's negative accounts. Letters about all of them may use every rule. */
export type NarrowTopic = 'late' | 'chargeOffs';

export interface RuleHead {
  readonly name: string;
  /** Exactly when the rule fires, and whose file it questions; docs/findings.md prints it. */
  readonly condition: string;
  /** Unless a variant says otherwise. */
  readonly confidence: Confidence;
  readonly law: Law;
  readonly recipient: Recipient;
  readonly topics: readonly NarrowTopic[];
}

export interface Rule<F extends Facts> extends RuleHead {
  readonly find: (context: Context) => readonly (Hit<F> & About)[];
}

/** A rule, whatever its variants. */
export interface AnyRule extends RuleHead {
  readonly find: (context: Context) => readonly (Proven<string, NamedEvidence> & Questioned & About)[];
}

/** The client's identity as they state it. Missing text is empty, missing values are null. */
export interface Consumer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** Nine digits. Personal data: never logged. */
  readonly ssn: string | null;
  readonly dob: IsoDate | null;
  readonly streetAddress: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly postalCode: string;
}

export interface Context {
  readonly report: Report;
  readonly today: IsoDate;
  readonly profile: Consumer | null;
  /** An older report of the same client; null if there is none. */
  readonly before: Report | null;
}
