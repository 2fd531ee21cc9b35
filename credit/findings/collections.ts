/** Collections: who was owed, which account, and medical debt. */
import type { Account, Tradeline } from '../report/model.ts';
import { addYears } from './calendar.ts';
import { absent, cite, citeRemark } from './evidence.ts';
import { accountRule, law, type Evidence, type Rule } from './finding.ts';
import { sameCompany } from './names.ts';
import { bureausOf, differing } from './pairs.ts';
import { isCollectionAccount, paidSign, remarkCoded, remarkWith } from './accountRating.ts';

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;

/** Collection agencies and debt buyers must name the original creditor (Metro 2 segment K1). */
const originalCreditorMissing = accountRule(
  {
    id: 'N1',
    name: 'Original creditor missing',
    confidence: 'medium',
    law: `${accuracyBoth}; 15 USC 1692g`,
    recipient: 'both',
  },
  (account) =>
    account.tradelines
      .filter((line) => isCollectionAccount(account) && line.originalCreditor === null)
      .map((line) => ({
        fact: 'missing',
        bureaus: [line.bureau],
        evidence: [absent(line, 'originalCreditor')],
      })),
);

const originalCreditorDiffers = accountRule(
  {
    id: 'N2',
    name: 'Original creditor differs between bureaus',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) => {
    if (!isCollectionAccount(account)) return [];
    const lines = differing(account, (one, other) => {
      if (one.originalCreditor === null || other.originalCreditor === null) return false;
      return !sameCompany(one.originalCreditor.value, other.originalCreditor.value);
    });
    if (lines.length === 0) return [];
    return [
      {
        fact: 'differs',
        bureaus: bureausOf(lines),
        evidence: lines.map((line) => cite(line, 'originalCreditor')),
      },
    ];
  },
);

/** No account number, or only mask characters. */
const numberMissing = accountRule(
  { id: 'N3', name: 'Account number missing', confidence: 'low', law: accuracyBoth, recipient: 'both' },
  (account) =>
    account.tradelines
      .filter((line) => !/[0-9A-WYZ]/i.test(line.accountNumber?.value ?? ''))
      .map((line) => ({ fact: 'missing', bureaus: [line.bureau], evidence: [cite(line, 'accountNumber')] })),
);

const medicalWords =
  /\b(medical|hospital|dental|physicians?|radiology|emergency|clinic|anesthesia|orthop\w*|pediatric\w*)\b/i;

/** What shows that a collection is for medical care; null when nothing does. */
function medicalSign(account: Account): Evidence | null {
  for (const line of account.tradelines) {
    if (medicalWords.test(line.originalCreditor?.value ?? '')) return cite(line, 'originalCreditor');
    const remark = remarkCoded(line, ['Q00GS']) ?? remarkWith(line, medicalWords);
    if (remark !== null) return citeRemark(line.bureau, remark);
    if (medicalWords.test(line.industry?.value.description ?? '')) return cite(line, 'industry');
  }
  return null;
}

/**
 * The bureaus announced in 2022 and 2023 that they no longer show medical collections that are paid, less than a
 * year old or under $500. That is their policy, not a statute, and a letter says so.
 */
const medicalByPolicy = accountRule(
  {
    id: 'M1',
    name: 'Medical collection the bureaus say they do not report',
    confidence: 'medium',
    law: law.bureauPolicy,
    recipient: 'bureau',
  },
  (account, { today }) => {
    const sign = isCollectionAccount(account) ? medicalSign(account) : null;
    if (sign === null) return [];
    return account.tradelines.flatMap((line) => {
      const ground = policyGround(line, today);
      return ground === null
        ? []
        : [{ fact: ground.fact, bureaus: [line.bureau], evidence: [sign, ground.evidence] }];
    });
  },
);

function policyGround(line: Tradeline, today: string): { fact: string; evidence: Evidence } | null {
  const paid = paidSign(line);
  if (paid !== null) return { fact: 'paid', evidence: paid };
  const field = line.highBalance === null ? 'balance' : 'highBalance';
  const amount = line[field]?.value ?? null;
  if (amount !== null && amount > 0 && amount < 500_00) return { fact: 'small', evidence: cite(line, field) };
  if (line.dateOpened !== null && addYears(line.dateOpened.value, 1) > today) {
    return { fact: 'recent', evidence: cite(line, 'dateOpened') };
  }
  return null;
}

/** Any other medical collection: some states bar them, which the report cannot show. */
const medicalAny = accountRule(
  {
    id: 'M2',
    name: 'Medical collection',
    confidence: 'low',
    law: 'state law, where it bars medical debt',
    recipient: 'both',
  },
  (account, { today }) => {
    const sign = isCollectionAccount(account) ? medicalSign(account) : null;
    if (sign === null) return [];
    return account.tradelines
      .filter((line) => policyGround(line, today) === null)
      .map((line) => ({ fact: 'medical', bureaus: [line.bureau], evidence: [sign, cite(line, 'balance')] }));
  },
);

export const collections: readonly Rule[] = [
  originalCreditorMissing,
  originalCreditorDiffers,
  numberMissing,
  medicalByPolicy,
  medicalAny,
];
