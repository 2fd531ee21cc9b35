import type { reAging } from '#credit/findings/reAging.ts';
import { aLine, anAccount, aReportOf, chargedOff, type LineValues } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const chargeOff = (one: LineValues, other: LineValues) =>
  aReportOf(
    anAccount([
      aLine('TransUnion', { payStatus: chargedOff, ...one }),
      aLine('Equifax', { payStatus: chargedOff, ...other }),
    ]),
  );

export const reAgingCases: CasesFor<keyof typeof reAging> = {
  R1: {
    fires: {
      dateAccountStatus: {
        given: 'A charge-off was last active in 10/2021 at TransUnion and in 02/2022 at Equifax',
        report: chargeOff({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-02-01' }),
        bureau: {
          says: 'Your file shows the date of last activity as 02/01/2022, while TransUnion shows 10/30/2021. A later date makes a debt look younger.',
          asks: 'verify the date of last activity, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax shows the date of last activity as 02/01/2022, while TransUnion shows 10/30/2021. A later date makes a debt look younger.',
          asks: 'verify the date of last activity, the date of first delinquency',
        },
      },
      dateLastPayment: {
        given: 'A charge-off was last paid in 03/2021 at TransUnion and in 08/2022 at Equifax',
        report: chargeOff({ dateLastPayment: '2021-03-19' }, { dateLastPayment: '2022-08-01' }),
        bureau: {
          says: 'Your file shows the date of last payment as 08/01/2022, while TransUnion shows 03/19/2021. A later date makes a debt look younger.',
          asks: 'verify the date of last payment, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax shows the date of last payment as 08/01/2022, while TransUnion shows 03/19/2021. A later date makes a debt look younger.',
          asks: 'verify the date of last payment, the date of first delinquency',
        },
      },
      firstLate: {
        given: 'The last run of adverse months began in 03/2025 at TransUnion and in 07/2025 at Equifax',
        report: chargeOff({ history: ['2025-08', '999999C'] }, { history: ['2025-08', '99CCCC'] }),
        bureau: {
          says: 'Your file shows this account in collection or charged off in 07/2025 as the first month of the present delinquency, while TransUnion shows it in collection or charged off in 03/2025 already. A later date makes a debt look younger.',
          asks: 'verify the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file shows this account in collection or charged off in 07/2025 as the first month of the present delinquency, while TransUnion shows it in collection or charged off in 03/2025 already. A later date makes a debt look younger.',
          asks: 'verify the date of first delinquency',
        },
      },
      stage: {
        given: '06/2025 and 07/2025 are charged off at TransUnion and 90 and 120 days late at Equifax',
        report: chargeOff({ history: ['2025-08', '999'] }, { history: ['2025-08', '943'] }),
        bureau: {
          says: 'Your file still counts this account as 90 days late in 06/2025 and 120 days late in 07/2025, while TransUnion shows it in collection or charged off by then. A later date makes a debt look younger.',
          asks: 'verify the payment history, the date of first delinquency',
        },
        furnisher: {
          says: 'Equifax’s file still counts this account as 90 days late in 06/2025 and 120 days late in 07/2025, while TransUnion shows it in collection or charged off by then. A later date makes a debt look younger.',
          asks: 'verify the payment history, the date of first delinquency',
        },
      },
    },
    silent: {
      given: 'A charge-off was last active in 10/2021 at TransUnion and in 01/2022 at Equifax: three months',
      report: chargeOff({ dateAccountStatus: '2021-10-30' }, { dateAccountStatus: '2022-01-01' }),
    },
  },
};
