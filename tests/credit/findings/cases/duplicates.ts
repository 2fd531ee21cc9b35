import type { duplicates } from '#credit/findings/duplicates.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReportOf,
  chargedOff,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const second = (values: LineValues = {}) =>
  aCollection(
    aCollectionLine('TransUnion', { creditorName: 'REDLINE', accountNumber: 'RP99211840', ...values }),
  );
const debt = (values: LineValues = {}) =>
  anAccount([aLine('TransUnion', { payStatus: chargedOff, balance: 1840_00, ...values })]);

const loan = ['I', 'Installment Account'] as const;
const loanAnd = (successor: LineValues) =>
  aReportOf(
    anAccount(
      [
        aLine('Equifax', {
          condition: ['T', 'Transferred'],
          dateClosed: '2024-09-12',
          highBalance: 4000_00,
          history: ['2025-08', '21CC'],
        }),
      ],
      loan,
    ),
    anAccount(
      [
        aLine('Equifax', {
          creditorName: 'NEW LENDER',
          dateOpened: '2024-10-01',
          highBalance: 4000_00,
          history: ['2025-08', '21CC'],
          ...successor,
        }),
      ],
      loan,
    ),
  );

export const duplicateCases: CasesFor<keyof typeof duplicates> = {
  D1: {
    fires: {
      twice: {
        given: 'Two collections in one file name HARBOR BANK as original creditor, for $1,840 and $1,748',
        report: aReportOf(aCollection(aCollectionLine('TransUnion')), second({ balance: 1748_00 })),
        bureau: {
          says: 'Your file lists two collections for what may be one debt: SUMMIT RECOVERY, account SR8812091, with a balance of $1,840, and REDLINE, account RP99211840, with a balance of $1,748; both name HARBOR BANK as the original creditor. If these are one debt, only one company can own it.',
          asks: 'Please establish which company now holds the debt, and delete this collection if it is not that company’s.',
        },
        furnisher: {
          says: 'TransUnion’s file lists two collections for what may be one debt: SUMMIT RECOVERY, account SR8812091, with a balance of $1,840, and REDLINE, account RP99211840, with a balance of $1,748; both name HARBOR BANK as the original creditor. If these are one debt, only one company can own it.',
          asks: 'Please tell me which company owns the debt, and have this collection deleted if you no longer collect it.',
        },
      },
    },
    silent: {
      given:
        'Two collections in one file name HARBOR BANK as original creditor, for $1,840 and $1,747.99: more than 5% apart, and with different account numbers',
      report: aReportOf(aCollection(aCollectionLine('TransUnion')), second({ balance: 1747_99 })),
    },
  },
  D2: {
    fires: {
      sameFile: {
        given: 'HARBOR BANK and a collector of its debt both show $1,840 at TransUnion',
        report: aReportOf(debt(), aCollection(aCollectionLine('TransUnion'))),
        bureau: {
          says: 'Your file shows a balance of $1,840 on this account. A collection in my report names this creditor as the original creditor: SUMMIT RECOVERY in your file (original creditor HARBOR BANK, balance $1,840). If it is the same debt, it is shown as owed more than once.',
          asks: 'verify the balance, who owns the debt',
        },
        furnisher: {
          says: 'TransUnion’s file shows a balance of $1,840 on this account. A collection in my report names you as the original creditor: SUMMIT RECOVERY in TransUnion’s file (original creditor HARBOR BANK, balance $1,840). If it is the same debt, it is shown as owed more than once.',
          asks: 'verify the balance, who owns the debt',
        },
      },
      otherFile: {
        given: 'HARBOR BANK shows $1,840 at TransUnion, and a collector of its debt $1,840 at Experian',
        report: aReportOf(debt(), aCollection(aCollectionLine('Experian'))),
        bureau: {
          says: 'Your file shows a balance of $1,840 on this account. A collection in my report names this creditor as the original creditor: SUMMIT RECOVERY in Experian’s file (original creditor HARBOR BANK, balance $1,840). If it is the same debt, it is shown as owed more than once.',
          asks: 'verify the balance, who owns the debt',
        },
        furnisher: {
          says: 'TransUnion’s file shows a balance of $1,840 on this account. A collection in my report names you as the original creditor: SUMMIT RECOVERY in Experian’s file (original creditor HARBOR BANK, balance $1,840). If it is the same debt, it is shown as owed more than once.',
          asks: 'verify the balance, who owns the debt',
        },
      },
    },
    silent: {
      given: 'HARBOR BANK shows $0 at TransUnion, and a collector of its debt $1,840',
      report: aReportOf(debt({ balance: 0 }), aCollection(aCollectionLine('TransUnion'))),
    },
  },
  D3: {
    fires: {
      within: {
        given: 'Equifax has two lines of one account',
        report: aReportOf(anAccount([aLine('Equifax'), aLine('Equifax')])),
        bureau: {
          says: 'Your file appears to list this account twice: as HARBOR BANK, account 44006612, opened 03/14/2020, and as HARBOR BANK, account 44006612, opened 03/14/2020.',
          asks: 'Please verify whether these are two accounts, and keep only one of the listings if they are one.',
        },
      },
      apart: {
        given: 'Equifax lists two accounts with the same number and creditor, both opened in 03/2020',
        report: aReportOf(
          anAccount([aLine('Equifax')]),
          anAccount([aLine('Equifax', { creditorName: 'HARBOR BANK NA', dateOpened: '2020-03-01' })]),
        ),
        bureau: {
          says: 'Your file appears to list this account twice: as HARBOR BANK, account 44006612, opened 03/14/2020, and as HARBOR BANK NA, account 44006612, opened 03/01/2020.',
          asks: 'Please verify whether these are two accounts, and keep only one of the listings if they are one.',
        },
      },
    },
    silent: {
      given: 'Equifax lists two accounts with the same number and creditor, opened in 03/2020 and 04/2020',
      report: aReportOf(
        anAccount([aLine('Equifax')]),
        anAccount([aLine('Equifax', { dateOpened: '2020-04-14' })]),
      ),
    },
  },
  D4: {
    fires: {
      sameMonths: {
        given:
          'A $4,000 loan closed as transferred on 09/12/2024, another of $4,000 was opened on 10/01/2024, and both show 07/2025 and 08/2025 as late',
        report: loanAnd({}),
        bureau: {
          says: 'Your file shows this loan as transferred at HARBOR BANK and again at NEW LENDER, with the same original amount of $4,000, and counts the account 30 days late in 07/2025 and 60 days late in 08/2025 in both.',
          asks: 'verify the payment history after the transfer',
        },
        furnisher: {
          says: 'Equifax’s file shows this loan as transferred at HARBOR BANK and again at NEW LENDER, with the same original amount of $4,000, and counts the account 30 days late in 07/2025 and 60 days late in 08/2025 in both.',
          asks: 'verify the payment history after the transfer',
        },
      },
    },
    silent: {
      given: 'The same two loans, the second opened on 11/12/2024: 61 days later',
      report: loanAnd({ dateOpened: '2024-11-12' }),
    },
  },
};
