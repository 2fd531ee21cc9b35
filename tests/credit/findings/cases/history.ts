import type { history } from '#credit/findings/history.ts';
import { aLine, anAccount, aReportOf, chargedOff, late120, type LineValues } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const shows = (values: LineValues) => aReportOf(anAccount([aLine('Equifax', values)]));

export const historyCases: CasesFor<keyof typeof history> = {
  S4: {
    fires: {
      tooFew: {
        given: 'No payment is counted as 30 days late, and 05/2025 is 30 days late',
        report: shows({ late30: 0, history: ['2025-08', 'CCC1C'] }),
        bureau: {
          says: 'Your file counts no payments 30 days late overall, while its payment history shows the account 30 days late in 05/2025. They cannot both be right.',
          asks: 'verify the payment history',
        },
        furnisher: {
          says: 'Equifax’s file counts no payments 30 days late overall, while its payment history shows the account 30 days late in 05/2025. They cannot both be right.',
          asks: 'verify the payment history',
        },
      },
    },
    silent: {
      given: 'One payment is counted as 30 days late, and 05/2025 is 30 days late',
      report: shows({ late30: 1, history: ['2025-08', 'CCC1C'] }),
    },
  },
  S5: {
    fires: {
      jump: {
        given: '07/2025 is 60 days late, and 06/2025 was on time',
        report: shows({ history: ['2025-08', 'C2CC'] }),
        bureau: {
          says: 'Your file shows this account 60 days late in 07/2025, but on time in 06/2025, the month before. A payment is normally reported 30 days late before it is reported 60 or more days late.',
          asks: 'verify the payment history',
        },
        furnisher: {
          says: 'Equifax’s file shows this account 60 days late in 07/2025, but on time in 06/2025, the month before. A payment is normally reported 30 days late before it is reported 60 or more days late.',
          asks: 'verify the payment history',
        },
      },
    },
    silent: {
      given: '07/2025 is 60 days late, and 06/2025 was 30 days late',
      report: shows({ history: ['2025-08', 'C21C'] }),
    },
  },
  S6: {
    fires: {
      afterClosing: {
        given:
          'The account was closed on 11/01/2023 and last paid on 10/14/2023, nothing is owed, and 02/2024 is 30 days late',
        report: shows({
          dateClosed: '2023-11-01',
          dateLastPayment: '2023-10-14',
          balance: 0,
          history: ['2024-03', 'C1CC'],
        }),
        bureau: {
          says: 'Your file shows this account closed on 11/01/2023, yet 30 days late in 02/2024. The balance it shows now is $0.',
          asks: 'verify the payment history',
        },
        furnisher: {
          says: 'Equifax’s file shows this account closed on 11/01/2023, yet 30 days late in 02/2024. The balance it shows now is $0.',
          asks: 'verify the payment history',
        },
      },
      afterPayment: {
        given:
          'The last payment was made on 11/28/2023 and nothing is owed, but the account is 120 days late, as in 11/2023, its newest month',
        report: shows({
          payStatus: late120,
          dateLastPayment: '2023-11-28',
          balance: 0,
          history: ['2023-11', '4321CC'],
        }),
        bureau: {
          says: 'Your file shows a last payment on 11/28/2023 and a balance of $0, but still ends its payment history with the account 30 days late in 08/2023, 60 days late in 09/2023, 90 days late in 10/2023, and 120 days late in 11/2023.',
          asks: 'verify the payment history, the payment status',
        },
        furnisher: {
          says: 'Equifax’s file shows a last payment on 11/28/2023 and a balance of $0, but still ends its payment history with the account 30 days late in 08/2023, 60 days late in 09/2023, 90 days late in 10/2023, and 120 days late in 11/2023.',
          asks: 'verify the payment history, the payment status',
        },
      },
      afterChargeOff: {
        given: 'A charge-off was charged off in 06/2025 and 08/2025, and 90 days late in 07/2025',
        report: shows({ payStatus: chargedOff, balance: 1840_00, history: ['2025-08', 'L3L654321C'] }),
        bureau: {
          says: 'Your file rates this account “Collection/Chargeoff” and shows it in collection or charged off in 06/2025, but only 90 days late in 07/2025, the month after. Unless the account was reinstated in between, they cannot both be right.',
          asks: 'verify the payment history',
        },
        furnisher: {
          says: 'Equifax’s file rates this account “Collection/Chargeoff” and shows it in collection or charged off in 06/2025, but only 90 days late in 07/2025, the month after. Unless the account was reinstated in between, they cannot both be right.',
          asks: 'verify the payment history',
        },
      },
    },
    silent: {
      given:
        'The account was closed on 11/01/2023, 02/2024 is 30 days late, and nothing is owed since a last payment on 05/14/2024',
      report: shows({
        dateClosed: '2023-11-01',
        dateLastPayment: '2024-05-14',
        balance: 0,
        history: ['2024-03', 'C1CC'],
      }),
    },
  },
};
