import type { balances } from '#credit/findings/balances.ts';
import {
  aLine,
  anAccount,
  aReportOf,
  chargedOff,
  closed,
  current,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const shows = (values: LineValues) => aReportOf(anAccount([aLine('Experian', values)]));
const balancesOf = (one: number, other: number) =>
  aReportOf(anAccount([aLine('TransUnion', { balance: one }), aLine('Experian', { balance: other })]));

export const balanceCases: CasesFor<keyof typeof balances> = {
  B1: {
    fires: {
      differs: {
        given: 'TransUnion shows a balance of $100 and Experian $125.01, both reported on 09/01/2025',
        report: balancesOf(100_00, 125_01),
        bureau: {
          says: 'Your file shows the balance as $125.01 (reported 09/01/2025), while TransUnion shows $100 (reported 09/01/2025).',
          asks: 'verify the balance',
        },
        furnisher: {
          says: 'TransUnion shows the balance as $100 (reported 09/01/2025), while Experian shows $125.01 (reported 09/01/2025).',
          asks: 'verify the balance',
        },
      },
    },
    silent: {
      given: 'TransUnion shows a balance of $100 and Experian $125',
      report: balancesOf(100_00, 125_00),
    },
  },
  B2: {
    fires: {
      sold: {
        given: 'A remark says that the account was sold, and the balance is $950',
        report: shows({ balance: 950_00, remarks: [['T00PAL', 'Purchased by another lender']] }),
        bureau: {
          says: 'Your file marks this account “Purchased by another lender” but still shows a balance of $950. Once an account is sold, nothing is owed to the company that sold it.',
          asks: 'verify the balance',
        },
        furnisher: {
          says: 'Experian’s file marks this account “Purchased by another lender” but still shows a balance of $950. Once an account is sold, nothing is owed to the company that sold it.',
          asks: 'verify the balance',
        },
      },
      transferred: {
        given: 'The account is marked as transferred and has a balance of $950',
        report: shows({ balance: 950_00, condition: ['T', 'Transferred'] }),
        bureau: {
          says: 'Your file marks this account “Transferred” but still shows a balance of $950. If the debt was transferred to another company, no balance should be shown for it here.',
          asks: 'verify the balance',
        },
        furnisher: {
          says: 'Experian’s file marks this account “Transferred” but still shows a balance of $950. If the debt was transferred to another company, no balance should be shown for it here.',
          asks: 'verify the balance',
        },
      },
      paid: {
        given: 'The account is marked as paid and has a balance of $950',
        report: shows({ balance: 950_00, condition: ['P', 'Paid'] }),
        bureau: {
          says: 'Your file marks this account “Paid” but still shows a balance of $950. Nothing is owed on an account that is paid, or closed with a zero balance.',
          asks: 'verify the balance',
        },
        furnisher: {
          says: 'Experian’s file marks this account “Paid” but still shows a balance of $950. Nothing is owed on an account that is paid, or closed with a zero balance.',
          asks: 'verify the balance',
        },
      },
      settled: {
        given:
          'A remark says that the account was settled for less than the full balance, and the balance is $950',
        report: shows({ balance: 950_00, remarks: [['T00SET', 'Settled - less than full balance']] }),
        bureau: {
          says: 'Your file marks this account “Settled - less than full balance” but still shows a balance of $950. Nothing is left to pay on an account that was settled for less than its full balance.',
          asks: 'verify the balance',
        },
        furnisher: {
          says: 'Experian’s file marks this account “Settled - less than full balance” but still shows a balance of $950. Nothing is left to pay on an account that was settled for less than its full balance.',
          asks: 'verify the balance',
        },
      },
    },
    silent: {
      given: 'The account is marked as transferred and has a balance of $0',
      report: shows({ balance: 0, condition: ['T', 'Transferred'] }),
    },
  },
  B3: {
    fires: {
      zeroBalance: {
        given: '$389 is past due, and the balance is $0',
        report: shows({ pastDue: 389_00, balance: 0 }),
        bureau: {
          says: 'Your file shows $389 past due with a balance of $0. Nothing can be past due when nothing is owed.',
          asks: 'verify the amount past due',
        },
        furnisher: {
          says: 'Experian’s file shows $389 past due with a balance of $0. Nothing can be past due when nothing is owed.',
          asks: 'verify the amount past due',
        },
      },
      exceeds: {
        given: '$389 is past due, and the balance is $387',
        report: shows({ pastDue: 389_00, balance: 387_00 }),
        bureau: {
          says: 'Your file shows $389 past due with a balance of $387. The amount past due cannot be more than the amount owed.',
          asks: 'verify the amount past due',
        },
        furnisher: {
          says: 'Experian’s file shows $389 past due with a balance of $387. The amount past due cannot be more than the amount owed.',
          asks: 'verify the amount past due',
        },
      },
      paid: {
        given: '$389 is past due on an account that is marked as paid',
        report: shows({ pastDue: 389_00, condition: ['P', 'Paid'] }),
        bureau: {
          says: 'Your file shows $389 past due on an account it marks “Paid”. Nothing can be past due on an account that is paid or has a zero balance.',
          asks: 'verify the amount past due',
        },
        furnisher: {
          says: 'Experian’s file shows $389 past due on an account it marks “Paid”. Nothing can be past due on an account that is paid or has a zero balance.',
          asks: 'verify the amount past due',
        },
      },
    },
    silent: {
      given: '$389 is past due, and the balance is $388: one of them may be rounded',
      report: shows({ pastDue: 389_00, balance: 388_00 }),
    },
  },
  B4: {
    fires: {
      chargedOff: {
        given: 'A charge-off shows a monthly payment of $41',
        report: shows({ monthlyPayment: 41_00, payStatus: chargedOff }),
        bureau: {
          says: 'Your file shows a monthly payment of $41 on an account it rates “Collection/Chargeoff”. An account with this rating normally has no scheduled monthly payment.',
          asks: 'verify the monthly payment',
        },
        furnisher: {
          says: 'Experian’s file shows a monthly payment of $41 on an account it rates “Collection/Chargeoff”. An account with this rating normally has no scheduled monthly payment.',
          asks: 'verify the monthly payment',
        },
      },
      zeroBalance: {
        given:
          'A closed account with a balance of $0 that was once 30 days late shows a monthly payment of $41',
        report: shows({ monthlyPayment: 41_00, openClosed: closed, balance: 0, late30: 1 }),
        bureau: {
          says: 'Your file shows a monthly payment of $41 on an account it marks “Closed” with a balance of $0.',
          asks: 'verify the monthly payment',
        },
        furnisher: {
          says: 'Experian’s file shows a monthly payment of $41 on an account it marks “Closed” with a balance of $0.',
          asks: 'verify the monthly payment',
        },
      },
    },
    silent: {
      given: 'A closed account with a balance of $900 shows a monthly payment of $41: it is being paid off',
      report: shows({ monthlyPayment: 41_00, payStatus: current, openClosed: closed, balance: 900_00 }),
    },
  },
  B5: {
    fires: {
      own: {
        given: 'A charge-off shows a balance of $1,878 and a highest balance of $1,840',
        report: shows({ payStatus: chargedOff, balance: 1878_00, highBalance: 1840_00 }),
        bureau: {
          says: 'Your file shows a balance of $1,878, which is more than the high credit of $1,840 in the same file.',
          asks: 'verify the balance, the high credit',
        },
        furnisher: {
          says: 'Experian’s file shows a balance of $1,878, while the highest balance shown in the same file is $1,840. Please verify both amounts.',
          asks: 'verify the balance',
        },
      },
      other: {
        given: 'A charge-off shows a balance of $1,878; TransUnion shows a highest balance of $1,840',
        report: aReportOf(
          anAccount([
            aLine('TransUnion', { highBalance: 1840_00 }),
            aLine('Experian', { payStatus: chargedOff, balance: 1878_00 }),
          ]),
        ),
        bureau: {
          says: 'Your file shows a balance of $1,878, which is more than the high credit of $1,840 in TransUnion’s file.',
          asks: 'verify the balance, the high credit',
        },
        furnisher: {
          says: 'Experian’s file shows a balance of $1,878, while the highest balance shown in TransUnion’s file is $1,840. Please verify both amounts.',
          asks: 'verify the balance',
        },
      },
    },
    silent: {
      given: 'A charge-off shows a balance of $1,877 and a highest balance of $1,840: within 2%',
      report: shows({ payStatus: chargedOff, balance: 1877_00, highBalance: 1840_00 }),
    },
  },
  B6: {
    fires: {
      creditLimit: {
        given: 'The balance is $1,250.01 with a credit limit of $1,000',
        report: shows({ balance: 1250_01, creditLimit: 1000_00 }),
        bureau: {
          says: 'Your file shows a balance of $1,250.01, which is more than a credit limit of $1,000.',
          asks: 'verify the balance, the credit limit, the high credit',
        },
        furnisher: {
          says: 'Experian’s file shows a balance of $1,250.01, which is more than a credit limit of $1,000.',
          asks: 'verify the balance, the credit limit, the high credit',
        },
      },
      highBalance: {
        given: 'The balance is $502 with a high credit of $500',
        report: shows({ balance: 502_00, highBalance: 500_00 }),
        bureau: {
          says: 'Your file shows a balance of $502, which is more than a high credit of $500.',
          asks: 'verify the balance, the credit limit, the high credit',
        },
        furnisher: {
          says: 'Experian’s file shows a balance of $502, which is more than a high credit of $500.',
          asks: 'verify the balance, the credit limit, the high credit',
        },
      },
    },
    silent: {
      given: 'The balance is $1,250 with a credit limit of $1,000 and a high credit of $1,250',
      report: shows({ balance: 1250_00, creditLimit: 1000_00, highBalance: 1250_00 }),
    },
  },
  L1: {
    fires: {
      missing: {
        given: 'An open card has no credit limit at Experian, and one of $1,500 at TransUnion',
        report: aReportOf(
          anAccount([
            aLine('TransUnion', { openClosed: open, creditLimit: 1500_00 }),
            aLine('Experian', { openClosed: open }),
          ]),
        ),
        bureau: {
          says: 'My report shows no credit limit in your file, while TransUnion shows one of $1,500. Without a credit limit, an account can look fully used.',
          asks: 'verify the credit limit',
        },
        furnisher: {
          says: 'My report shows no credit limit in Experian’s file, while TransUnion shows one of $1,500. Without a credit limit, an account can look fully used.',
          asks: 'verify the credit limit',
        },
      },
    },
    silent: {
      given: 'A closed card has no credit limit at Experian, and one of $1,500 at TransUnion',
      report: aReportOf(
        anAccount([
          aLine('TransUnion', { openClosed: closed, creditLimit: 1500_00 }),
          aLine('Experian', { openClosed: closed }),
        ]),
      ),
    },
  },
};
