/** Dates that bureaus disagree on, that make a debt look newer, or that are impossible. Compared by month. */
import type { Account, FormatId, IsoDate, Report, Tradeline } from '../report/model.ts';
import { isAuthorizedUser, isOpen } from './accountRating.ts';
import { addYears, monthsBetween } from './calendar.ts';
import { mayBeBoughtDebt } from './debtBuyers.ts';
import { absent, cite, citeReportDate } from './evidence.ts';
import type { TradelineField } from './fields.ts';
import type { Context, Evidence, Proof } from './finding.ts';
import { law } from './law.ts';
import { bureausOf, differing } from './pairs.ts';
import { perReport } from './perReport.ts';
import { accountRule, lineRule, type Family } from './rule.ts';
import { isStudentLoan } from './studentLoans.ts';

type ImpossibleFacts = {
  openedAfterReported: { opened: Evidence; reported: Evidence };
  closedBeforeOpened: { opened: Evidence; closed: Evidence };
  paidBeforeOpened: { opened: Evidence; paid: Evidence };
  /** `date` is the one a sentence names; `also` is the next one if more than one are in the future. */
  inTheFuture: { date: Evidence<FutureField>; also: Evidence<FutureField> | null };
  underAge: { opened: Evidence };
};
type FutureField = 'dateOpened' | 'dateReported' | 'dateLastPayment';

export const dates = {
  T1: accountRule<{ differs: { dates: readonly Evidence[] } }>(
    {
      name: 'Date opened differs between bureaus',
      condition:
        'The opening dates at two bureaus are more than one calendar month apart. Both are in question.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      const lines = differing(account, (one, other) => {
        if (one.dateOpened === null || other.dateOpened === null) return false;
        return Math.abs(monthsBetween(one.dateOpened.value, other.dateOpened.value)) > 1;
      });
      const opened = lines.map((line) => cite(line, 'dateOpened'));
      return lines.length > 0
        ? [{ fact: 'differs', bureaus: bureausOf(lines), evidence: { dates: opened } }]
        : [];
    },
  ),

  T2: lineRule<ImpossibleFacts>(
    {
      name: 'Impossible dates',
      condition:
        'The account was opened in a later month than the one in which it was last reported, or, unless the debt may have been bought or placed for collection, in which it was closed or last paid: debt buyers and collectors give the day of the purchase or placement as the date opened. Or it was opened, reported, or last paid after today, which is all that is said of such an opening date; or, with medium confidence, it was opened before the month in which the client turned 18 (going by the date of birth in the profile), and the client is not an authorized user. That is not impossible, but rare; it is usual for student loans, on which a minor is liable, too (20 USC 1091a(b)(2)).',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['late', 'chargeOffs'],
    },
    (line, account, context) => [
      ...((line.dateOpened?.value ?? '') > context.today ? [] : beforeOpened(line, account)),
      ...inTheFuture(line, context.today),
      ...underAge(line, context),
    ],
  ),

  T3: lineRule<{ missing: { opened: Evidence } }>(
    {
      name: 'Date opened missing',
      condition:
        'The account has no opening date, in a report whose format carries one for accounts of its kind. A date in a notation that is not understood is not missing.',
      confidence: 'low',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: [],
    },
    (line, _account, { report }) =>
      line.dateOpened === null &&
      line.unread?.includes('dateOpened') !== true &&
      carriesOpened(report.format, line)
        ? [{ fact: 'missing', evidence: { opened: absent(line, 'dateOpened') } }]
        : [],
  ),

  T4: lineRule<{ stale: { reported: Evidence; reportDate: Evidence } }>(
    {
      name: 'Open account not updated for six months',
      condition:
        'An open account was last reported more than six calendar months before the month of the report, and as long before the newest date of the bureau’s other accounts: a report can contain a file that was pulled earlier.',
      confidence: 'low',
      law: law.accuracy,
      recipient: 'bureau',
      topics: [],
    },
    (line, _account, { report }) => {
      const { reportDate } = report;
      if (!isOpen(line) || line.dateReported === null || reportDate === null) return [];
      const others = newestReporting(report, line) ?? reportDate.value;
      const until = others < reportDate.value ? others : reportDate.value;
      if (monthsBetween(line.dateReported.value, until) <= 6) return [];
      const evidence = {
        reported: cite(line, 'dateReported'),
        reportDate: citeReportDate(reportDate, line.bureau),
      };
      return [{ fact: 'stale', evidence }];
    },
  ),
} satisfies Family;

/** The days on which each bureau's accounts were reported, the two latest first. */
const newestReportings = perReport(({ accounts }) => {
  const lines = accounts.flatMap(({ tradelines }) => tradelines);
  return new Map(
    [...Map.groupBy(lines, ({ bureau }) => bureau)].map(([bureau, own]) => [
      bureau,
      own
        .flatMap(({ dateReported }) => dateReported?.value ?? [])
        .toSorted()
        .toReversed()
        .slice(0, 2),
    ]),
  );
});

/** The latest day on which any other line was reported to the line's bureau; undefined if there is none. */
function newestReporting(report: Report, { bureau, dateReported }: Tradeline): IsoDate | undefined {
  const [newest, next] = newestReportings(report).get(bureau) ?? [];
  return newest === dateReported?.value ? next : newest;
}

function beforeOpened(line: Tradeline, account: Account): readonly Proof<ImpossibleFacts>[] {
  const opened = cite(line, 'dateOpened');
  const isBefore = (field: TradelineField) => {
    const [late, early] = [line.dateOpened?.value, line[field]?.value];
    return late !== undefined && typeof early === 'string' && monthsBetween(early, late) > 0;
  };
  const found: Proof<ImpossibleFacts>[] = [];
  if (isBefore('dateReported'))
    found.push({ fact: 'openedAfterReported', evidence: { opened, reported: cite(line, 'dateReported') } });
  if (mayBeBoughtDebt(account)) return found;
  if (isBefore('dateClosed'))
    found.push({ fact: 'closedBeforeOpened', evidence: { opened, closed: cite(line, 'dateClosed') } });
  if (isBefore('dateLastPayment'))
    found.push({ fact: 'paidBeforeOpened', evidence: { opened, paid: cite(line, 'dateLastPayment') } });
  return found;
}

function inTheFuture(line: Tradeline, today: IsoDate): readonly Proof<ImpossibleFacts>[] {
  const fields = ['dateOpened', 'dateReported', 'dateLastPayment'] as const;
  const [date, also = null] = fields
    .filter((field) => (line[field]?.value ?? '') > today)
    .map((field) => cite(line, field));
  return date === undefined ? [] : [{ fact: 'inTheFuture', evidence: { date, also } }];
}

function underAge(line: Tradeline, { profile }: Context): readonly Proof<ImpossibleFacts>[] {
  const dob = profile?.dob ?? null;
  if (dob === null || line.dateOpened === null || isAuthorizedUser(line) || isStudentLoan(line)) return [];
  return monthsBetween(line.dateOpened.value, addYears(dob, 18)) > 0
    ? [{ fact: 'underAge', evidence: { opened: cite(line, 'dateOpened') }, confidence: 'medium' }]
    : [];
}

/** providerViews has no opening date for any collection, so its absence says nothing about the bureau. */
const carriesOpened = (format: FormatId, { kind }: Tradeline): boolean =>
  format !== 'mfsn-provider-views' || kind !== 'collection';
