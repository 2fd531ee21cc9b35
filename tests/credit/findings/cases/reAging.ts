import type { reAging } from '#credit/findings/reAging.ts';
import { aLine, anAccount, aReportOf, chargedOff, field, type LineValues } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const chargeOff = (one: LineValues, other: LineValues) =>
  aReportOf(
    anAccount([
      aLine('TransUnion', { payStatus: chargedOff, ...one }),
      aLine('Equifax', { payStatus: chargedOff, ...other }),
    ]),
  );

/** The same charge-off of Equifax on a report of 03/10/2025 and on a newer one. */
const twoReports = (earlier: LineValues, now: LineValues) => {
  const of = (values: LineValues) =>
    aReportOf(anAccount([aLine('Equifax', { payStatus: chargedOff, ...values })]));
  return { before: { ...of(earlier), reportDate: field('2025-03-10', '/ReportDate') }, report: of(now) };
};

export const reAgingCases: CasesFor<keyof typeof reAging> = {
  R1: {
    fires: {
      dateFirstDelinquency: {
        given: 'A charge-off was first delinquent in 05/2019 at TransUnion and in 09/2020 at Equifax',
        report: chargeOff({ dateFirstDelinquency: '2019-05-31' }, { dateFirstDelinquency: '2020-09-01' }),
        bureau: {
          says: 'Your file shows the date of first delinquency as 09/01/2020, while TransUnion shows 05/31/2019. A later date makes a debt look newer.',
          asks: 'verify the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax shows the date of first delinquency as 09/01/2020, while TransUnion shows 05/31/2019. A later date makes a debt look newer.',
          asks: 'verify the date of first delinquency',
        },
      },
      dateAccountStatus: {
        given: 'A charge-off was last active in 10/2021 at TransUnion and in 02/2022 at Equifax',
        report: chargeOff({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-02-01' }),
        bureau: {
          says: 'Your file shows the date of last activity as 02/01/2022, while TransUnion shows 10/30/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last activity, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax shows the date of last activity as 02/01/2022, while TransUnion shows 10/30/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last activity, the date of first delinquency',
        },
      },
      dateLastPayment: {
        given: 'A charge-off was last paid in 03/2021 at TransUnion and in 08/2022 at Equifax',
        report: chargeOff({ dateLastPayment: '2021-03-19' }, { dateLastPayment: '2022-08-01' }),
        bureau: {
          says: 'Your file shows the date of last payment as 08/01/2022, while TransUnion shows 03/19/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last payment, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax shows the date of last payment as 08/01/2022, while TransUnion shows 03/19/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last payment, the date of first delinquency',
        },
      },
      firstLate: {
        given: 'The last run of adverse months began in 03/2025 at TransUnion and in 07/2025 at Equifax',
        report: chargeOff({ history: ['2025-08', '999999C'] }, { history: ['2025-08', '99CCCC'] }),
        bureau: {
          says: 'Your file shows this account on time in 06/2025 and in collection or charged off in 07/2025 as the first month of the current delinquency, while TransUnion already shows it in collection or charged off in 03/2025 and in collection or charged off in 06/2025. A later date makes a debt look newer.',
          asks: 'verify the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file shows this account on time in 06/2025 and in collection or charged off in 07/2025 as the first month of the current delinquency, while TransUnion already shows it in collection or charged off in 03/2025 and in collection or charged off in 06/2025. A later date makes a debt look newer.',
          asks: 'verify the date of first delinquency',
        },
      },
      stage: {
        given: '06/2025 and 07/2025 are charged off at TransUnion and 90 and 120 days late at Equifax',
        report: chargeOff({ history: ['2025-08', '999'] }, { history: ['2025-08', '943'] }),
        bureau: {
          says: 'Your file still shows this account 90 days late in 06/2025 and 120 days late in 07/2025, while TransUnion shows it in collection or charged off by then. A later date makes a debt look newer.',
          asks: 'verify the payment history, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file still shows this account 90 days late in 06/2025 and 120 days late in 07/2025, while TransUnion shows it in collection or charged off by then. A later date makes a debt look newer.',
          asks: 'verify the payment history, the date of first delinquency',
        },
      },
    },
    silent: {
      given: 'A charge-off was last active in 10/2021 at TransUnion and in 01/2022 at Equifax: three months',
      report: chargeOff({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-01-01' }),
    },
  },
  R2: {
    fires: {
      dateFirstDelinquency: {
        given:
          'A charge-off at Equifax was first delinquent in 10/2021 on a report of 03/2025, and in 02/2022 on this one',
        ...twoReports({ dateFirstDelinquency: '2021-10-30' }, { dateFirstDelinquency: '2022-02-01' }),
        bureau: {
          says: 'Your file shows the date of first delinquency as 02/01/2022, while my report of 03/10/2025 showed it as 10/30/2021. A later date makes a debt look newer.',
          asks: 'verify the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file shows the date of first delinquency as 02/01/2022, while my report of 03/10/2025 showed it as 10/30/2021. A later date makes a debt look newer.',
          asks: 'verify the date of first delinquency',
        },
      },
      dateAccountStatus: {
        given:
          'A charge-off at Equifax was last active in 10/2021 on a report of 03/2025, and in 02/2022 on this one',
        ...twoReports({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-02-01' }),
        bureau: {
          says: 'Your file shows the date of last activity as 02/01/2022, while my report of 03/10/2025 showed it as 10/30/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last activity, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file shows the date of last activity as 02/01/2022, while my report of 03/10/2025 showed it as 10/30/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last activity, the date of first delinquency',
        },
      },
      dateOpened: {
        given:
          'A collection at Equifax was opened in 03/2020 on a report of 03/2025, and in 07/2020 on this one',
        ...twoReports(
          { kind: 'collection', dateOpened: '2020-03-14' },
          { kind: 'collection', dateOpened: '2020-07-01' },
        ),
        bureau: {
          says: 'Your file shows the date opened as 07/01/2020, while my report of 03/10/2025 showed it as 03/14/2020. A later date makes a debt look newer.',
          asks: 'verify the date opened, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file shows the date opened as 07/01/2020, while my report of 03/10/2025 showed it as 03/14/2020. A later date makes a debt look newer.',
          asks: 'verify the date opened, the date of first delinquency',
        },
      },
      dateLastPayment: {
        given:
          'A charge-off at Equifax, on a report of 03/2025, was reported in 03/2025 with a last payment in 06/2021; this report shows one in 02/2023',
        ...twoReports(
          { dateLastPayment: '2021-06-11', dateReported: '2025-03-01' },
          { dateLastPayment: '2023-02-08' },
        ),
        bureau: {
          says: 'Your file shows the date of last payment as 02/08/2023, while my report of 03/10/2025 showed it as 06/11/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last payment, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file shows the date of last payment as 02/08/2023, while my report of 03/10/2025 showed it as 06/11/2021. A later date makes a debt look newer.',
          asks: 'verify the date of last payment, the date of first delinquency',
        },
      },
    },
    silent: {
      given: 'The last activity moved from 10/2021 to 02/2022, and a payment was made in between',
      ...twoReports(
        { dateAccountStatus: '2021-10-30' },
        { dateAccountStatus: '2022-02-01', dateLastPayment: '2021-12-01' },
      ),
    },
  },
};
