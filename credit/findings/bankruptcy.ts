/** Compares accounts with the bankruptcy cases of the report. */
import type { PublicRecord, Remark, Report, Tradeline } from '../report/model.ts';
import { citeRating, ratingOf, remarkCoded, remarkWith } from './accountRating.ts';
import { monthsBetween } from './calendar.ts';
import { cite, citeCode, citeDate, citeRemark } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { comparable } from './groupByKey.ts';
import { law } from './law.ts';
import { lineRule, type Family } from './rule.ts';

export const bankruptcy = {
  K1: lineRule<
    Record<
      'owed' | 'rated',
      { remark: Evidence; balance: Evidence | null; pastDue: Evidence | null; status: Evidence | null }
    >
  >(
    {
      name: 'Included in bankruptcy with something still owed',
      condition:
        'The account carries a bankruptcy remark (other than of a dismissed or withdrawn case) and still has a balance or an amount past due above zero, or a late, repossession, or charge-off payment status.',
      confidence: 'high',
      law: `11 USC 524; ${law.accuracyOfBoth}`,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line) => {
      const remark = bankruptcyRemark(line);
      if (remark === null) return [];
      const owed = (field: 'balance' | 'pastDue') =>
        (line[field]?.value ?? 0) > 0 ? cite(line, field) : null;
      const [balance, pastDue] = [owed('balance'), owed('pastDue')];
      const isAdverse = /^([1-689]|8R)$/.test(line.payStatus?.value.symbol ?? '');
      const status = isAdverse ? cite(line, 'payStatus') : null;
      const evidence = { remark: citeRemark(line.bureau, remark), balance, pastDue, status };
      if (balance !== null || pastDue !== null) return [{ fact: 'owed', evidence }];
      return status === null ? [] : [{ fact: 'rated', evidence }];
    },
  ),

  K2: lineRule<{ noCase: { remark: Evidence; opened: Evidence } }>(
    {
      name: 'Bankruptcy remark without a case',
      condition:
        'The account carries a bankruptcy remark (other than of a dismissed or withdrawn case), while no bureau shows a bankruptcy filed in the month in which the account was opened or later.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, _account, { report }) => {
      const remark = bankruptcyRemark(line);
      if (remark === null || line.dateOpened === null) return [];
      const opened = line.dateOpened.value;
      const filed = cases(report).some(
        (record) => record.dateFiled === null || monthsBetween(opened, record.dateFiled.value) >= 0,
      );
      if (filed) return [];
      const evidence = { remark: citeRemark(line.bureau, remark), opened: cite(line, 'dateOpened') };
      return [{ fact: 'noCase', evidence }];
    },
  ),

  K3: lineRule<{
    afterDischarge: Readonly<
      Record<'opened' | 'active' | 'rating' | 'filed' | 'status' | 'discharged', Evidence>
    >;
  }>(
    {
      name: 'Derogatory after a discharge and not marked as included',
      condition:
        'The account was opened in a month before a bankruptcy was filed that was later discharged, is rated derogatory with a date of last activity in a month after the discharge, and carries no bankruptcy remark.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, _account, { report }) => {
      if (ratingOf(line) !== 'derogatory' || line.dateOpened === null || line.dateAccountStatus === null)
        return [];
      if (bankruptcyRemark(line) !== null) return [];
      const [opened, active] = [line.dateOpened.value, line.dateAccountStatus.value];
      const discharged = cases(report).find((record) => {
        if (!/\bdischarged\b/i.test(record.status?.value.description ?? '')) return false;
        if (record.dateFiled === null || record.dateResolved === null) return false;
        return (
          monthsBetween(opened, record.dateFiled.value) > 0 &&
          monthsBetween(record.dateResolved.value, active) > 0
        );
      });
      if (discharged === undefined) return [];
      const evidence = {
        opened: cite(line, 'dateOpened'),
        active: cite(line, 'dateAccountStatus'),
        rating: citeRating(line),
        filed: citeDate(discharged, 'dateFiled', discharged.dateFiled),
        status: citeCode(discharged, 'recordStatus', discharged.status),
        discharged: citeDate(discharged, 'dateResolved', discharged.dateResolved),
      };
      return [{ fact: 'afterDischarge', evidence }];
    },
  ),
} satisfies Family;

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

/** The bankruptcies among the first records; no real file has more of either. */
function cases(report: Report): readonly PublicRecord[] {
  return report.publicRecords.slice(0, comparable).filter(isBankruptcy);
}
