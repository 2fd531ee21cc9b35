/** What a case consists of: the facts of a report, and the verdict on each of them. */
import type { RuleId } from '#vocabulary/findings.ts';
import type { Clock } from './clock.ts';

export type At = 'TU' | 'EX' | 'EQ';
export const everyBureau = ['TU', 'EX', 'EQ'] as const satisfies readonly At[];

export type ConditionWord =
  | 'open'
  | 'closed'
  | 'paid'
  | 'transferred'
  | 'refinanced'
  | 'derogatory'
  | 'closedDerogatory'
  | 'paidDerogatory';

/** Symbol and description. */
export type Coded = readonly [string, string];
export interface RemarkSpec {
  readonly code?: Coded;
  readonly text?: string;
}

/** One bureau's version of an account. What is left out gets an ordinary value that contradicts nothing. */
export interface Line {
  readonly name?: string;
  readonly number?: string;
  readonly opened?: string;
  readonly closed?: string;
  readonly reported?: string;
  readonly status?: string;
  readonly lastPayment?: string;
  readonly balance?: number;
  readonly high?: number;
  readonly limit?: number | '';
  readonly payment?: number;
  readonly pastDue?: number;
  readonly condition?: ConditionWord;
  readonly openClosed?: 'O' | 'C' | '';
  readonly pay?: string;
  readonly worst?: string;
  readonly who?: string;
  readonly disputed?: boolean;
  readonly industry?: Coded;
  readonly type?: Coded;
  readonly remarks?: readonly RemarkSpec[];
  /** Newest month first, such as `Cx3 1 Cx20`. */
  readonly history?: string;
  /** `YYYY-MM` of the newest month; that of the reporting date unless given. */
  readonly newest?: string;
  readonly lates?: readonly [number, number, number];
  readonly original?: string;
  readonly term?: number;
}

export interface AccountSpec {
  /** How verdicts name it. */
  readonly key: string;
  readonly group: 'R' | 'I' | 'M' | 'C' | 'O' | 'Y' | 'U';
  /** Written as a collection (without past due, terms, and history) or as a credit account. */
  readonly collection: boolean;
  readonly all: Line;
  /** Null if the bureau does not report the account; two lines if it does so twice. */
  readonly per: Readonly<Partial<Record<At, Line | null | readonly [Line, Line]>>>;
}

export interface InquirySpec {
  readonly key: string;
  readonly name: string;
  readonly at: At;
  readonly date: string;
  readonly industry?: Coded;
}

export interface RecordSpec {
  readonly key: string;
  readonly at: At;
  readonly kind: 'bankruptcy' | 'lien' | 'judgment';
  readonly type?: Coded;
  readonly status?: Coded;
  readonly court?: string;
  readonly reference?: string;
  readonly filed: string;
  readonly resolved?: string;
  readonly amount?: number;
}

export interface NameSpec {
  readonly at: At;
  readonly first: string;
  readonly middle?: string;
  readonly last: string;
  readonly suffix?: string;
  readonly kind?: 'primary' | 'alias' | 'former';
}
export interface AddressSpec {
  readonly at: At;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly previous?: boolean;
  readonly reported?: string;
}

/** What differs from an ordinary file. Names and addresses given here replace those of the same bureau and kind. */
export interface FileSpec {
  readonly names?: readonly NameSpec[];
  readonly moreNames?: readonly NameSpec[];
  readonly addresses?: readonly AddressSpec[];
  readonly moreAddresses?: readonly AddressSpec[];
  readonly births?: Readonly<Partial<Record<At, string | null>>>;
  readonly ssns?: Readonly<Partial<Record<At, string | null>>>;
  readonly employers?: readonly { readonly at: At; readonly name: string }[];
  readonly deceased?: boolean;
  readonly fraud?: boolean;
  readonly frozen?: readonly At[];
  readonly missing?: readonly At[];
  readonly scores?: Readonly<Partial<Record<At, number>>>;
  readonly messages?: readonly { readonly code: string; readonly text: string }[];
}

type Confidence = 'high' | 'medium' | 'low';

/** A rule, or several of which any one says what is wrong. */
export interface Planted {
  readonly verdict: 'error';
  readonly rules: readonly RuleId[];
  /** The account, inquiry, or record; several if it may be said of any one of them. */
  readonly on: readonly string[];
  /** The bureaus that are questioned, such as `TU EX`; null if that is open. */
  readonly at: string | null;
  /** The strongest confidence that the evidence supports. */
  readonly most: Confidence;
  readonly why: string;
}
/** Must not be said. */
export interface Never {
  readonly verdict: 'never';
  readonly rules: readonly RuleId[];
  readonly on: readonly string[];
  readonly why: string;
}
/** A consequence of a planted error, or a harmless fact, that may be said but need not be. */
export interface AlsoTrue {
  readonly verdict: 'alsoTrue';
  readonly rules: readonly RuleId[];
  readonly on: readonly string[];
  readonly most: Confidence;
  readonly why: string;
}
export type Verdict = Planted | Never | AlsoTrue;

export interface Scene {
  readonly title: string;
  readonly accounts: readonly AccountSpec[];
  /** The same accounts as an older report had them; null if there is none. */
  readonly before: readonly AccountSpec[] | null;
  readonly inquiries: readonly InquirySpec[];
  readonly records: readonly RecordSpec[];
  readonly file: FileSpec;
  readonly verdicts: readonly Verdict[];
}

export interface Case {
  readonly name: string;
  readonly clock: Clock;
  readonly person: Person;
  readonly accounts: readonly AccountSpec[];
  readonly before: readonly AccountSpec[] | null;
  readonly inquiries: readonly InquirySpec[];
  readonly records: readonly RecordSpec[];
  readonly file: FileSpec;
  readonly verdicts: readonly Verdict[];
}

/** The client, as the profile has them. */
export interface Person {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly dob: string;
  readonly ssn: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const words = (text: string): readonly string[] => text.split('|');

const isRule = (text: string): text is RuleId => /^[A-Z]\d$/.test(text);
const rulesOf = (text: string): readonly RuleId[] => text.split(' ').filter(isRule);

/**
 * The strongest confidence that the published catalogue gives each rule; other rules can be medium at most. What only
 * informs (F1, F2) is certain, because the report says it in a field of its own.
 */
const highRules = new Set('O1 O2 O3 O4 R2 D4 B2 B3 B4 S3 S4 S6 S7 S9 T2 E3 K1 K2 I2 I5 F1 F2'.split(' '));
const lowRules = new Set('B6 T3 T4 N3 M2 P2 Q2 Q4 I3 X1 X2'.split(' '));
function strongest(rules: readonly RuleId[]): Confidence {
  if (rules.some((rule) => highRules.has(rule))) return 'high';
  return rules.every((rule) => lowRules.has(rule)) ? 'low' : 'medium';
}

/** Planted: rules separated by spaces (any one of them), subjects by `|` (any one of them). */
export function error(
  rules: string,
  on: string,
  why: string,
  { at = null, most }: { readonly at?: string | null; readonly most?: Confidence } = {},
): Planted {
  const list = rulesOf(rules);
  return { verdict: 'error', rules: list, on: words(on), at, most: most ?? strongest(list), why };
}
/** A near miss: none of these rules may say anything about any of these subjects. */
export const never = (rules: string, on: string, why: string): Never => ({
  verdict: 'never',
  rules: rulesOf(rules),
  on: words(on),
  why,
});
/** Each of these rules may speak about each of these subjects. */
export function alsoTrue(rules: string, on: string, why: string, most?: Confidence): AlsoTrue {
  const list = rulesOf(rules);
  return { verdict: 'alsoTrue', rules: list, on: words(on), most: most ?? strongest(list), why };
}
