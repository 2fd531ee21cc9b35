import { describe, expect, it } from 'vitest';
import { addDays, addYears, daysBetween, endOfMonth, monthsBetween } from '#credit/findings/calendar.ts';
import { reportableUntil } from '#credit/findings/obsolescence.ts';
import { hits, hitsIn } from '#tests/credit/findings/hits.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { inZones } from '#tests/support/zones.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
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

describe('O1 collection or charge-off too old to report', () => {
  const account = (date: string) =>
    anAccount([
      aLine('TransUnion', { payStatus: chargedOff, dateAccountStatus: date, dateReported: '2025-07-31' }),
    ]);
  it('fires the day after seven years and 180 days', () => {
    expect(reportableUntil('2018-03-18')).toBe('2025-09-14');
    expect(hitsIn('O1', account('2018-03-18'))).toEqual(['account-0 dateAccountStatus TransUnion']);
  });
  it('does not fire on the last day, or on a status date that moves with each update', () => {
    expect(reportableUntil('2018-03-19')).toBe('2025-09-15');
    expect(hitsIn('O1', account('2018-03-19'))).toEqual([]);
    const moving = anAccount([
      aLine('TransUnion', {
        payStatus: chargedOff,
        dateAccountStatus: '2017-06-02',
        dateReported: '2017-07-31',
      }),
    ]);
    expect(hitsIn('O1', moving)).toEqual([]);
  });
  it("uses the opening date of a collection, and another bureau's date if the file in question has none", () => {
    expect(hitsIn('O1', aCollection(aCollectionLine('Equifax', { dateOpened: '2016-01-05' })))).toEqual([
      'account-0 dateOpened Equifax',
    ]);
    const shared = anAccount([
      aLine('TransUnion', { payStatus: chargedOff }),
      aLine('Equifax', { payStatus: chargedOff, dateClosed: '2016-01-05' }),
    ]);
    expect(hitsIn('O1', shared)).toEqual(['account-0 dateClosed TransUnion', 'account-0 dateClosed Equifax']);
  });
});

describe('O2 late payment too old to report', () => {
  it('fires on a late month older than seven years', () => {
    const account = (newest: string) =>
      anAccount([aLine('TransUnion', { payStatus: current, history: [newest, '1C'] })]);
    expect(hitsIn('O2', account('2018-08'))).toEqual(['account-0 dated TransUnion']);
    expect(hitsIn('O2', account('2018-09'))).toEqual([]);
  });
  it('asks for dates if late payments are only counted on an old account', () => {
    const account = (opened: string) =>
      anAccount([
        aLine('TransUnion', {
          payStatus: current,
          late30: 2,
          dateOpened: opened,
          history: ['2025-08', 'CCC'],
        }),
      ]);
    expect(hitsIn('O2', account('2015-01-01'))).toEqual(['account-0 undated TransUnion']);
    expect(hitsIn('O2', account('2019-01-01'))).toEqual([]);
  });
});

describe('O3 bankruptcy too old to report', () => {
  const thirteen = { type: field(code('4', 'Chapter 13 Bankruptcy'), '/type') };
  it('fires ten years after filing, and for chapter 13 after seven, as a practice only', () => {
    expect(hits('O3', aReport({ publicRecords: [aBankruptcy('Experian', '2015-09-14')] }))).toEqual([
      'public-record-0 tenYears Experian',
    ]);
    expect(hits('O3', aReport({ publicRecords: [aBankruptcy('Experian', '2016-03-08', thirteen)] }))).toEqual(
      ['public-record-0 chapter13Practice Experian'],
    );
  });
  it('does not fire on the last day, or on a chapter 7 case after seven years', () => {
    expect(hits('O3', aReport({ publicRecords: [aBankruptcy('Experian', '2015-09-15')] }))).toEqual([]);
    expect(hits('O3', aReport({ publicRecords: [aBankruptcy('Experian', '2016-03-08')] }))).toEqual([]);
  });
});

describe('O4 old lien or judgment', () => {
  const lien = (resolved: string) =>
    aReport({
      publicRecords: [
        aBankruptcy('Experian', '2010-01-01', {
          classification: field(code('L', 'Tax Lien'), '/c'),
          type: null,
          dateResolved: field(resolved, '/r'),
        }),
      ],
    });
  it('fires on a lien released more than seven years ago', () => {
    expect(hits('O4', lien('2018-09-14'))).toEqual(['public-record-0 releasedLien Experian']);
  });
  it('relies on practice only for a newer one, and does not fire on a bankruptcy', () => {
    expect(hits('O4', lien('2018-09-15'))).toEqual(['public-record-0 practice Experian']);
    expect(hits('O4', aReport({ publicRecords: [aBankruptcy('Experian', '2010-01-01')] }))).toEqual([]);
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
      hitsIn('T2', anAccount([aLine('Equifax', { dateOpened: '2025-10-01', dateReported: '2025-09-01' })])),
    ).toEqual(['account-0 openedAfterReported Equifax', 'account-0 inTheFuture Equifax']);
    expect(hitsIn('T2', anAccount([aLine('Equifax', { dateClosed: '2020-02-01' })]))).toEqual([
      'account-0 closedBeforeOpened Equifax',
    ]);
    expect(hitsIn('T2', anAccount([aLine('Equifax', { dateLastPayment: '2020-02-28' })]))).toEqual([
      'account-0 paidBeforeOpened Equifax',
    ]);
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
