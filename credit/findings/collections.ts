/** Collections: the original creditor, the original account, and medical debt. */
import type { IsoDate, Tradeline } from '../report/model.ts';
import { conditionPaid, isCollectionAccount } from './accountRating.ts';
import { addYears } from './calendar.ts';
import { absent, cite } from './evidence.ts';
import type { Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import { medicalSign } from './medicalCare.ts';
import { mayBeSameCompany } from './names.ts';
import { bureausOf, differing } from './pairs.ts';
import { hasUnreadRemark, remarkSign } from './remarkSigns.ts';
import { accountRule, lineRule, type Family } from './rule.ts';

type PolicyFact = 'paid' | 'small' | 'recent';
type PolicyFacts = Record<PolicyFact, { care: Evidence; exempt: Evidence }>;

export const collections = {
  N1: lineRule<{ missing: { creditor: Evidence } }>(
    {
      name: 'Original creditor missing',
      // Collection agencies and debt buyers must name the original creditor (Metro 2 segment K1).
      condition: 'A collection does not name its original creditor, and none of its remarks is left unread.',
      confidence: 'medium',
      law: `${law.accuracyOfBoth}; 15 USC 1692g`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account) =>
      isCollectionAccount(account) && line.originalCreditor === null && !hasUnreadRemark(line)
        ? [{ fact: 'missing', evidence: { creditor: absent(line, 'originalCreditor') } }]
        : [],
  ),

  N2: accountRule<{ differs: { creditors: readonly Evidence[] } }>(
    {
      name: 'Original creditor differs between bureaus',
      condition:
        'Two bureaus name original creditors for a collection whose names cannot mean one company. Both are in question.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      if (!isCollectionAccount(account)) return [];
      const lines = differing(account, (one, other) => {
        if (one.originalCreditor === null || other.originalCreditor === null) return false;
        return !mayBeSameCompany(one.originalCreditor.value, other.originalCreditor.value);
      });
      const creditors = lines.map((line) => cite(line, 'originalCreditor'));
      return lines.length > 0
        ? [{ fact: 'differs', bureaus: bureausOf(lines), evidence: { creditors } }]
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
        'A collection is for medical care, and it is marked as paid; or its high credit is below $500; or it was opened less than a year ago. The account type, the industry, or a remark shows the care, otherwise the name of the original creditor, if its words name nothing but care of people. With low confidence, a balance below $500 where there is no high credit: the announced limit is that of the initial balance, and payments may have lowered it.',
      confidence: 'medium',
      law: law.bureauPolicy,
      recipient: 'bureau',
      topics: ['chargeOffs'],
    },
    (account, { today }) => {
      const care = medicalSign(account);
      if (care === null) return [];
      return account.tradelines.flatMap((line): readonly Hit<PolicyFacts>[] => {
        const exemption = exemptionOf(line, today);
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
    (account, { today }) => {
      const care = medicalSign(account);
      if (care === null) return [];
      return account.tradelines
        .filter((line) => exemptionOf(line, today) === null)
        .map((line) => ({
          fact: 'medical',
          bureaus: [line.bureau],
          evidence: { care, balance: cite(line, 'balance') },
        }));
    },
  ),
} satisfies Family;

/** Why the bureaus say that they do not report a medical collection; null if nothing shows it. */
function exemptionOf(line: Tradeline, today: IsoDate): { fact: PolicyFact; evidence: Evidence } | null {
  // A zero balance alone does not say that the debt was paid.
  const paid = conditionPaid(line) ?? remarkSign(line, 'paid');
  if (paid !== null) return { fact: 'paid', evidence: paid };
  const field = line.highBalance === null ? 'balance' : 'highBalance';
  const amount = line[field]?.value ?? null;
  if (amount !== null && amount > 0 && amount < 500_00) return { fact: 'small', evidence: cite(line, field) };
  if (line.dateOpened !== null && addYears(line.dateOpened.value, 1) > today) {
    return { fact: 'recent', evidence: cite(line, 'dateOpened') };
  }
  return null;
}
