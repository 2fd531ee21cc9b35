/** Collections: the original creditor, the original account, and medical debt. */
import type { Account, IsoDate, Tradeline } from '../report/model.ts';
import { conditionPaid, isAdverse, isCollectionAccount } from './accountRating.ts';
import { addYears, endOfMonth } from './calendar.ts';
import { absent, cite } from './evidence.ts';
import type { Context, Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import { medicalSign } from './medicalCare.ts';
import { isGenericCreditor, mayBeSameCompany } from './names.ts';
import { bureausOf, differing } from './pairs.ts';
import { hasUnreadRemark, remarkSign, remarksSay } from './remarkSigns.ts';
import { accountRule, lineRule, type Family } from './rule.ts';
import { mayBeSupport } from './support.ts';

type PolicyFact = 'paid' | 'small' | 'recent';
type PolicyFacts = Record<PolicyFact, { care: Evidence; exempt: Evidence }>;

export const collections = {
  N1: lineRule<{ missing: { creditor: Evidence } }>(
    {
      name: 'Original creditor missing',
      // Collection agencies and debt buyers must name the original creditor (Metro 2 segment K1).
      condition:
        'A collection does not name its original creditor, and none of its remarks is left unread. Not for child or family support, which is owed to no creditor.',
      confidence: 'medium',
      law: `${law.accuracyOfBoth}; 15 USC 1692g`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account) =>
      isCollectionAccount(account) &&
      line.originalCreditor === null &&
      !hasUnreadRemark(line) &&
      !mayBeSupport(line)
        ? [{ fact: 'missing', evidence: { creditor: absent(line, 'originalCreditor') } }]
        : [],
  ),

  N2: accountRule<Record<'differs' | 'withheld', { creditors: readonly Evidence[] }>>(
    {
      name: 'Original creditor differs between bureaus',
      condition:
        'Two bureaus name original creditors for a collection whose names cannot mean one company. Both are in question. Words that stand for a health care provider, whose name a bureau must withhold, contradict no name: they are only shown, with low confidence.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      if (!isCollectionAccount(account)) return [];
      const unlike = (one: Tradeline, other: Tradeline) =>
        one.originalCreditor !== null &&
        other.originalCreditor !== null &&
        !mayBeSameCompany(one.originalCreditor.value, other.originalCreditor.value);
      const isWithheld = ({ originalCreditor }: Tradeline) =>
        isGenericCreditor(originalCreditor?.value ?? '');
      const hit = (lines: readonly Tradeline[]) => ({
        bureaus: bureausOf(lines),
        evidence: { creditors: lines.map((line) => cite(line, 'originalCreditor')) },
      });
      const named = differing(
        account,
        (one, other) => unlike(one, other) && !isWithheld(one) && !isWithheld(other),
      );
      if (named.length > 0) return [{ fact: 'differs', ...hit(named) }];
      const lines = differing(account, unlike);
      return lines.length > 0
        ? [{ fact: 'withheld', confidence: 'low', recipient: 'nobody', ...hit(lines) }]
        : [];
    },
  ),

  N3: lineRule<{ missing: { number: Evidence } }>(
    {
      name: 'Account number missing',
      condition: 'The account number is missing, or shows nothing but the characters that mask one.',
      confidence: 'low',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: [],
    },
    (line) =>
      /[0-9A-WYZ]/i.test(line.accountNumber?.value ?? '')
        ? []
        : [{ fact: 'missing', evidence: { number: cite(line, 'accountNumber') } }],
  ),

  M1: accountRule<PolicyFacts>(
    {
      name: 'Medical collection the bureaus say they do not report',
      // Announced in 2022 and 2023.
      condition:
        'A collection is for medical care, and it is marked as paid, and not as discharged, settled, or charged off; or its high credit is below $500; or it was opened less than a year ago, and no bureau shows an older sign of the debt: another opening date, a date of first delinquency, a last payment or activity, or an adverse month, from at least a year ago. The account type, the industry, or a remark shows the care, otherwise the name of the original creditor, if its words name nothing but care of people. With low confidence, a balance below $500 where there is no high credit: the announced limit is that of the initial balance, and payments may have lowered it. Never in a report from before the bureaus began to leave such collections out (07/01/2022, or 04/11/2023 for those below $500).',
      confidence: 'medium',
      law: law.bureauPolicy,
      recipient: 'bureau',
      topics: ['chargeOffs'],
    },
    (account, context) => {
      const care = medicalSign(account);
      if (care === null) return [];
      return account.tradelines.flatMap((line): readonly Hit<PolicyFacts>[] => {
        const exemption = exemptionOf(line, account, context);
        if (exemption === null) return [];
        const { fact, evidence: exempt } = exemption;
        const isWeak = fact === 'small' && exempt.field === 'balance';
        return [
          {
            fact,
            bureaus: [line.bureau],
            evidence: { care, exempt },
            ...(isWeak ? { confidence: 'low' } : {}),
          },
        ];
      });
    },
  ),

  M2: accountRule<{ medical: { care: Evidence; balance: Evidence } }>(
    {
      name: 'Medical collection',
      condition:
        'A collection is for medical care, shown as for rule M1, and the policy behind rule M1 does not cover it. Some states bar such debts from reports, which the report cannot show.',
      confidence: 'low',
      law: law.stateLaw,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account, context) => {
      const care = medicalSign(account);
      if (care === null) return [];
      return account.tradelines
        .filter((line) => exemptionOf(line, account, context) === null)
        .map((line) => ({
          fact: 'medical',
          bureaus: [line.bureau],
          evidence: { care, balance: cite(line, 'balance') },
        }));
    },
  ),
} satisfies Family;

/** The days since which the bureaus leave out paid and recent medical collections, and those below $500. */
const policySince = { paid: '2022-07-01', recent: '2022-07-01', small: '2023-04-11' } as const;

/** Why the bureaus say that they do not report a medical collection; null if nothing shows it. */
function exemptionOf(
  line: Tradeline,
  account: Account,
  { report, today }: Context,
): { fact: PolicyFact; evidence: Evidence } | null {
  // What a report shows from before the policy may be gone since.
  const covers = (fact: PolicyFact) => (report.reportDate?.value ?? today) >= policySince[fact];
  const paid = paidByClient(line);
  if (paid !== null) return covers('paid') ? { fact: 'paid', evidence: paid } : null;
  const field = line.highBalance === null ? 'balance' : 'highBalance';
  const amount = line[field]?.value ?? null;
  if (amount !== null && amount > 0 && amount < 500_00 && covers('small'))
    return { fact: 'small', evidence: cite(line, field) };
  const isRecent = line.dateOpened !== null && !isYearOld(line.dateOpened.value, today);
  if (covers('recent') && isRecent && !isKnownOlder(account, today))
    return { fact: 'recent', evidence: cite(line, 'dateOpened') };
  return null;
}

const isYearOld = (day: IsoDate, today: IsoDate): boolean => addYears(day, 1) <= today;

/** Whether anything shows that the debt is older than its placement: the bill may have been unpaid for long before. */
function isKnownOlder({ tradelines }: Account, today: IsoDate): boolean {
  return tradelines.some(
    ({ dateOpened, dateFirstDelinquency, dateLastPayment, dateAccountStatus, history }) =>
      [dateOpened, dateFirstDelinquency, dateLastPayment, dateAccountStatus].some(
        (date) => date !== null && isYearOld(date.value, today),
      ) || history.some((month) => isAdverse(month) && isYearOld(endOfMonth(month.month), today)),
  );
}

/**
 * The value that says that the debt was paid in full; null if there is none. A zero balance alone does not, and the
 * condition can stand for a debt that ended in another way, which a remark then says.
 */
function paidByClient(line: Tradeline): Evidence | null {
  const says = remarksSay(line);
  const endedOtherwise = otherEnds.some((meaning) => says.has(meaning)) || hasUnreadRemark(line);
  return remarkSign(line, 'paid') ?? (endedOtherwise ? null : conditionPaid(line));
}

const otherEnds = [
  'petition',
  'included',
  'discharged',
  'plan',
  'caseEnded',
  'settled',
  'chargedOff',
] as const;
