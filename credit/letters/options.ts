/** The six automated options: their names on the screen, and what each selects. */
import { ruleIds, type RuleId } from '#vocabulary/findings.ts';
import type { NarrowTopic } from '../findings/finding.ts';
import { rules } from '../findings/findings.ts';
import type { Account, Tradeline } from '../report/model.ts';
import { isNegative } from '../report/negative.ts';
import { isChargeOffOrCollection, isLateOnly } from '../report/negativeClass.ts';
import type { ReasonKind } from './confirmed.ts';
import type { Topic } from './letter.ts';

export type OptionId = 1 | 2 | 3 | 4 | 5 | 6;

export interface AutomatedOption {
  readonly id: OptionId;
  readonly name: string;
  /** In words, for screens and documents. */
  readonly selects: string;
}

export const options: readonly AutomatedOption[] = [
  {
    id: 1,
    name: 'Attack All Negative Accounts',
    selects:
      'Every account that a bureau reports as negative, to that bureau; and to its creditor where the report contradicts itself in a way 12 CFR 1022.43 covers and gives an address.',
  },
  {
    id: 2,
    name: 'Personal information only',
    selects:
      'Names, dates of birth, SSNs, addresses, and employers that differ from the profile or that the client denies, and marks of a deceased person, to the bureaus that list them.',
  },
  {
    id: 3,
    name: 'Late Payments Only',
    selects:
      'Accounts with late payments that were never charged off or collected, to the bureaus that report them late.',
  },
  {
    id: 4,
    name: 'Charge offs / Collections Only',
    selects: 'Charge-offs, collections, and repossessions, to the bureaus that report them.',
  },
  {
    id: 5,
    name: 'Inquiries Only',
    selects:
      'Inquiries that are old, repeated, not followed by an account, or that the client denies, to the bureaus that list them.',
  },
  {
    id: 6,
    name: 'Attack Everything Separately',
    selects:
      'All of the above and the court records in question or denied by the client, one letter per item and recipient.',
  },
];

export function isOptionId(value: number): value is OptionId {
  return options.some((option) => option.id === value);
}

type AccountTopic = Extract<Topic, 'accounts' | 'late' | 'chargeOffs'>;

/**
 * Which tradelines an option about accounts includes, and which rules and client reasons its letters use (null:
 * all).
 */
export const accountOptions: Readonly<
  Record<
    AccountTopic,
    {
      takes: (account: Account, line: Tradeline) => boolean;
      rules: ReadonlySet<RuleId> | null;
      reasons: ReadonlySet<ReasonKind> | null;
    }
  >
> = {
  accounts: { takes: (account, line) => isNegative(account, line.bureau), rules: null, reasons: null },
  late: {
    takes: isLateOnly,
    rules: rulesOf('late'),
    reasons: new Set<ReasonKind>(['notMine', 'authorizedUser', 'neverLate']),
  },
  chargeOffs: {
    takes: (account, line) => isNegative(account, line.bureau) && isChargeOffOrCollection(account, line),
    rules: rulesOf('chargeOffs'),
    reasons: new Set<ReasonKind>(['notMine', 'authorizedUser', 'paid', 'wrongBalance', 'wrongDate']),
  },
};

/** The rules that declare that letters on this topic may use them. */
function rulesOf(topic: NarrowTopic): ReadonlySet<RuleId> {
  return new Set(ruleIds.filter((id) => rules[id].topics.includes(topic)));
}
