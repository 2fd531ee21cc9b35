/** What a finding is: a rule that fired, on which record, proven by which values of the report. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Confidence } from '#vocabulary/confidence.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { IsoDate, Report } from '../report/model.ts';
import type { Law } from './law.ts';

/**
 * A value a sentence is based on. `value` is the text as it reads in a sentence; `at` is the JSON Pointer of the
 * value (of the record, when the point is that the record lacks the field). `bureau` is null for what the client
 * states in their own profile; `at` then points into the profile.
 */
export interface Evidence<Name extends EvidenceField = EvidenceField> {
  readonly bureau: Bureau | null;
  readonly field: Name;
  readonly value: string;
  readonly at: string;
}

/** Evidence by its role in the finding: a value, none, several of a kind, or a record of them. */
export type NamedEvidence =
  Evidence | null | readonly NamedEvidence[] | { readonly [role: string]: NamedEvidence };

/** Whom a dispute of this kind may address. 12 CFR 1022.43(b)(1) keeps some from furnishers; `nobody` informs only. */
export type Recipient = 'bureau' | 'furnisher' | 'both' | 'nobody';

/** What the rule is about. `id` is the model's id of the account, inquiry or public record. */
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
  /** The day the rule computed, where it is about time: when a debt, record or inquiry became too old. */
  readonly ended?: IsoDate;
  /** Where one variant proves less, or more, than its rule usually does. */
  readonly confidence?: Confidence;
}

/** One of the variants of a rule, proven. */
export type Proof<F extends Facts> = {
  readonly [Fact in keyof F & string]: Proven<Fact, F[Fact]>;
}[keyof F & string];

interface Questioned {
  /** The bureaus whose file is in question: whom a letter addresses, never merely those compared with. */
  readonly bureaus: readonly Bureau[];
}

/** One place where a rule fired. */
export type Hit<F extends Facts> = Proof<F> & Questioned;

interface About {
  readonly subject: Subject;
}

/** The letters about a part of a person's negative accounts. Letters about all of them may argue every rule. */
export type NarrowTopic = 'late' | 'chargeOffs';

export interface RuleHead {
  readonly name: string;
  /** When exactly the rule fires and whose file it questions; docs/findings.md prints it. */
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

/** Who the client is, in their own words. Absent text is empty, absent values are null. */
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
}
