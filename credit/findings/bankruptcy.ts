/** Compares accounts with the bankruptcy cases of the report. */
import type { Account, Field, IsoDate, PublicRecord, Report, Tradeline } from '../report/model.ts';
import type { RemarkMeaning } from '../report/remarks/meaning.ts';
import { phraseKey } from '#vocabulary/bureauWords/phrase.ts';
import {
  citeRating,
  isChargedOffOrCollection,
  ratingOf,
  saysChargedOffOrCollection,
} from './accountRating.ts';
import { addYears, monthsBetween } from './calendar.ts';
import { mayBeBoughtDebt } from './debtBuyers.ts';
import { movesWithUpdates } from './delinquency.ts';
import { cite, citeCode, citeDate } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { comparable } from './groupByKey.ts';
import { law } from './law.ts';
import { hasUnreadRemark, remarkSign, remarksSay } from './remarkSigns.ts';
import { plain } from './names.ts';
import { lineRule, type Family } from './rule.ts';
import { isSameCase } from './sameCase.ts';
import { isStudentLoan } from './studentLoans.ts';
import { mayBeSupport } from './support.ts';

/** A case as a sentence names it. */
type Case = Readonly<Record<'filed' | 'status' | 'discharged', Evidence>>;

type StillOwed = {
  remark: Evidence;
  /** The case that shows the discharge, where the remark does not. */
  record: Case | null;
  balance: Evidence | null;
  pastDue: Evidence | null;
  status: Evidence | null;
};

export const bankruptcy = {
  K1: lineRule<Record<'owed' | 'lasting' | 'rated', StillOwed>>(
    {
      name: 'Discharged in bankruptcy with something still owed',
      condition:
        'A remark says that the debt was discharged in bankruptcy, and the account still has a balance or an amount past due above zero; with medium confidence, and without an argument from the law, on debts that a discharge usually leaves (student loans, support, taxes, fines, and mortgages in chapter 13), where the remark can be what is wrong. Or it has neither but is rated late, repossessed, or charged off (low, and never for a collection, which has no other rating); or, with medium confidence, a remark says only that the account was included in a bankruptcy or that a case was filed, and every bankruptcy in the report that was filed in a month after the account was opened, under a chapter that the remark doesn’t exclude, was discharged; but then not on debts that a discharge usually leaves. Never if a remark says that the case was dismissed or withdrawn, or the report says so of every case that can include the account, that the debt was reaffirmed or is being paid under a plan, or that the bankruptcy is someone else’s.',
      confidence: 'high',
      law: `11 USC 524; ${law.accuracyOfBoth}`,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, account, { report }) => {
      const discharge = dischargeShown(line, account, report);
      if (discharge === null) return [];
      const owed = (field: 'balance' | 'pastDue') =>
        (line[field]?.value ?? 0) > 0 ? cite(line, field) : null;
      const [balance, pastDue] = [owed('balance'), owed('pastDue')];
      const isAdverse = /^([1-689]|8R)$/.test(line.payStatus?.value.symbol ?? '');
      const status = isAdverse && line.kind !== 'collection' ? cite(line, 'payStatus') : null;
      const evidence = { ...discharge, balance, pastDue, status };
      const confidence = { confidence: 'medium' } as const;
      if (balance !== null || pastDue !== null) {
        if (mayOutliveRemark(line, account, report)) return [{ fact: 'lasting', evidence, ...confidence }];
        return [{ fact: 'owed', evidence, ...(discharge.record === null ? {} : confidence) }];
      }
      return status === null ? [] : [{ fact: 'rated', evidence, confidence: 'low' }];
    },
  ),

  K2: lineRule<{ noCase: { remark: Evidence; opened: Evidence } }>(
    {
      name: 'Bankruptcy remark without a case',
      condition:
        'A remark says that the account was included or discharged in a bankruptcy, that a case was filed, or that the debt is being paid under a plan, while no bureau shows a bankruptcy filed in the month in which the account was opened or later; or, where the debt may have been bought or placed for collection, no bankruptcy at all, because the debt is older than the account. With medium confidence, if the debt may be more than seven years older than the report: bureaus stop showing some cases then.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, account, { report, today }) => {
      const remark = caseEnds(line) ? null : remarkSign(line, 'discharged', 'included', 'petition', 'plan');
      if (remark === null || line.dateOpened === null) return [];
      const opened = line.dateOpened.value;
      const filed = cases(report).some(
        ({ dateFiled }) =>
          dateFiled === null || mayBeBoughtDebt(account) || monthsBetween(opened, dateFiled.value) >= 0,
      );
      if (filed) return [];
      const evidence = { remark, opened: cite(line, 'dateOpened') };
      // A chapter 13 case that was filed more than seven years ago is left out in practice (rule O3).
      const mayBeLeftOut =
        mayBeBoughtDebt(account) || addYears(opened, 7) < (report.reportDate?.value ?? today);
      return [{ fact: 'noCase', evidence, ...(mayBeLeftOut ? { confidence: 'medium' } : {}) }];
    },
  ),

  K3: lineRule<{
    afterDischarge: Readonly<
      Record<'opened' | 'active' | 'rating' | 'filed' | 'status' | 'discharged', Evidence>
    >;
    stillOwed: Readonly<
      Record<'opened' | 'balance' | 'rating' | 'filed' | 'status' | 'discharged', Evidence>
    >;
  }>(
    {
      name: 'Derogatory after a discharge and not marked as included',
      condition:
        'The account was opened in a month before a bankruptcy was filed that was later discharged, is rated derogatory with a date of last activity in a month after the discharge, or is a charge-off or collection that was reported with a balance after that month, and carries no remark about a bankruptcy and none that is left unread. The date of last activity doesn’t count within 60 days of the reporting date. A case that another bureau shows without a discharge doesn’t count. A balance doesn’t count if another case may include the account that was not discharged. Not for student loans, for debts that a discharge usually leaves (support, taxes, and fines), nor for mortgages in chapter 13.',
      confidence: 'medium',
      law: `11 USC 524; ${law.accuracyOfBoth}`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (line, account, { report }) => {
      if (!isChargedOffOrCollection(line) || line.dateOpened === null || mayMentionBankruptcy(line))
        return [];
      const shown = { opened: cite(line, 'dateOpened'), rating: citeRating(line) };
      const active = movesWithUpdates(line) ? null : line.dateAccountStatus;
      const moved = ratingOf(line) === 'derogatory' ? dischargedBefore(active, line, report) : undefined;
      if (moved !== undefined && !mayOutlive(moved, line, account)) {
        const evidence = { ...shown, active: cite(line, 'dateAccountStatus'), ...citeCase(moved) };
        return [{ fact: 'afterDischarge', evidence }];
      }
      if ((line.balance?.value ?? 0) <= 0 || !saysChargedOffOrCollection(line)) return [];
      const possible = cases(report).filter((record) => canInclude(record, line));
      const discharged = dischargedBefore(line.dateReported, line, report);
      if (discharged === undefined || !possible.every(isDischarged)) return [];
      if (mayOutlive(discharged, line, account)) return [];
      const evidence = { ...shown, balance: cite(line, 'balance'), ...citeCase(discharged) };
      return [{ fact: 'stillOwed', evidence }];
    },
  ),
} satisfies Family;

/** The case that can include the account and was discharged in a month before that date. */
function dischargedBefore(date: Field<IsoDate>, line: Tradeline, report: Report): PublicRecord | undefined {
  if (date === null) return undefined;
  return cases(report).find(
    (record) =>
      canInclude(record, line) &&
      isDischarged(record) &&
      !endsOtherwiseElsewhere(record, report) &&
      record.dateResolved !== null &&
      monthsBetween(record.dateResolved.value, date.value) > 0,
  );
}

/** Whether another bureau shows the same case, but no discharge in it: then it is in question, and nothing follows from it. */
function endsOtherwiseElsewhere(record: PublicRecord, report: Report): boolean {
  return cases(report).some(
    (other) =>
      other.bureau !== record.bureau &&
      other.dateFiled !== null &&
      record.dateFiled !== null &&
      monthsBetween(other.dateFiled.value, record.dateFiled.value) === 0 &&
      isSameCase(record, other) &&
      other.status !== null &&
      !isDischarged(other),
  );
}

/** Debts that a discharge usually leaves (11 USC 523(a)(1) and (7)), besides support (523(a)(5)). */
const lastingDebts = /\b(TAX|TAXES|REVENUE|IRS|TREASURY|COURT|FINES?|RESTITUTION|PARKING|TOLLS?)\b/;

function surviveDischarge(line: Tradeline): boolean {
  const names = [line.creditorName, line.originalCreditor];
  return mayBeSupport(line) || names.some((name) => lastingDebts.test(plain(name?.value ?? '')));
}

/** Whether a debt usually outlives the discharge in a case, as the instalments of a mortgage do in chapter 13 (11 USC 1328(a)(1)). */
function mayOutlive(record: PublicRecord, line: Tradeline, { type }: Account): boolean {
  const isLongTerm = type?.value.symbol === 'M' && isChapter13(record);
  return isLongTerm || isStudentLoan(line) || surviveDischarge(line);
}

const isChapter13 = ({ type }: PublicRecord): boolean => /\b13\b/.test(type?.value.description ?? '');

/** The same of the discharge that a remark states, in whichever case. */
function mayOutliveRemark(line: Tradeline, { type }: Account, report: Report): boolean {
  const isIn13 =
    remarksSay(line).has('chapter13') ||
    cases(report).some((record) => canInclude(record, line) && isChapter13(record));
  return (type?.value.symbol === 'M' && isIn13) || isStudentLoan(line) || surviveDischarge(line);
}

const bankruptcyWords = /\bbankruptcy\b|\bchapter (7|11|12|13)\b/i;

export function isBankruptcy(record: PublicRecord): boolean {
  const words = `${record.classification?.value.description ?? ''} ${record.type?.value.description ?? ''}`;
  return bankruptcyWords.test(words);
}

/** What keeps a debt from being discharged in the case that the remarks are about. */
const undischarged: readonly RemarkMeaning[] = ['caseEnded', 'reaffirmed', 'anotherPersonsCase'];

function caseEnds(line: Tradeline): boolean {
  const said = remarksSay(line);
  return undischarged.some((meaning) => said.has(meaning));
}

function mayMentionBankruptcy(line: Tradeline): boolean {
  const said = remarksSay(line);
  const about = ['discharged', 'included', 'notIncluded', 'petition', 'plan', ...undischarged] as const;
  return hasUnreadRemark(line) || about.some((meaning) => said.has(meaning));
}

/** The remark that says that the debt was discharged, or one about a bankruptcy with the case that was. */
function dischargeShown(
  line: Tradeline,
  account: Account,
  report: Report,
): Pick<StillOwed, 'remark' | 'record'> | null {
  if (caseEnds(line) || remarksSay(line).has('plan')) return null;
  const possible = cases(report).filter((record) => canInclude(record, line));
  // The client's own report would speak against the letter.
  if (possible.length > 0 && possible.every(isDismissed)) return null;
  const discharged = remarkSign(line, 'discharged');
  if (discharged !== null) return { remark: discharged, record: null };
  const remark = remarkSign(line, 'included', 'petition');
  const [record] = possible;
  const isShown = possible.every(
    (each) => isDischarged(each) && each.dateResolved !== null && !mayOutlive(each, line, account),
  );
  return remark === null || record === undefined || !isShown ? null : { remark, record: citeCase(record) };
}

/** Whether the account can be part of the case: it was opened before, and its remarks name no other chapter. */
function canInclude(record: PublicRecord, line: Tradeline): boolean {
  if (record.dateFiled === null || line.dateOpened === null) return false;
  if (monthsBetween(line.dateOpened.value, record.dateFiled.value) <= 0) return false;
  const named = chapters.filter(([, meaning]) => remarksSay(line).has(meaning));
  const chapter = record.type?.value.description ?? '';
  return named.length === 0 || !/\bchapter\b/i.test(chapter) || named.some(([words]) => words.test(chapter));
}

const chapters: readonly (readonly [RegExp, RemarkMeaning])[] = [
  [/\b7\b/, 'chapter7'],
  [/\b11\b/, 'chapter11'],
  [/\b12\b/, 'chapter12'],
  [/\b13\b/, 'chapter13'],
];

function isDischarged(record: PublicRecord): boolean {
  return phraseKey(record.status?.value.description ?? '') === 'discharged';
}

const isDismissed = ({ status }: PublicRecord): boolean =>
  /\b(dismissed|dismissal|withdrawn)\b/i.test(status?.value.description ?? '');

function citeCase(record: PublicRecord): Case {
  return {
    filed: citeDate(record, 'dateFiled', record.dateFiled),
    status: citeCode(record, 'recordStatus', record.status),
    discharged: citeDate(record, 'dateResolved', record.dateResolved),
  };
}

/** The bankruptcies among the first records; no real file has more of either. */
function cases(report: Report): readonly PublicRecord[] {
  return report.publicRecords.slice(0, comparable).filter(isBankruptcy);
}
