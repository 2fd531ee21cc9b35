import type { status } from '#credit/findings/status.ts';
import {
  aLine,
  anAccount,
  aReportOf,
  closed,
  chargedOff,
  current,
  late120,
  late30,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const shows = (values: LineValues) => aReportOf(anAccount([aLine('TransUnion', values)]));
const both = (one: LineValues, other: LineValues) =>
  aReportOf(anAccount([aLine('TransUnion', one), aLine('Experian', other)]));

export const statusCases: CasesFor<keyof typeof status> = {
  S1: {
    fires: {
      differs: {
        given: 'The account is current at TransUnion and 120 days late at Experian',
        report: both({ payStatus: current }, { payStatus: late120 }),
        bureau: {
          says: 'Your file shows the payment status as “Late 120 Days”, while TransUnion shows “Current”.',
          asks: 'verify the payment status',
        },
        furnisher: {
          says: 'TransUnion shows the payment status as “Current”, while Experian shows “Late 120 Days”.',
          asks: 'verify the payment status',
        },
      },
    },
    silent: {
      given: 'The account is 30 days late at TransUnion and 120 days late at Experian: both rate it late',
      report: both({ payStatus: late30 }, { payStatus: late120 }),
    },
  },
  S2: {
    fires: {
      differs: {
        given: 'The account is closed at TransUnion and open at Experian',
        report: both({ openClosed: closed, dateClosed: '2021-10-30' }, { openClosed: open }),
        bureau: {
          says: 'Your file shows the account as “Closed”, while Experian shows “Open”.',
          asks: 'verify whether the account is open or closed',
        },
        furnisher: {
          says: 'TransUnion shows the account as “Closed”, while Experian shows “Open”.',
          asks: 'verify whether the account is open or closed',
        },
      },
      openWithClosingDate: {
        given: 'The account is open with a balance of $0 and has a closing date',
        report: shows({ openClosed: open, dateClosed: '2021-10-30', balance: 0 }),
        bureau: {
          says: 'Your file reports this account as “Open” and as closed on 10/30/2021. They cannot both be right.',
          asks: 'verify whether the account is open or closed',
        },
        furnisher: {
          says: 'TransUnion’s file reports this account as “Open” and as closed on 10/30/2021. They cannot both be right.',
          asks: 'verify whether the account is open or closed',
        },
      },
      owedWithClosingDate: {
        given: 'A card with a balance is open and has a closing date',
        report: shows({ openClosed: open, dateClosed: '2021-10-30', balance: 950_00 }),
        bureau: {
          says: 'Your file reports this account as “Open” and as closed on 10/30/2021.',
          asks: 'verify whether the account is open or closed',
        },
        furnisher: {
          says: 'TransUnion’s file reports this account as “Open” and as closed on 10/30/2021.',
          asks: 'verify whether the account is open or closed',
        },
      },
      closedWithoutDate: {
        given: 'The account is closed without a closing date, which TransUnion shows on another account',
        report: aReportOf(
          anAccount([aLine('TransUnion', { openClosed: closed })]),
          anAccount([aLine('TransUnion', { openClosed: closed, dateClosed: '2023-11-01' })]),
        ),
        bureau: {
          says: 'Your file reports this account as “Closed”, but my report shows no date on which it was closed.',
          asks: 'verify the date closed',
        },
        furnisher: {
          says: 'TransUnion’s file reports this account as “Closed”, but my report shows no date on which it was closed.',
          asks: 'verify the date closed',
        },
      },
    },
    silent: {
      given: 'The account is closed without a closing date, and TransUnion shows none on any account',
      report: shows({ openClosed: closed }),
    },
  },
  S3: {
    fires: {
      currentButLate: {
        given: 'The account is current, and its newest month, that of the report, is 30 days late',
        report: shows({ payStatus: current, history: ['2025-09', '1CC'] }),
        bureau: {
          says: 'Your file rates this account “Current”, while its own payment history shows it 30 days late in 09/2025, the most recent month reported. They cannot both be right.',
          asks: 'verify the payment status, the payment history',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Current”, while its own payment history shows it 30 days late in 09/2025, the most recent month reported. They cannot both be right.',
          asks: 'verify the payment status, the payment history',
        },
      },
      lateButOnTime: {
        given: 'The account is 30 days late, and its newest month, that of the report, is on time',
        report: shows({ payStatus: late30, history: ['2025-09', 'CCC'] }),
        bureau: {
          says: 'Your file rates this account “Late 30 Days”, while its own payment history shows it on time in 09/2025, the most recent month reported. They cannot both be right.',
          asks: 'verify the payment status, the payment history',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Late 30 Days”, while its own payment history shows it on time in 09/2025, the most recent month reported. They cannot both be right.',
          asks: 'verify the payment status, the payment history',
        },
      },
      worstTooMild: {
        given: 'The worst payment status is current, and a month is 30 days late',
        report: shows({ worstPayStatus: current, history: ['2025-01', 'C1C'] }),
        bureau: {
          says: 'Your file gives “Current” as the worst payment status, while its payment history shows the account 30 days late in 12/2024. They cannot both be right.',
          asks: 'verify the payment history',
        },
        furnisher: {
          says: 'TransUnion’s file gives “Current” as the worst payment status, while its payment history shows the account 30 days late in 12/2024. They cannot both be right.',
          asks: 'verify the payment history',
        },
      },
      worstBelowStatus: {
        given: 'The account is charged off, and its worst payment status is 120 days late',
        report: shows({ payStatus: chargedOff, worstPayStatus: late120 }),
        bureau: {
          says: 'Your file rates this account “Collection/Chargeoff” but gives “Late 120 Days” as its worst payment status. They cannot both be right.',
          asks: 'verify the payment status',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Collection/Chargeoff” but gives “Late 120 Days” as its worst payment status. They cannot both be right.',
          asks: 'verify the payment status',
        },
      },
    },
    silent: {
      given: 'The account is current, and its newest month, the one before the report, is 30 days late',
      report: shows({ payStatus: current, history: ['2025-08', '1CC'] }),
    },
  },
  S7: {
    fires: {
      zeroBalance: {
        given: 'The account is 120 days late with a balance of $0',
        report: shows({ payStatus: late120, balance: 0 }),
        bureau: {
          says: 'Your file rates this account “Late 120 Days” with a balance of $0. If the rating is from before the account was paid or closed, please state the date it describes.',
          asks: 'verify the payment status',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Late 120 Days” with a balance of $0. If the rating is from before the account was paid or closed, please state the date it describes.',
          asks: 'verify the payment status',
        },
      },
      paid: {
        given: 'The account is 120 days late and marked as paid',
        report: shows({ payStatus: late120, condition: ['P', 'Paid'] }),
        bureau: {
          says: 'Your file rates this account “Late 120 Days” and marks it “Paid”. If the rating is from before that, please state the date it describes.',
          asks: 'verify the payment status',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Late 120 Days” and marks it “Paid”. If the rating is from before that, please state the date it describes.',
          asks: 'verify the payment status',
        },
      },
      deferred: {
        given: 'A student loan is 120 days late while a remark says that its payments are deferred',
        report: shows({
          payStatus: late120,
          balance: 14320_00,
          accountType: ['ST', 'Student loan'],
          remarks: [['T00PDE', 'Payment deferred']],
        }),
        bureau: {
          says: 'Your file rates this account “Late 120 Days” and marks it “Payment deferred”. If no payments are due now, please state the date that the rating describes.',
          asks: 'verify the payment status',
        },
        furnisher: {
          says: 'TransUnion’s file rates this account “Late 120 Days” and marks it “Payment deferred”. If no payments are due now, please state the date that the rating describes.',
          asks: 'verify the payment status',
        },
      },
    },
    silent: {
      given: 'The account is 120 days late with a balance of $0.01',
      report: shows({ payStatus: late120, balance: 1 }),
    },
  },
  S8: {
    fires: {
      differs: {
        given: '06/2025 and 07/2025 are late at TransUnion and on time at Experian',
        report: both({ history: ['2025-08', 'C21C'] }, { history: ['2025-08', 'CCCC'] }),
        bureau: {
          says: 'Your file shows this account 30 days late in 06/2025 and 60 days late in 07/2025, while Experian shows those months as paid on time.',
          asks: 'verify the payment history',
        },
        furnisher: {
          says: 'TransUnion’s file shows this account 30 days late in 06/2025 and 60 days late in 07/2025, while Experian shows those months as paid on time.',
          asks: 'verify the payment history',
        },
      },
    },
    silent: {
      given: '06/2025 and 07/2025 are late at TransUnion and not reported by Experian',
      report: both({ history: ['2025-08', 'C21C'] }, { history: ['2025-08', 'CUUC'] }),
    },
  },
};
