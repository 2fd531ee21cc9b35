/** Rules that depend on when a debt became delinquent, or on whether a date of last activity shows it. */
import type { Tradeline } from '#credit/report/model.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  aMonth,
  anAccount,
  aReport,
  aReportOf,
  chargedOff,
  current,
  field,
  type LineValues,
} from '#tests/support/aReport.ts';
import { boundary, of, on } from './boundary.ts';

const charged = (values: LineValues, ...others: readonly Tradeline[]) =>
  anAccount([aLine('TransUnion', { payStatus: chargedOff, dateOpened: '2015-01-05', ...values }), ...others]);
const chargeOff = (values: LineValues) => aReportOf(charged(values));

export const delinquency = [
  boundary(
    'O1',
    'seven years and 180 days after the date of first delinquency',
    ['2025-09-13', '2025-09-14', '2025-09-15'],
    (day) => on(day, chargeOff({ dateFirstDelinquency: '2018-03-18' })),
    [null, null, 'dateFirstDelinquency'],
  ),
  boundary(
    'O1',
    'seven years and 180 days after the end of the month of first delinquency, where no day is given',
    ['2025-08-26', '2025-08-27', '2025-08-28'],
    (day) => {
      const line = aLine('TransUnion', { payStatus: chargedOff, dateOpened: '2015-01-05' });
      return on(day, aReportOf(anAccount([{ ...line, dateFirstDelinquency: aMonth('2018-02') }])));
    },
    [null, null, 'dateFirstDelinquency'],
  ),
  boundary(
    'O1',
    'a date of first delinquency on the day the account was opened',
    ['2018-03-17', '2018-03-18', '2018-03-19'],
    (dateOpened) => of(charged({ dateFirstDelinquency: '2018-03-18', dateOpened })),
    ['dateFirstDelinquency', 'dateFirstDelinquency', 'conditional'],
  ),
  boundary(
    'O1',
    'seven years and 180 days after the month that the first of it means at Equifax',
    ['2025-08-26', '2025-08-27', '2025-08-28'],
    (day) => on(day, aReportOf(aCollection(aCollectionLine('Equifax', { dateOpened: '2018-02-01' })))),
    [null, null, 'dateOpened'],
  ),
  boundary(
    'O1',
    'seven years and 180 days after the first of a month, which is a day at TransUnion',
    ['2025-07-30', '2025-07-31', '2025-08-01'],
    (day) => on(day, aReportOf(aCollection(aCollectionLine('TransUnion', { dateOpened: '2018-02-01' })))),
    [null, null, 'dateOpened'],
  ),
  boundary(
    'O1',
    'seven years and 180 days after the date of last activity',
    ['2025-09-13', '2025-09-14', '2025-09-15'],
    (day) => on(day, chargeOff({ dateAccountStatus: '2018-03-18', dateLastPayment: '2018-02-01' })),
    [null, null, 'dateAccountStatus'],
  ),
  boundary(
    'O1',
    'seven years and 180 days after the end of the month of last activity, where no day is given',
    ['2025-08-26', '2025-08-27', '2025-08-28'],
    (day) => {
      const values = { payStatus: chargedOff, dateOpened: '2015-01-05', dateLastPayment: '2018-01-05' };
      const line = { ...aLine('TransUnion', values), dateAccountStatus: aMonth('2018-02') };
      return on(day, aReportOf(anAccount([line])));
    },
    [null, null, 'dateAccountStatus'],
  ),
  boundary(
    'O1',
    'seven years and 180 days after the end of the first adverse month',
    ['2025-08-26', '2025-08-27', '2025-08-28'],
    (day) => on(day, chargeOff({ history: ['2018-05', '9993C'] })),
    [null, null, 'history'],
  ),
  boundary(
    'O1',
    'a date of last activity 60 days before the reporting date',
    ['2017-08-02', '2017-08-01', '2017-07-31'],
    (dateAccountStatus) => on('2025-09-15', chargeOff({ dateAccountStatus, dateReported: '2017-09-30' })),
    [null, null, 'conditional'],
  ),
  boundary(
    'O1',
    'a last payment in the month before the date of last activity',
    ['2018-02-27', '2018-02-28', '2018-03-01'],
    (dateLastPayment) => of(charged({ dateAccountStatus: '2018-03-17', dateLastPayment })),
    ['dateAccountStatus', 'dateAccountStatus', 'conditional'],
  ),
  boundary(
    'O1',
    'a last payment in the last month of a run that does not reach the charge-off',
    ['2018-05-01', '2018-05-31', '2018-06-01'],
    (dateLastPayment) => of(charged({ history: ['2018-05', '4321C'], dateLastPayment })),
    ['history', 'history', 'conditional'],
  ),
  boundary(
    'O1',
    'a month on time at another bureau, in or after the month of the date',
    ['2018-02', '2018-03', '2018-04'],
    (onTime) =>
      of(
        charged(
          { dateAccountStatus: '2018-03-17', dateLastPayment: '2018-01-05' },
          aLine('Equifax', { payStatus: current, history: [onTime, 'C'] }),
        ),
      ),
    ['dateAccountStatus', 'dateAccountStatus', 'conditional'],
  ),
  boundary(
    'O1',
    'a date of last activity on the day the account was opened',
    ['2018-03-16', '2018-03-17', '2018-03-18'],
    (dateOpened) =>
      of(charged({ dateAccountStatus: '2018-03-17', dateLastPayment: '2018-01-05', dateOpened })),
    ['dateAccountStatus', 'dateAccountStatus', 'conditional'],
  ),
  boundary(
    'K3',
    'a date of last activity 60 days before the reporting date',
    ['2025-07-04', '2025-07-03', '2025-07-02'],
    (dateAccountStatus) => ({
      report: aReport({
        accounts: [charged({ dateAccountStatus })],
        publicRecords: [
          aBankruptcy('TransUnion', '2021-03-08', { dateResolved: field('2021-09-01', '/resolved') }),
        ],
      }),
    }),
    [null, null, 'afterDischarge'],
  ),
];
