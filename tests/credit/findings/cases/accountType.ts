import type { accountType } from '#credit/findings/accountType.ts';
import { aLine, anAccount, aReportOf } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const card = aLine('Equifax', { accountType: ['CC', 'Credit Card'] });

export const accountTypeCases: CasesFor<keyof typeof accountType> = {
  X2: {
    fires: {
      differs: {
        given: 'A credit card is listed as an installment account',
        report: aReportOf(anAccount([card], ['I', 'Installment Account'])),
        bureau: {
          says: 'Your file lists this account under “Installment Account” and describes it as “Credit Card”.',
          asks: 'verify the type of account',
        },
        furnisher: {
          says: 'Equifax’s file lists this account under “Installment Account” and describes it as “Credit Card”.',
          asks: 'verify the type of account',
        },
      },
    },
    silent: {
      given: 'A credit card is listed as a revolving account',
      report: aReportOf(anAccount([card])),
    },
  },
};
