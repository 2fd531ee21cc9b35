/** Rules that count months, because bureaus often give the first of the month instead of a day. */
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aBankruptcy,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  chargedOff,
  current,
  field,
  late120,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import { boundary, of } from './boundary.ts';

const shows = (values: LineValues) => of(anAccount([aLine('Equifax', values)]));
const chargeOffs = (one: LineValues, other: LineValues) =>
  of(
    anAccount([
      aLine('TransUnion', { payStatus: chargedOff, ...one }),
      aLine('Equifax', { payStatus: chargedOff, ...other }),
    ]),
  );
const included = [['XC067', 'Debt included in bankruptcy']] as const;
const withCase = (values: LineValues, filed: string, discharged = '2021-09-01') => ({
  report: aReport({
    accounts: [anAccount([aLine('Experian', values)])],
    publicRecords: [aBankruptcy('TransUnion', filed, { dateResolved: field(discharged, '/resolved') })],
  }),
});

/** One charge-off or collection in a report of March and in one of September 2025. */
const twoReports = (one: LineValues, two: LineValues, line = aLine) => {
  const shown = { payStatus: chargedOff, balance: 184_000 };
  const reported = (day: string, values: LineValues) =>
    aReport({
      reportDate: field(day, '/reportDate'),
      accounts: [anAccount([line('Equifax', { ...shown, dateReported: day, ...values })])],
    });
  return { before: reported('2025-03-10', one), report: reported('2025-09-15', two) };
};

export const months = [
  boundary(
    'R2',
    'a first delinquency three months later than in an earlier report',
    ['2019-07-01', '2019-08-31', '2019-09-01'],
    (dateFirstDelinquency) => twoReports({ dateFirstDelinquency: '2019-05-31' }, { dateFirstDelinquency }),
    [null, null, 'dateFirstDelinquency'],
  ),
  boundary(
    'R2',
    'a date of last activity three months later than in an earlier report',
    ['2021-12-31', '2022-01-31', '2022-02-01'],
    (dateAccountStatus) => twoReports({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus }),
    [null, null, 'dateAccountStatus'],
  ),
  boundary(
    'R2',
    'a collection opened three months later than in an earlier report',
    ['2023-03-31', '2023-04-30', '2023-05-01'],
    (dateOpened) =>
      twoReports({ dateOpened: '2023-01-01' }, { dateOpened }, (bureau, values) =>
        aCollectionLine(bureau, values),
      ),
    [null, null, 'dateOpened'],
  ),
  boundary(
    'R2',
    'a last payment three months later, which an earlier report should have shown',
    ['2024-03-31', '2024-04-30', '2024-05-01'],
    (dateLastPayment) => twoReports({ dateLastPayment: '2024-01-15' }, { dateLastPayment }),
    [null, null, 'dateLastPayment'],
  ),
  boundary(
    'R2',
    'a last payment two months before the earlier report’s data',
    ['2024-12-31', '2025-01-01', '2025-02-01'],
    (dateLastPayment) => twoReports({ dateLastPayment: '2024-01-15' }, { dateLastPayment }),
    ['dateLastPayment', null, null],
  ),
  boundary(
    'R1',
    'a first delinquency three months later at one bureau',
    ['2019-07-01', '2019-08-01', '2019-09-01'],
    (dateFirstDelinquency) => chargeOffs({ dateFirstDelinquency: '2019-05-31' }, { dateFirstDelinquency }),
    [null, null, 'dateFirstDelinquency'],
  ),
  boundary(
    'R1',
    'a last payment three months later at one bureau',
    ['2021-05-31', '2021-06-30', '2021-07-01'],
    (dateLastPayment) => chargeOffs({ dateLastPayment: '2021-03-01' }, { dateLastPayment }),
    [null, null, 'dateLastPayment'],
  ),
  boundary(
    'R1',
    'a delinquency that began three months later at one bureau',
    ['9999CC', '999CCC', '99CCCC'],
    (statuses) => chargeOffs({ history: ['2025-08', '999999C'] }, { history: ['2025-08', statuses] }),
    [null, null, 'firstLate'],
  ),
  boundary(
    'S3',
    'a history that ends in the month of the report',
    ['2025-08', '2025-09', '2025-10'],
    (newest) => shows({ payStatus: current, history: [newest, '1CC'], dateReported: '2025-09-30' }),
    [null, 'currentButLate', 'currentButLate'],
  ),
  boundary(
    'S6',
    'a last payment in the newest late month',
    ['2023-10-31', '2023-11-01', '2023-12-31'],
    (dateLastPayment) =>
      shows({ payStatus: late120, dateLastPayment, balance: 0, history: ['2023-11', '4321CC'] }),
    [null, 'afterPayment', 'afterPayment'],
  ),
  boundary(
    'S6',
    'a last payment in the month after the newest late month',
    ['2023-11-30', '2023-12-31', '2024-01-01'],
    (dateLastPayment) =>
      shows({ payStatus: late120, dateLastPayment, balance: 0, history: ['2023-11', '4321CC'] }),
    ['afterPayment', 'afterPayment', null],
  ),
  boundary(
    'S6',
    'a charge-off that is 90 days late the month after',
    ['L3L654321C', 'L4L654321C', 'L6L654321C'],
    (statuses) => shows({ payStatus: chargedOff, balance: 184_000, history: ['2025-08', statuses] }),
    ['afterChargeOff', null, null],
  ),
  boundary(
    'S6',
    'a month late one month after a charge-off',
    ['3L', '3UL', '3CL'],
    (months) => shows({ payStatus: chargedOff, balance: 184_000, history: ['2025-08', `L${months}654321C`] }),
    ['afterChargeOff', null, null],
  ),
  boundary(
    'T1',
    'openings one month apart',
    ['2020-01-31', '2020-02-29', '2020-03-01'],
    (dateOpened) =>
      of(anAccount([aLine('TransUnion', { dateOpened: '2020-01-01' }), aLine('Equifax', { dateOpened })])),
    [null, null, 'differs'],
  ),
  boundary(
    'T2',
    'opened in the month of the report',
    ['2025-02-28', '2025-03-31', '2025-04-01'],
    (dateOpened) => shows({ dateOpened, dateReported: '2025-03-01' }),
    [null, null, 'openedAfterReported'],
  ),
  boundary(
    'T2',
    'opened in the month of closing',
    ['2020-02-29', '2020-03-31', '2020-04-01'],
    (dateOpened) => shows({ dateOpened, dateClosed: '2020-03-01' }),
    [null, null, 'closedBeforeOpened'],
  ),
  boundary(
    'T2',
    'opened in the month of the last payment',
    ['2020-02-29', '2020-03-31', '2020-04-01'],
    (dateOpened) => shows({ dateOpened, dateLastPayment: '2020-03-01' }),
    [null, null, 'paidBeforeOpened'],
  ),
  boundary(
    'T2',
    'opened in the month in which the client turned 18',
    ['2004-03-31', '2004-04-01', '2004-05-01'],
    (dateOpened) => ({ ...shows({ dateOpened }), profile: aConsumer({ dob: '1986-04-12' }) }),
    ['underAge', null, null],
  ),
  boundary(
    'T4',
    'reported six months before the report',
    ['2025-04-01', '2025-03-01', '2025-02-28'],
    (dateReported) => shows({ openClosed: open, dateReported }),
    [null, null, 'stale'],
  ),
  boundary(
    'K2',
    'a case filed in the month of the opening',
    ['2020-02-29', '2020-03-01', '2020-04-01'],
    (filed) => withCase({ remarks: included, dateOpened: '2020-03-14' }, filed),
    ['noCase', null, null],
  ),
  boundary(
    'K3',
    'a case filed in the month of the opening',
    ['2020-02-29', '2020-03-31', '2020-04-01'],
    (filed) =>
      withCase({ payStatus: chargedOff, dateOpened: '2020-03-14', dateAccountStatus: '2021-10-01' }, filed),
    [null, null, 'afterDischarge'],
  ),
  boundary(
    'K3',
    'last active in the month of the discharge',
    ['2021-08-31', '2021-09-30', '2021-10-01'],
    (dateAccountStatus) => withCase({ payStatus: chargedOff, dateAccountStatus }, '2021-03-08'),
    [null, null, 'afterDischarge'],
  ),
  boundary(
    'K4',
    'cases filed in the same month',
    ['2016-02-29', '2016-03-31', '2016-04-01'],
    (filed) => ({
      report: aReport({
        publicRecords: [
          aBankruptcy('TransUnion', '2016-03-08', { dateResolved: field('2017-01-01', '/a') }),
          aBankruptcy('Experian', filed, { dateResolved: field('2017-02-01', '/b') }),
        ],
      }),
    }),
    [null, 'differs', null],
  ),
  boundary(
    'K4',
    'resolved in the same month',
    ['2016-12-31', '2017-01-31', '2017-02-01'],
    (resolved) => ({
      report: aReport({
        publicRecords: [
          aBankruptcy('TransUnion', '2016-03-08', { dateResolved: field('2017-01-01', '/a') }),
          aBankruptcy('Experian', '2016-03-08', { dateResolved: field(resolved, '/b') }),
        ],
      }),
    }),
    ['differs', null, 'differs'],
  ),
];
