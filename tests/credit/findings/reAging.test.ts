/** R1 and R2: what explains a later date, and which line of the earlier report counts. */
import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import type { Report } from '#credit/report/model.ts';
import {
  aLine,
  anAccount,
  aReportOf,
  chargedOff,
  closed,
  field,
  late120,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import { today } from './hits.ts';

const chargeOff = { payStatus: chargedOff, balance: 184_000 } as const;
const dated = (report: Report, day: string): Report => ({ ...report, reportDate: field(day, '/ReportDate') });
const reportOf = (...lines: readonly LineValues[]): Report =>
  aReportOf(
    ...lines.map((values, index) => ({
      ...anAccount([aLine('Equifax', { ...chargeOff, ...values })]),
      id: `account-${index}`,
    })),
  );

const found = (before: Report, now: Report) =>
  findings(now, { today, before }).flatMap(({ rule, ...rest }) => (rule === 'R2' ? [rest] : []));
const fires = (earlier: LineValues, now: LineValues): boolean =>
  found(
    dated(
      reportOf({ dateAccountStatus: '2021-10-30', dateReported: '2025-03-01', ...earlier }),
      '2025-03-10',
    ),
    dated(reportOf({ dateAccountStatus: '2022-02-01', ...now }), '2025-09-15'),
  ).length > 0;

describe('a later date of last activity', () => {
  it.each<[string, LineValues, LineValues, boolean]>([
    ['nothing else happened', {}, {}, true],
    [
      'the last payment is the earlier one',
      { dateLastPayment: '2021-03-01' },
      { dateLastPayment: '2021-03-01' },
      true,
    ],
    ['a payment was made on the earlier date', {}, { dateLastPayment: '2021-10-30' }, false],
    ['the balance is lower', {}, { balance: 100_000 }, false],
    ['the balance grew', {}, { balance: 200_000 }, true],
    ['the account was charged off in between', { payStatus: late120 }, {}, false],
    ['the account was closed in between', { openClosed: open }, { openClosed: closed }, false],
    ['a month on time followed', {}, { history: ['2022-06', '99C999'] }, false],
    ['months on time came before', {}, { history: ['2021-12', '999CCC'] }, true],
    ['it follows the updates now', {}, { dateReported: '2022-03-01' }, false],
    ['it followed the updates then', { dateReported: '2021-11-01' }, {}, false],
    ['it is three months later', {}, { dateAccountStatus: '2022-01-30' }, false],
    ['it is earlier now', {}, { dateAccountStatus: '2020-02-01' }, false],
    ['the company is another', { creditorName: 'SECOND BANK' }, {}, false],
    ['the number is another', { accountNumber: '99887766' }, {}, false],
    [
      'four digits agree, and the opening month',
      { accountNumber: '4400****' },
      { accountNumber: '4400****' },
      true,
    ],
    [
      'four digits agree, but not the opening month',
      { accountNumber: '4400****', dateOpened: '2018-01-01' },
      { accountNumber: '4400****' },
      false,
    ],
  ])('counts or not if %s', (_, earlier, now, expected) => {
    expect(fires(earlier, now)).toBe(expected);
  });

  it('does not count if a date of last payment cannot be read, which may explain it', () => {
    const before = dated(
      reportOf({ dateAccountStatus: '2021-10-30', dateReported: '2025-03-01' }),
      '2025-03-10',
    );
    const line = aLine('Equifax', { ...chargeOff, dateAccountStatus: '2022-02-01' });
    const now = (unread: readonly 'dateLastPayment'[]) => aReportOf(anAccount([{ ...line, unread }]));
    expect(found(before, now([]))).toHaveLength(1);
    expect(found(before, now(['dateLastPayment']))).toEqual([]);
  });

  it('does not count if two lines could be meant, in either report', () => {
    const earlier = { dateAccountStatus: '2021-10-30', dateReported: '2025-03-01' };
    const now = { dateAccountStatus: '2022-02-01' };
    const one = (values: LineValues, day: string) => dated(reportOf(values), day);
    const two = (values: LineValues, day: string) => dated(reportOf(values, values), day);
    expect(found(two(earlier, '2025-03-10'), one(now, '2025-09-15'))).toEqual([]);
    expect(found(one(earlier, '2025-03-10'), two(now, '2025-09-15'))).toEqual([]);
  });

  it('counts only against an older report with a date', () => {
    const before = reportOf({ dateAccountStatus: '2021-10-30', dateReported: '2025-03-01' });
    const now = dated(reportOf({ dateAccountStatus: '2022-02-01' }), '2025-09-15');
    expect(found(dated(before, '2025-09-14'), now)).toHaveLength(1);
    expect(found(dated(before, '2025-09-15'), now)).toEqual([]);
    expect(found({ ...before, reportDate: null }, now)).toEqual([]);
    expect(found(dated(before, '2025-03-10'), { ...now, reportDate: null })).toEqual([]);
  });
});

it('says which values are of the earlier report', () => {
  const before = dated(
    reportOf({ dateAccountStatus: '2021-10-30', dateReported: '2025-03-01' }),
    '2025-03-10',
  );
  const now = dated(reportOf({ dateAccountStatus: '2022-02-01' }), '2025-09-15');
  expect(found(before, now).map(({ evidence }) => evidence)).toEqual([
    {
      now: {
        bureau: 'Equifax',
        field: 'dateAccountStatus',
        value: '02/01/2022',
        at: '/accounts/0/Equifax/dateAccountStatus',
      },
      earlier: {
        bureau: 'Equifax',
        field: 'dateAccountStatus',
        value: '10/30/2021',
        at: '/earlierReport/accounts/0/Equifax/dateAccountStatus',
      },
      on: { bureau: null, field: 'reportDate', value: '03/10/2025', at: '/earlierReport/ReportDate' },
    },
  ]);
});

it.each([
  ['2024-02-01', []],
  ['2024-02-02', ['dateAccountStatus', 'dateLastPayment']],
])(
  'a payment or activity that a bureau’s data of %s cannot show yet is not compared with it',
  (dateReported, facts) => {
    const bad = { ...chargeOff, dateLastPayment: '2021-03-01', dateAccountStatus: '2021-05-01' } as const;
    const later = { ...bad, dateLastPayment: '2024-02-01', dateAccountStatus: '2024-02-01' } as const;
    const report = aReportOf(
      anAccount([aLine('TransUnion', later), aLine('Experian', { ...bad, dateReported })]),
    );
    const reAged = findings(report, { today }).filter(({ rule }) => rule === 'R1');
    expect(reAged.map(({ fact }) => fact).toSorted()).toEqual(facts);
  },
);

describe('a later last payment at one bureau', () => {
  it.each([
    [184_000, 183_999, 0],
    [184_000, 184_000, 1],
    [184_000, 184_001, 1],
    [undefined, 100_000, 1],
  ])('with balances of %s and %s cents', (balance, later, hits) => {
    const report = aReportOf(
      anAccount([
        aLine('TransUnion', {
          payStatus: chargedOff,
          dateLastPayment: '2021-03-19',
          ...(balance !== undefined && { balance }),
        }),
        aLine('Equifax', { payStatus: chargedOff, dateLastPayment: '2022-08-01', balance: later }),
      ]),
    );
    const dated = findings(report, { today }).filter(
      ({ rule, fact }) => rule === 'R1' && fact === 'dateLastPayment',
    );
    expect(dated).toHaveLength(hits);
  });
});
