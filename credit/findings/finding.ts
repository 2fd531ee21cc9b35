/** What a finding is: a rule that fired, on which record, proven by which values of the report. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Account, IsoDate, Report } from '../report/model.ts';
import type { FieldName } from './fields.ts';

/**
 * A value a sentence rests on. `value` is the text as it reads in a sentence; `at` is the JSON Pointer of the
 * value (of the record, when the point is that the record lacks the field). `bureau` is null for what the client
 * states in its own profile; `at` then points into the profile.
 */
export interface Evidence {
  readonly bureau: Bureau | null;
  readonly field: FieldName;
  readonly value: string;
  readonly at: string;
}

/**
 * high: the report contradicts itself or the statute. medium: bureaus contradict each other, and which one is
 * wrong is unknown. low: worth asking to verify, nothing more.
 */
export type Confidence = 'high' | 'medium' | 'low';

/** Whom a dispute of this kind may address. 12 CFR 1022.43(b)(1) keeps some from furnishers; `nobody` informs only. */
export type Recipient = 'bureau' | 'furnisher' | 'both' | 'nobody';

export type RuleId =
  | 'O1'
  | 'O2'
  | 'O3'
  | 'O4'
  | 'R1'
  | 'D1'
  | 'D2'
  | 'D3'
  | 'D4'
  | 'B1'
  | 'B2'
  | 'B3'
  | 'B4'
  | 'B5'
  | 'B6'
  | 'L1'
  | 'S1'
  | 'S2'
  | 'S3'
  | 'S4'
  | 'S5'
  | 'S6'
  | 'S7'
  | 'S8'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'N1'
  | 'N2'
  | 'N3'
  | 'E1'
  | 'E2'
  | 'E3'
  | 'K1'
  | 'K2'
  | 'K3'
  | 'K4'
  | 'M1'
  | 'M2'
  | 'P1'
  | 'P2'
  | 'Q1'
  | 'Q2'
  | 'Q3'
  | 'Q4'
  | 'I1'
  | 'I2'
  | 'I3'
  | 'I4'
  | 'F1'
  | 'F2'
  | 'X1'
  | 'X2';

/** What the rule is about. `id` is the model's id of the account, inquiry or public record. */
export type Subject =
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'inquiry'; readonly id: string }
  | { readonly kind: 'publicRecord'; readonly id: string }
  | { readonly kind: 'personal' }
  | { readonly kind: 'file' };

/** One place where a rule fired. `fact` names the variant, where a rule has several. */
export interface Hit {
  readonly subject: Subject;
  readonly fact: string;
  /** The bureaus whose file is in question: whom a letter addresses, never merely those compared with. */
  readonly bureaus: readonly Bureau[];
  readonly evidence: readonly Evidence[];
  /** The day the rule computed, where it is about time: when a debt, record or inquiry became too old. */
  readonly ended?: IsoDate;
  /** Where one variant proves less, or more, than its rule usually does. */
  readonly confidence?: Confidence;
}

export interface Finding extends Hit {
  readonly rule: RuleId;
  readonly name: string;
  readonly confidence: Confidence;
  readonly law: string;
  readonly recipient: Recipient;
}

/** Who the client is, by its own word. Absent text is empty, absent values are null. */
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

export interface Rule {
  readonly id: RuleId;
  readonly name: string;
  readonly confidence: Confidence;
  readonly law: string;
  readonly recipient: Recipient;
  readonly find: (context: Context) => readonly Hit[];
}

type AccountHit = Omit<Hit, 'subject'>;

/** A rule that looks at one account at a time. */
export function accountRule(
  head: Omit<Rule, 'find'>,
  find: (account: Account, context: Context) => readonly AccountHit[],
): Rule {
  return {
    ...head,
    find: (context) =>
      context.report.accounts.flatMap((account) =>
        find(account, context).map((hit) => ({
          ...hit,
          subject: { kind: 'account', id: account.id } as const,
        })),
      ),
  };
}

/** The statutes the rules rest on, as a letter or a screen may name them. */
export const law = {
  accuracy: '15 USC 1681e(b), 1681i(a)',
  furnisher: '15 USC 1681s-2(a)(1)-(2)',
  disputeNotice: '15 USC 1681s-2(a)(3), 1681c(f)',
  delinquencyDate: '15 USC 1681s-2(a)(5), 1681c(c)',
  agedDebt: '15 USC 1681c(a)(4), (c)(1)',
  agedOther: '15 USC 1681c(a)(5)',
  agedBankruptcy: '15 USC 1681c(a)(1)',
  agedRecord: '15 USC 1681c(a)(2)-(3)',
  purpose: '15 USC 1681b, 1681i(a)',
  bureauPolicy: 'policy announced by the three bureaus; no statute',
  none: 'none; information only',
} as const;
