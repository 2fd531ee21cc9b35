import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { reportableUntil } from '#credit/findings/obsolescence.ts';
import type { Tradeline } from '#credit/report/model.ts';
import { hits, hitsIn, today } from '#tests/credit/findings/hits.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  aReportOf,
  chargedOff,
  code,
  current,
  field,
} from '#tests/support/aReport.ts';
import { findingSentences } from '#vocabulary/findings.ts';

describe('O1 collection or charge-off too old to report', () => {
  const account = (date: string) =>
    anAccount([
      aLine('TransUnion', {
        payStatus: chargedOff,
        dateOpened: '2015-01-05',
        dateAccountStatus: date,
        dateLastPayment: '2017-11-20',
        dateReported: '2025-07-31',
      }),
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
    expect(hitsIn('O1', shared)).toEqual([
      'account-0 conditional TransUnion',
      'account-0 conditional Equifax',
    ]);
  });
  const O1 = (values: object, ...others: readonly Tradeline[]) =>
    findings(
      aReportOf(
        anAccount([
          aLine('TransUnion', { payStatus: chargedOff, dateOpened: '2015-01-05', ...values }),
          ...others,
        ]),
      ),
      { today },
    )
      .filter(({ rule }) => rule === 'O1')
      .map(({ fact, confidence }) => `${fact} ${confidence}`);
  const active = { dateAccountStatus: '2017-02-10' };
  it('is only a condition if a payment, known or unknown, may have followed', () => {
    expect(O1(active)).toEqual(['conditional medium']);
    expect(O1({ ...active, dateLastPayment: '2017-02-10' })).toEqual(['conditional medium']);
    expect(O1({ ...active, dateLastPayment: '2019-05-01' })).toEqual(['conditional medium']);
    expect(O1({ ...active, dateLastPayment: '2017-01-31' })).toEqual(['dateAccountStatus high']);
  });
  it('relies on no uncertain date where the file says when the delinquency began', () => {
    expect(O1({ ...active, dateFirstDelinquency: '2020-09-01' })).toEqual([]);
    expect(O1({ ...active, dateFirstDelinquency: '2017-02-10' })).toEqual(['dateFirstDelinquency high']);
  });
  it('takes no date of first delinquency from another file where the file in question has its own', () => {
    const other = { payStatus: chargedOff, dateOpened: '2015-01-05', dateFirstDelinquency: '2017-02-10' };
    const own = { dateFirstDelinquency: '2020-09-01' };
    expect(O1(own, aLine('Equifax', other))).toEqual(['dateFirstDelinquency high']);
    expect(O1({}, aLine('Equifax', other))).toEqual([
      'dateFirstDelinquency high',
      'dateFirstDelinquency high',
    ]);
    const run = { payStatus: chargedOff, dateOpened: '2015-01-05', history: ['2018-05', '9993C'] as const };
    expect(O1(own, aLine('Equifax', run))).toEqual(['history high', 'history high']);
  });
  it('is only a condition if another bureau shows a later payment', () => {
    const paid = (dateLastPayment: string) => aLine('Equifax', { payStatus: current, dateLastPayment });
    const known = { ...active, dateLastPayment: '2017-01-05' };
    expect(O1(known, paid('2016-12-01'))).toEqual(['dateAccountStatus high']);
    expect(O1(known, paid('2018-12-01'))).toEqual(['conditional medium']);
  });
  it('takes a run of late months for a bound if it cannot have ended before the charge-off', () => {
    const late = (statuses: string, dateLastPayment?: string) =>
      O1({ history: ['2017-06', statuses], ...(dateLastPayment && { dateLastPayment }) });
    expect(late('9321C')).toEqual(['history high']);
    expect(late('9321C', '2019-05-01')).toEqual(['history high']);
    expect(late('4321C')).toEqual(['history high']);
    expect(late('4321C', '2019-05-01')).toEqual(['conditional medium']);
    expect(late('93U1C')).toEqual(['conditional medium']);
    expect(late('C321C')).toEqual(['conditional medium']);
  });
  it('keeps the opening of a collection as a bound, which payments to the collector do not change', () => {
    const collection = aCollection(
      aCollectionLine('Equifax', { dateOpened: '2016-01-05', dateLastPayment: '2019-05-01' }),
    );
    expect(hitsIn('O1', collection)).toEqual(['account-0 dateOpened Equifax']);
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
  it('does not claim the age of payments that are only counted, on any screen', () =>
    expect(Object.values(findingSentences.O2)).toEqual([
      expect.stringContaining('are, or may be, more than seven years old'),
      expect.stringContaining('tienen, o pueden tener, más de siete años'),
    ]));
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
