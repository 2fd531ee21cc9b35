import type { bankruptcy } from '#credit/findings/bankruptcy.ts';
import {
  aBankruptcy,
  aLine,
  anAccount,
  aReport,
  aReportOf,
  chargedOff,
  current,
  field,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const remarks = [['XC067', 'Debt included in bankruptcy']] as const;
const discharge = [['Q00KC', 'Bankruptcy discharged']] as const;
const discharged = (values: LineValues) =>
  aReportOf(anAccount([aLine('Experian', { remarks: discharge, ...values })]));
const withCase = (values: LineValues, filed: string) =>
  aReport({
    accounts: [anAccount([aLine('Experian', values)])],
    publicRecords: [aBankruptcy('TransUnion', filed, { dateResolved: field('2021-09-01', '/resolved') })],
  });

export const bankruptcyCases: CasesFor<keyof typeof bankruptcy> = {
  K1: {
    fires: {
      owed: {
        given: 'A debt discharged in bankruptcy has a balance of $950',
        report: discharged({ balance: 950_00 }),
        bureau: {
          says: 'Your file carries the remark “Bankruptcy discharged” but still shows a balance of $950. A discharge in bankruptcy ends personal liability for a debt (11 U.S.C. § 524).',
          asks: 'verify the bankruptcy remark, the balance, the payment status',
        },
        furnisher: {
          says: 'Experian’s file carries the remark “Bankruptcy discharged” but still shows a balance of $950. A discharge in bankruptcy ends personal liability for a debt (11 U.S.C. § 524).',
          asks: 'verify the bankruptcy remark, the balance, the payment status',
        },
      },
      lasting: {
        given: 'A student loan is marked as discharged in bankruptcy and has a balance of $950',
        report: discharged({ balance: 950_00, accountType: ['ST', 'Student loan'] }),
        bureau: {
          says: 'Your file carries the remark “Bankruptcy discharged” but still shows a balance of $950.',
          asks: 'verify the bankruptcy remark, the balance, the payment status',
        },
        furnisher: {
          says: 'Experian’s file carries the remark “Bankruptcy discharged” but still shows a balance of $950.',
          asks: 'verify the bankruptcy remark, the balance, the payment status',
        },
      },
      rated: {
        given: 'A debt discharged in bankruptcy is rated as a charge-off',
        report: discharged({ payStatus: chargedOff }),
        bureau: {
          says: 'Your file carries the remark “Bankruptcy discharged” but still shows the payment status “Collection/Chargeoff”.',
          asks: 'verify the bankruptcy remark, the payment status',
        },
        furnisher: {
          says: 'Experian’s file carries the remark “Bankruptcy discharged” but still shows the payment status “Collection/Chargeoff”.',
          asks: 'verify the bankruptcy remark, the payment status',
        },
      },
    },
    silent: {
      given: 'A debt discharged in bankruptcy is current with a balance of $0',
      report: discharged({ payStatus: current, balance: 0 }),
    },
  },
  K2: {
    fires: {
      noCase: {
        given: 'A debt included in bankruptcy was opened in 03/2020; the only case was filed in 02/2020',
        report: withCase({ remarks, dateOpened: '2020-03-14' }, '2020-02-29'),
        bureau: {
          says: 'Your file carries the remark “Debt included in bankruptcy” on an account opened 03/14/2020, but my report shows no bankruptcy case filed after that date.',
          asks: 'verify the bankruptcy remark',
        },
        furnisher: {
          says: 'Experian’s file carries the remark “Debt included in bankruptcy” on an account opened 03/14/2020, but my report shows no bankruptcy case filed after that date.',
          asks: 'verify the bankruptcy remark',
        },
      },
    },
    silent: {
      given: 'A debt included in bankruptcy was opened in 03/2020, and a case was filed in the same month',
      report: withCase({ remarks, dateOpened: '2020-03-14' }, '2020-03-01'),
    },
  },
  K3: {
    fires: {
      afterDischarge: {
        given:
          'A charge-off opened in 03/2020 was last active in 10/2021; a case filed in 03/2021 was discharged in 09/2021',
        report: withCase({ payStatus: chargedOff, dateAccountStatus: '2021-10-01' }, '2021-03-08'),
        bureau: {
          says: 'Your file shows this account, opened 03/14/2020, as “Collection/Chargeoff” with a date of last activity of 10/01/2021. My report shows a bankruptcy filed 03/08/2021 with the status “Discharged” on 09/01/2021, before that activity.',
          asks: 'verify whether the account was included in that case',
        },
        furnisher: {
          says: 'Experian’s file shows this account, opened 03/14/2020, as “Collection/Chargeoff” with a date of last activity of 10/01/2021. My report shows a bankruptcy filed 03/08/2021 with the status “Discharged” on 09/01/2021, before that activity.',
          asks: 'verify whether the account was included in that case',
        },
      },
      stillOwed: {
        given:
          'A charge-off opened in 03/2020 is reported with a balance of $840 in 09/2025; a case filed in 03/2021 was discharged in 09/2021',
        report: withCase({ payStatus: chargedOff, balance: 840_00 }, '2021-03-08'),
        bureau: {
          says: 'Your file shows this account, opened 03/14/2020, as “Collection/Chargeoff” with a balance of $840. My report shows a bankruptcy filed 03/08/2021 with the status “Discharged” on 09/01/2021. If the debt was discharged in that case, I am no longer personally liable for it (11 U.S.C. § 524).',
          asks: 'verify whether the account was included in that case, the balance',
        },
        furnisher: {
          says: 'Experian’s file shows this account, opened 03/14/2020, as “Collection/Chargeoff” with a balance of $840. My report shows a bankruptcy filed 03/08/2021 with the status “Discharged” on 09/01/2021. If the debt was discharged in that case, I am no longer personally liable for it (11 U.S.C. § 524).',
          asks: 'verify whether the account was included in that case, the balance',
        },
      },
    },
    silent: {
      given: 'The same charge-off was last active in 09/2021, the month of the discharge',
      report: withCase({ payStatus: chargedOff, dateAccountStatus: '2021-09-30' }, '2021-03-08'),
    },
  },
};
