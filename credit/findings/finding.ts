/** What a finding is: a rule that fired, on which record, proven by which values of the report. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Confidence } from '#vocabulary/confidence.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import type { Account, IsoDate, Report } from '../report/model.ts';

/**
 * A value a sentence rests on. `value` is the text as it reads in a sentence; `at` is the JSON Pointer of the
 * value (of the record, when the point is that the record lacks the field). `bureau` is null for what the client
 * states in its own profile; `at` then points into the profile.
 */
export interface Evidence {
  readonly bureau: Bureau | null;
  readonly field: EvidenceField;
  readonly value: string;
  readonly at: string;
}

/** Whom a dispute of this kind may address. 12 CFR 1022.43(b)(1) keeps some from furnishers; `nobody` informs only. */
export type Recipient = 'bureau' | 'furnisher' | 'both' | 'nobody';

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
