import { describe, expect, it } from 'vitest';
import { addDays, addYears, daysBetween, endOfMonth, monthsBetween } from '#credit/findings/calendar.ts';
import { reportableUntil } from '#credit/findings/obsolescence.ts';
import type { Account } from '#credit/report/model.ts';
import { hits, hitsIn } from '#tests/credit/findings/hits.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { inZones } from '#tests/support/zones.ts';
import {
  aCollection,
  aLine,
  anAccount,
  aReport,
  chargedOff,
  code,
  current,
  field,
  open,
} from '#tests/support/aReport.ts';

inZones(() => {
  it('civil dates keep the calendar', () => {
    expect(addYears('2020-02-29', 7)).toBe('2027-03-01');
    expect(addYears('2020-02-29', 8)).toBe('2028-02-29');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(daysBetween('1994-12-30', '1995-01-01')).toBe(2);
    expect(monthsBetween('2024-11-30', '2025-02-01')).toBe(3);
    expect(['2023-02', '2024-02', '1994-12'].map(endOfMonth)).toEqual([
      '2023-02-28',
      '2024-02-29',
      '1994-12-31',
    ]);
    expect(reportableUntil('2017-02-01')).toBe('2024-07-31');
  });
});

describe('R1 dates make the debt look newer at one bureau', () => {
  const account = (values: object, other: object) =>
    anAccount([
      aLine('TransUnion', { payStatus: chargedOff, ...values }),
      aLine('Equifax', { payStatus: chargedOff, ...other }),
    ]);
  it('fires on the status date, the last payment, and the start and stage of the delinquency', () => {
    expect(
      hitsIn('R1', account({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-02-01' })),
    ).toEqual(['account-0 dateAccountStatus Equifax']);
    expect(
      hitsIn('R1', account({ dateLastPayment: '2021-03-19' }, { dateLastPayment: '2022-08-01' })),
    ).toEqual(['account-0 dateLastPayment Equifax']);
    expect(
      hitsIn('R1', account({ history: ['2025-08', '999999C'] }, { history: ['2025-08', '99CCCC'] })),
    ).toEqual(['account-0 firstLate Equifax']);
    expect(hitsIn('R1', account({ history: ['2025-08', '999'] }, { history: ['2025-08', '943'] }))).toEqual([
      'account-0 stage Equifax',
    ]);
  });
  it('does not fire if the other was on time, too, in the month before the newer start, or late only afterwards', () => {
    const starts = (one: string, other: string) =>
      hitsIn('R1', account({ history: ['2025-08', one] }, { history: ['2025-08', other] }));
    expect(starts('999999C', '99CCCCC')).toEqual(['account-0 firstLate Equifax']);
    expect(starts('  C999C', '99CCCCC')).toEqual([]);
    expect(starts('999999C', '99    C')).toEqual([]);
  });
  it('does not fire at three months, on moving status dates, or on accounts that were only late', () => {
    expect(
      hitsIn('R1', account({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-01-01' })),
    ).toEqual([]);
    expect(
      hitsIn('R1', account({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2025-08-01' })),
    ).toEqual([]);
    const lates = anAccount([
      aLine('TransUnion', { payStatus: current, dateLastPayment: '2021-03-19' }),
      aLine('Equifax', { payStatus: current, dateLastPayment: '2022-08-01' }),
    ]);
    expect(hitsIn('R1', lates)).toEqual([]);
  });
});

describe('T1 date opened differs between bureaus', () => {
  const account = (date: string) =>
    anAccount([aLine('TransUnion', { dateOpened: '2018-03-14' }), aLine('Equifax', { dateOpened: date })]);
  it('fires beyond one month', () =>
    expect(hitsIn('T1', account('2018-05-01'))).toEqual(['account-0 differs TransUnion,Equifax']));
  it('does not fire within one, which rounding explains', () =>
    expect(hitsIn('T1', account('2018-04-01'))).toEqual([]));
});

describe('T2 impossible dates', () => {
  it('fires on each impossible order', () => {
    expect(
      hitsIn('T2', anAccount([aLine('Equifax', { dateOpened: '2025-08-01', dateReported: '2025-07-01' })])),
    ).toEqual(['account-0 openedAfterReported Equifax']);
    expect(hitsIn('T2', anAccount([aLine('Equifax', { dateClosed: '2020-02-01' })]))).toEqual([
      'account-0 closedBeforeOpened Equifax',
    ]);
    expect(hitsIn('T2', anAccount([aLine('Equifax', { dateLastPayment: '2020-02-28' })]))).toEqual([
      'account-0 paidBeforeOpened Equifax',
    ]);
  });
  const paidBefore = { dateOpened: '2021-05-17', dateLastPayment: '2019-08-02', dateClosed: '2020-01-31' };
  it.each<[string, Account]>([
    ['a collection', aCollection(aLine('Equifax', paidBefore))],
    [
      'a line that names an original creditor',
      anAccount([aLine('Equifax', { ...paidBefore, originalCreditor: 'ZED' })]),
    ],
    [
      'an account that another bureau lists with an original creditor',
      anAccount([aLine('Equifax', paidBefore), aLine('Experian', { originalCreditor: 'ZED' })]),
    ],
    [
      'a factoring account',
      anAccount([aLine('Equifax', { ...paidBefore, accountType: ['FC', 'Factoring company account'] })]),
    ],
    [
      'a debt buyer, by its name',
      anAccount([aLine('Equifax', { ...paidBefore, creditorName: 'LVNV FUNDING LLC' })]),
    ],
    [
      'a charge-off in the portfolio in which debt buyers report',
      anAccount([aLine('Equifax', { ...paidBefore, payStatus: chargedOff })], ['O', 'Open Account']),
    ],
    [
      'a company in the collection industry',
      anAccount([
        {
          ...aLine('Equifax', paidBefore),
          industry: field(code('YC', 'Collection agencies'), '/industry'),
        },
      ]),
    ],
  ])('takes the opening of %s for the day of its purchase', (_, account) => {
    expect(hitsIn('T2', account)).toEqual([]);
  });
  it('still fires on a lender, and on a debt buyer that reported before it opened the account', () => {
    expect(hitsIn('T2', anAccount([aLine('Equifax', paidBefore)]))).toEqual([
      'account-0 closedBeforeOpened Equifax',
      'account-0 paidBeforeOpened Equifax',
    ]);
    const open = anAccount([aLine('Equifax', { ...paidBefore, payStatus: current })], ['O', 'Open Account']);
    expect(hitsIn('T2', open)).toHaveLength(2);
    const early = { ...paidBefore, dateReported: '2021-04-30' };
    expect(hitsIn('T2', aCollection(aLine('Equifax', early)))).toEqual([
      'account-0 openedAfterReported Equifax',
    ]);
  });
  it('says only once that an opening date is yet to come', () => {
    const values = { dateOpened: '2025-10-01', dateReported: '2025-09-01', dateLastPayment: '2025-08-28' };
    expect(hitsIn('T2', anAccount([aLine('Equifax', values)]))).toEqual(['account-0 inTheFuture Equifax']);
  });
  it('fires on a payment after today, not on one of today', () => {
    const paid = (dateLastPayment: string) =>
      hitsIn('T2', anAccount([aLine('Equifax', { dateLastPayment })]));
    expect(paid('2025-09-16')).toEqual(['account-0 inTheFuture Equifax']);
    expect(paid('2025-09-15')).toEqual([]);
  });
  it('does not fire within a month, because bureaus round to its first day', () => {
    expect(
      hitsIn(
        'T2',
        anAccount([aLine('Equifax', { dateClosed: '2020-03-01', dateLastPayment: '2020-03-01' })]),
      ),
    ).toEqual([]);
  });
  it('fires on an account opened before the client turned 18, except for an authorized user', () => {
    const report = (values: object) =>
      aReport({ accounts: [anAccount([aLine('Equifax', { dateOpened: '2004-03-31', ...values })])] });
    expect(hits('T2', report({}), aConsumer({ dob: '1986-04-12' }))).toEqual(['account-0 underAge Equifax']);
    expect(
      hits('T2', report({ designator: ['A', 'Authorized User'] }), aConsumer({ dob: '1986-04-12' })),
    ).toEqual([]);
    expect(hits('T2', report({ dateOpened: '2004-04-01' }), aConsumer({ dob: '1986-04-12' }))).toEqual([]);
    // A minor is liable on a student loan, too.
    const student = { accountType: ['ST', 'Student loan'] };
    expect(hits('T2', report(student), aConsumer({ dob: '1986-04-12' }))).toEqual([]);
  });
});

describe('T3 date opened missing', () => {
  it('fires', () =>
    expect(hitsIn('T3', anAccount([aLine('Equifax', { dateOpened: null })]))).toEqual([
      'account-0 missing Equifax',
    ]));
  it('does not fire if it is present', () => expect(hitsIn('T3', anAccount([aLine('Equifax')]))).toEqual([]));
});

describe('T4 open account not updated for six months', () => {
  const account = (date: string) => anAccount([aLine('Equifax', { openClosed: open, dateReported: date })]);
  it('fires in the seventh month', () =>
    expect(hitsIn('T4', account('2025-02-28'))).toEqual(['account-0 stale Equifax']));
  it('does not fire in the sixth month', () => expect(hitsIn('T4', account('2025-03-01'))).toEqual([]));
});
