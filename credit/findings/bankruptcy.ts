/** Accounts against the bankruptcy cases of the report. */
import type { PublicRecord, Remark, Report, Tradeline } from '../report/model.ts';
import { comparable } from './groupByKey.ts';
import { monthsBetween } from './calendar.ts';
import { cite, citeCode, citeDate, citeRemark } from './evidence.ts';
import { accountRule, law, type Rule } from './finding.ts';
import { remarkCoded, remarkWith, ratingOf } from './accountRating.ts';

const bankruptcyWords = /\bbankruptcy\b|\bchapter (7|11|12|13)\b/i;

export function isBankruptcy(record: PublicRecord): boolean {
  const words = `${record.classification?.value.description ?? ''} ${record.type?.value.description ?? ''}`;
  return bankruptcyWords.test(words);
}

function bankruptcyRemark(line: Tradeline): Remark | null {
  return (
    remarkCoded(line, ['T00CBL', 'XC067']) ?? remarkWith(line, bankruptcyWords, /\b(dismissed|withdrawn)\b/i)
  );
}

/** The bankruptcies among the first records; no file has more of either. */
function cases(report: Report): readonly PublicRecord[] {
  return report.publicRecords.slice(0, comparable).filter(isBankruptcy);
}

/** Included in bankruptcy, yet with a balance, an amount past due or a late or charge-off rating. */
const includedWithBalance = accountRule(
  {
    id: 'K1',
    name: 'Included in bankruptcy with something still owed',
    confidence: 'high',
    law: `11 USC 524; ${law.accuracy}; ${law.furnisher}`,
    recipient: 'both',
  },
  (account) =>
    account.tradelines.flatMap((line) => {
      const remark = bankruptcyRemark(line);
      if (remark === null) return [];
      const owed = (['balance', 'pastDue'] as const).filter((field) => (line[field]?.value ?? 0) > 0);
      const rated = /^([1-689]|8R)$/.test(line.payStatus?.value.symbol ?? '') ? (['payStatus'] as const) : [];
      const fields = [...owed, ...rated];
      if (fields.length === 0) return [];
      const evidence = [citeRemark(line.bureau, remark), ...fields.map((field) => cite(line, field))];
      return [{ fact: owed.length > 0 ? 'owed' : 'rated', bureaus: [line.bureau], evidence }];
    }),
);

/** A bankruptcy remark, while no bureau's file has a case filed after the account was opened. */
const remarkWithoutCase = accountRule(
  {
    id: 'K2',
    name: 'Bankruptcy remark without a case',
    confidence: 'high',
    law: `${law.accuracy}; ${law.furnisher}`,
    recipient: 'both',
  },
  (account, { report }) =>
    account.tradelines.flatMap((line) => {
      const remark = bankruptcyRemark(line);
      if (remark === null || line.dateOpened === null) return [];
      const opened = line.dateOpened.value;
      const filed = cases(report).some(
        (record) => record.dateFiled === null || monthsBetween(opened, record.dateFiled.value) >= 0,
      );
      if (filed) return [];
      return [
        {
          fact: 'noCase',
          bureaus: [line.bureau],
          evidence: [citeRemark(line.bureau, remark), cite(line, 'dateOpened')],
        },
      ];
    }),
);

/** Opened before a discharged case was filed, rated derogatory after the discharge, and not marked as included. */
const notMarkedIncluded = accountRule(
  {
    id: 'K3',
    name: 'Derogatory after a discharge, not marked as included',
    confidence: 'medium',
    law: `${law.accuracy}; ${law.furnisher}`,
    recipient: 'both',
  },
  (account, { report }) =>
    account.tradelines.flatMap((line) => {
      if (ratingOf(line) !== 'derogatory' || line.dateOpened === null || line.dateAccountStatus === null)
        return [];
      if (bankruptcyRemark(line) !== null) return [];
      const [opened, rated] = [line.dateOpened.value, line.dateAccountStatus.value];
      const discharged = cases(report).find((record) => {
        if (!/\bdischarged\b/i.test(record.status?.value.description ?? '')) return false;
        if (record.dateFiled === null || record.dateResolved === null) return false;
        return (
          monthsBetween(opened, record.dateFiled.value) > 0 &&
          monthsBetween(record.dateResolved.value, rated) > 0
        );
      });
      if (discharged === undefined) return [];
      return [
        {
          fact: 'afterDischarge',
          bureaus: [line.bureau],
          evidence: [
            cite(line, 'dateOpened'),
            cite(line, 'dateAccountStatus'),
            cite(line, line.payStatus === null ? 'condition' : 'payStatus'),
            citeDate(discharged, 'dateFiled', discharged.dateFiled),
            citeCode(discharged, 'recordStatus', discharged.status),
            citeDate(discharged, 'dateResolved', discharged.dateResolved),
          ],
        },
      ];
    }),
);

export const bankruptcy: readonly Rule[] = [includedWithBalance, remarkWithoutCase, notMarkedIncluded];
