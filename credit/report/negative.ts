/**
 * What makes an account negative at a bureau. A dispute flag, a closed, transferred, or refinanced account, and a
 * missing or unknown status are not negative by themselves.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { historyMeanings } from './formats/reading/codes.ts';
import type { Account, Cents, Code, Field, IsoMonth, Tradeline } from './model.ts';
import { payStatusOf } from './payStatus.ts';
import { remarkSenses, remarkText, type RemarkSense } from './remarks.ts';

export interface NegativeParameters {
  readonly collection: { readonly originalCreditor: string | null };
  readonly derogatoryCondition: { readonly description: string };
  readonly payStatus: { readonly description: string };
  readonly worstPayStatus: { readonly description: string };
  readonly lateCounts: { readonly late30: number; readonly late60: number; readonly late90: number };
  /** `count` months that were not paid as agreed, and the newest and oldest of them. */
  readonly history: { readonly count: number; readonly newest: IsoMonth; readonly oldest: IsoMonth };
  readonly pastDue: { readonly amount: Cents };
  readonly marked: Readonly<Record<string, never>>;
  readonly remark: { readonly sense: RemarkSense; readonly text: string };
}
export type NegativeRule = keyof NegativeParameters;
export const negativeRules: readonly NegativeRule[] = [
  'collection',
  'derogatoryCondition',
  'payStatus',
  'worstPayStatus',
  'lateCounts',
  'history',
  'pastDue',
  'remark',
  'marked',
];

/** One reason, the data for its sentence, and the pointers of the values that show it. */
export type NegativeReason = {
  readonly [Rule in NegativeRule]: {
    readonly rule: Rule;
    readonly parameters: NegativeParameters[Rule];
    readonly evidence: readonly string[];
  };
}[NegativeRule];

type Reader = (tradeline: Tradeline, account: Account) => NegativeReason | null;

const symbolOf = (code: Field<Code>): string => code?.value.symbol ?? '';
const describe = (code: Code): string => code.description || code.abbreviation || code.symbol;

export function isCollection(account: Account, tradeline: Tradeline): boolean {
  return tradeline.kind === 'collection' || symbolOf(account.type) === 'Y';
}

/** The symbols C and P are also used for closed and paid derogatory accounts, so the words decide. */
export function isDerogatory(condition: Field<Code>): boolean {
  const code = condition?.value;
  return (
    code !== undefined && (/\bderogatory\b/i.test(code.description) || /\bderog\b/i.test(code.abbreviation))
  );
}

const collection: Reader = (tradeline, account) => {
  if (!isCollection(account, tradeline)) return null;
  const shown = [account.type, tradeline.originalCreditor].flatMap((field) => field?.at ?? []);
  return {
    rule: 'collection',
    parameters: { originalCreditor: tradeline.originalCreditor?.value ?? null },
    evidence: shown.length > 0 ? shown : [tradeline.at],
  };
};

const derogatoryCondition: Reader = ({ condition }) =>
  condition && isDerogatory(condition)
    ? {
        rule: 'derogatoryCondition',
        parameters: { description: describe(condition.value) },
        evidence: [condition.at],
      }
    : null;

const payStatus: Reader = (tradeline) => {
  const { payStatus: status } = tradeline;
  return status && /^(?:[1-9]|8R)$/.test(payStatusOf(tradeline))
    ? { rule: 'payStatus', parameters: { description: describe(status.value) }, evidence: [status.at] }
    : null;
};

const worstPayStatus: Reader = ({ worstPayStatus: status }) =>
  status && /^[1-689]$/.test(status.value.symbol)
    ? { rule: 'worstPayStatus', parameters: { description: describe(status.value) }, evidence: [status.at] }
    : null;

const lateCounts: Reader = ({ late30, late60, late90 }) => {
  const counted = [late30, late60, late90].flatMap((field) => (field && field.value > 0 ? [field.at] : []));
  if (counted.length === 0) return null;
  return {
    rule: 'lateCounts',
    parameters: { late30: late30?.value ?? 0, late60: late60?.value ?? 0, late90: late90?.value ?? 0 },
    evidence: counted,
  };
};

const history: Reader = (tradeline) => {
  const months = tradeline.history.filter(({ status }) => historyMeanings.get(status) !== 'onTime');
  const [newest] = months;
  const oldest = months.at(-1);
  if (!newest || !oldest) return null;
  return {
    rule: 'history',
    parameters: { count: months.length, newest: newest.month, oldest: oldest.month },
    evidence: [...new Set(months.map(({ at }) => at))],
  };
};

const pastDue: Reader = ({ pastDue: amount }) =>
  amount && amount.value > 0
    ? { rule: 'pastDue', parameters: { amount: amount.value }, evidence: [amount.at] }
    : null;

/** A collection remark alone is not in the list: it classifies an account but does not make it negative. */
const remark: Reader = ({ remarks }) => {
  for (const candidate of remarks) {
    const sense = remarkSenses(candidate).find((each) => each !== 'collection');
    if (sense) {
      return { rule: 'remark', parameters: { sense, text: remarkText(candidate) }, evidence: [candidate.at] };
    }
  }
  return null;
};

/** The provider's own verdict, for formats that lack what the other rules look at. */
const marked: Reader = ({ markedNegative }) =>
  markedNegative?.value ? { rule: 'marked', parameters: {}, evidence: [markedNegative.at] } : null;

const byRule: Readonly<Record<NegativeRule, Reader>> = {
  collection,
  derogatoryCondition,
  payStatus,
  worstPayStatus,
  lateCounts,
  history,
  pastDue,
  remark,
  marked,
};

/** Why a bureau's line is negative; empty if it is not. */
export function negativeReasons(account: Account, tradeline: Tradeline): readonly NegativeReason[] {
  return negativeRules.flatMap((rule) => byRule[rule](tradeline, account) ?? []);
}

/** Whether the account is negative at any bureau, or at the given one. */
export function isNegative(account: Account, bureau?: Bureau): boolean {
  return account.tradelines.some(
    (tradeline) =>
      (bureau === undefined || tradeline.bureau === bureau) &&
      negativeRules.some((rule) => byRule[rule](tradeline, account) !== null),
  );
}
