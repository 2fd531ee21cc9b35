/** Rules that count days from one date to another, or to today. */
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  aMonth,
  anAccount,
  anInquiry,
  aReport,
  aReportOf,
  chargedOff,
  code,
  current,
  field,
} from '#tests/support/aReport.ts';
import { boundary, of, on } from './boundary.ts';

const counted = aReportOf(
  anAccount([
    aLine('TransUnion', {
      payStatus: current,
      late30: 2,
      dateOpened: '2018-09-15',
      history: ['2025-08', 'CCC'],
    }),
  ]),
);
const lateIn = (month: string) =>
  aReportOf(anAccount([aLine('TransUnion', { payStatus: current, history: [month, '1C'] })]));
const bankruptcy = (filed: string, values: object = {}) =>
  aReport({ publicRecords: [aBankruptcy('Experian', filed, values)] });
const chapter13 = { type: field(code('4', 'Chapter 13 Bankruptcy'), '/type') };
const lienValues = { classification: field(code('L', 'Tax Lien'), '/classification'), type: null };
const lien = bankruptcy('2010-01-01', { ...lienValues, dateResolved: field('2018-09-15', '/resolved') });
const inquiry = (company: string, values: object = {}) =>
  aReport({ inquiries: [anInquiry('Equifax', company, '2023-09-15', values)] });
const collector = { industry: field(code('YC', 'Collection agencies'), '/industry') };
const medical = aReportOf(
  aCollection(
    aCollectionLine('Equifax', {
      originalCreditor: 'EXAMPLE HOSPITAL',
      highBalance: 900_00,
      dateOpened: '2024-09-15',
    }),
  ),
);

export const days = [
  boundary(
    'O2',
    'seven years after the end of the late month',
    ['2025-08-30', '2025-08-31', '2025-09-01'],
    (day) => on(day, lateIn('2018-08')),
    [null, null, 'dated'],
  ),
  boundary(
    'O2',
    'seven years after the end of a late February before a leap year',
    ['2026-02-27', '2026-02-28', '2026-03-01'],
    (day) => on(day, lateIn('2019-02')),
    [null, null, 'dated'],
  ),
  boundary(
    'O2',
    'seven years after the account was opened, where lates are only counted',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, counted),
    [null, null, 'undated'],
  ),
  boundary(
    'O2',
    'seven years after the month in which the account was opened, where no day is given',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => {
      const [account] = counted.accounts;
      const lines = account?.tradelines.map((line) => ({ ...line, dateOpened: aMonth('2018-09') })) ?? [];
      return on(day, aReportOf(anAccount(lines)));
    },
    [null, null, 'undated'],
  ),
  boundary(
    'O3',
    'ten years after filing',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, bankruptcy('2015-09-15')),
    [null, null, 'tenYears'],
  ),
  boundary(
    'O3',
    'ten years after the end of the month of filing, where no day is given',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => on(day, bankruptcy('', { dateFiled: aMonth('2015-09') })),
    [null, null, 'tenYears'],
  ),
  boundary(
    'O3',
    'seven years after the end of the month of filing under chapter 13, where no day is given',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => on(day, bankruptcy('', { ...chapter13, dateFiled: aMonth('2018-09') })),
    [null, null, 'chapter13Practice'],
  ),
  boundary(
    'O3',
    'ten years after the month of filing that the first of it means at Experian',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => on(day, bankruptcy('2015-09-01')),
    [null, null, 'tenYears'],
  ),
  boundary(
    'O3',
    'ten years after the first of a month, which is a day at TransUnion',
    ['2025-08-31', '2025-09-01', '2025-09-02'],
    (day) => on(day, aReport({ publicRecords: [aBankruptcy('TransUnion', '2015-09-01')] })),
    [null, null, 'tenYears'],
  ),
  boundary(
    'O3',
    'seven years after the month of filing under chapter 13 that the first of it means at Experian',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => on(day, bankruptcy('2018-09-01', chapter13)),
    [null, null, 'chapter13Practice'],
  ),
  boundary(
    'O4',
    'seven years after the month in which the lien was resolved that the first of it means at Experian',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) =>
      on(day, bankruptcy('2010-01-01', { ...lienValues, dateResolved: field('2018-09-01', '/resolved') })),
    ['practice', 'practice', 'releasedLien'],
  ),
  boundary(
    'O2',
    'seven years after the month of opening that the first of it means at Equifax',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => {
      const values = { payStatus: current, late30: 2, history: ['2025-08', 'CCC'] } as const;
      return on(day, aReportOf(anAccount([aLine('Equifax', { ...values, dateOpened: '2018-09-01' })])));
    },
    [null, null, 'undated'],
  ),
  boundary(
    'S6',
    'a late month two months after the month of closing that the first of it means at Equifax',
    ['2023-12-01', '2024-01-01', '2024-02-01'],
    (dateClosed) =>
      of(anAccount([aLine('Equifax', { dateClosed, balance: 0, history: ['2024-04', 'C1CC'] })])),
    ['afterClosing', null, null],
  ),
  boundary(
    'O3',
    'seven years after filing under chapter 13',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, bankruptcy('2018-09-15', chapter13)),
    [null, null, 'chapter13Practice'],
  ),
  boundary(
    'O4',
    'seven years after the lien was resolved',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, lien),
    ['practice', 'practice', 'releasedLien'],
  ),
  boundary(
    'O4',
    'seven years after the end of the month in which the lien was resolved, where no day is given',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => on(day, bankruptcy('2010-01-01', { ...lienValues, dateResolved: aMonth('2018-09') })),
    ['practice', 'practice', 'releasedLien'],
  ),
  boundary(
    'O4',
    'the end of 2018, by when bureaus had stopped showing liens',
    ['2018-12-30', '2018-12-31', '2019-01-01'],
    (day) => on(day, lien),
    [null, null, 'practice'],
  ),
  boundary(
    'R1',
    'a date of last activity 60 days before the reporting date',
    ['2025-07-04', '2025-07-03', '2025-07-02'],
    (dateAccountStatus) =>
      of(
        anAccount([
          aLine('TransUnion', { payStatus: chargedOff, dateAccountStatus: '2021-10-30' }),
          aLine('Equifax', { payStatus: chargedOff, dateAccountStatus }),
        ]),
      ),
    [null, null, 'dateAccountStatus'],
  ),
  boundary(
    'B1',
    'reported 45 days apart',
    ['2025-07-19', '2025-07-18', '2025-07-17'],
    (dateReported) =>
      of(
        anAccount([
          aLine('TransUnion', { balance: 0, dateReported }),
          aLine('Experian', { balance: 950_00 }),
        ]),
      ),
    ['differs', 'differs', null],
  ),
  boundary(
    'S6',
    '31 days before the late month begins',
    ['2024-01-29', '2024-01-30', '2024-01-31'],
    (dateClosed) =>
      of(anAccount([aLine('Equifax', { dateClosed, balance: 0, history: ['2024-04', 'C1CC'] })])),
    ['afterClosing', null, null],
  ),
  boundary(
    'S6',
    'a late month two months after the month of the closing, where no day is given',
    ['2023-12', '2024-01', '2024-02'],
    (month) => {
      const line = aLine('Equifax', { balance: 0, history: ['2024-04', 'C1CC'] });
      return of(anAccount([{ ...line, dateClosed: aMonth(month) }]));
    },
    ['afterClosing', null, null],
  ),
  boundary(
    'S6',
    'a last payment 31 days before the late month begins',
    ['2024-01-29', '2024-01-30', '2024-01-31'],
    (dateLastPayment) =>
      of(
        anAccount([
          aLine('Equifax', { dateClosed: '2022-11-20', balance: 0, history: ['2024-04', 'C1CC'] }),
          aLine('TransUnion', { dateLastPayment }),
        ]),
      ),
    ['afterClosing', null, null],
  ),
  boundary(
    'T2',
    'reported today',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (dateReported) => of(anAccount([aLine('Equifax', { dateReported })])),
    [null, null, 'inTheFuture'],
  ),
  boundary(
    'D4',
    'the successor opened 60 days after the transfer',
    ['2024-11-10', '2024-11-11', '2024-11-12'],
    (dateOpened) => {
      const shared = { highBalance: 4000_00, history: ['2025-08', '21CC'] } as const;
      const transferred = { ...shared, condition: ['T', 'Transferred'], dateClosed: '2024-09-12' } as const;
      const loan = ['I', 'Installment Account'] as const;
      return of(
        anAccount([aLine('Equifax', transferred)], loan),
        anAccount([aLine('Equifax', { ...shared, creditorName: 'NEW LENDER', dateOpened })], loan),
      );
    },
    ['sameMonths', 'sameMonths', null],
  ),
  boundary(
    'M1',
    'a year after it was opened',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, medical),
    ['recent', null, null],
  ),
  boundary(
    'M2',
    'a year after it was opened',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, medical),
    [null, 'medical', 'medical'],
  ),
  boundary(
    'Q1',
    'two years after the inquiry',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, inquiry('OLD MAIN')),
    [null, null, 'old'],
  ),
  boundary(
    'Q1',
    'two years after the month of the inquiry, where no day is given',
    ['2025-09-29', '2025-09-30', '2025-10-01'],
    (day) => on(day, inquiry('OLD MAIN', { date: aMonth('2023-09') })),
    [null, null, 'old'],
  ),
  boundary(
    'Q2',
    'two years after the inquiry',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, inquiry('OLD MAIN')),
    ['noAccount', 'noAccount', null],
  ),
  boundary(
    'Q4',
    'two years after the inquiry',
    ['2025-09-14', '2025-09-15', '2025-09-16'],
    (day) => on(day, inquiry('SUMMIT RECOVERY', collector)),
    ['noAccount', 'noAccount', null],
  ),
  ...(
    [
      ['an account opened 120 days after it', ['2025-04-30', '2025-05-01', '2025-05-02'], [null, null]],
      ['an account opened 31 days before it', ['2024-12-02', '2024-12-01', '2024-11-30'], [null, null]],
    ] as const
  ).map(([what, dates, [before, at]]) =>
    boundary(
      'Q2',
      what,
      dates,
      (dateOpened) => ({
        report: aReport({
          inquiries: [anInquiry('Equifax', 'HARBOR BANK NA', '2025-01-01')],
          accounts: [anAccount([aLine('Experian', { dateOpened })])],
        }),
      }),
      [before, at, 'noAccount'],
    ),
  ),
  boundary(
    'Q2',
    'a report made 120 days after it',
    ['2025-04-30', '2025-05-01', '2025-05-02'],
    (made) => ({
      report: aReport({
        reportDate: field(made, '/reportDate'),
        inquiries: [anInquiry('Equifax', 'HARBOR BANK NA', '2025-01-01')],
      }),
    }),
    ['noneSince', 'noAccount', 'noAccount'],
  ),
  boundary(
    'Q3',
    '14 days after the first',
    ['2025-07-14', '2025-07-15', '2025-07-16'],
    (date) => ({
      report: aReport({
        inquiries: [
          anInquiry('Equifax', 'METRO AUTO', '2025-07-01'),
          anInquiry('Equifax', 'METRO AUTO', date),
        ],
      }),
    }),
    ['twice', 'twice', null],
  ),
];
