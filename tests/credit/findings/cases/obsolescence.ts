import type { obsolescence } from '#credit/findings/obsolescence.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReportOf,
  chargedOff,
  current,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const chargeOff = (values: object) =>
  aReportOf(anAccount([aLine('TransUnion', { payStatus: chargedOff, dateOpened: '2015-01-05', ...values })]));

export const obsolescenceCases: CasesFor<keyof typeof obsolescence> = {
  O1: {
    fires: {
      history: {
        given: 'The last run of adverse months of a charge-off began in 02/2018, after a month on time',
        report: chargeOff({ history: ['2018-05', '9993C'] }),
        bureau: {
          says: 'Your file shows it 90 days late in 02/2018, so the delinquency had begun by then. Seven years and 180 days from that date ended on 08/27/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file shows it 90 days late in 02/2018, so the delinquency had begun by then. Seven years and 180 days from that date ended on 08/27/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
      },
      dateFirstDelinquency: {
        given: 'A charge-off gives 03/18/2018 as the date of first delinquency',
        report: chargeOff({ dateFirstDelinquency: '2018-03-18' }),
        bureau: {
          says: 'Your file gives 03/18/2018 as the date of first delinquency. Seven years and 180 days from that date ended on 09/14/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file gives 03/18/2018 as the date of first delinquency. Seven years and 180 days from that date ended on 09/14/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
      },
      dateOpened: {
        given: 'A collection was opened on 03/18/2018',
        report: aReportOf(aCollection(aCollectionLine('TransUnion', { dateOpened: '2018-03-18' }))),
        bureau: {
          says: 'Your file gives 03/18/2018 as the date the collection was opened, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file gives 03/18/2018 as the date the collection was opened, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
      },
      dateAccountStatus: {
        given: 'A charge-off was last paid in 02/2018, last active on 03/18/2018, and last reported in 2025',
        report: chargeOff({ dateAccountStatus: '2018-03-18', dateLastPayment: '2018-02-28' }),
        bureau: {
          says: 'Your file rates the account “Collection/Chargeoff” and gives 03/18/2018 as the date of its last activity, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file rates the account “Collection/Chargeoff” and gives 03/18/2018 as the date of its last activity, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that, 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt, apart from the exceptions in § 1681c(b).',
          asks: 'delete it',
        },
      },
      conditional: {
        given:
          'A charge-off was last active on 03/18/2018 and last reported in 2025, and the last payment was made on that day',
        report: chargeOff({ dateAccountStatus: '2018-03-18', dateLastPayment: '2018-03-18' }),
        bureau: {
          says: 'Your file rates the account “Collection/Chargeoff” and gives 03/18/2018 as the date of its last activity. If the delinquency that led to this rating had begun by then, the time for which 15 U.S.C. § 1681c(a)(4) and (c)(1) allow this debt to be reported ended on 09/14/2025.',
          asks: 'Please state the date of first delinquency you have on file, and delete the account if that time has ended.',
        },
        furnisher: {
          says: 'TransUnion’s file rates the account “Collection/Chargeoff” and gives 03/18/2018 as the date of its last activity. If the delinquency that led to this rating had begun by then, the time for which 15 U.S.C. § 1681c(a)(4) and (c)(1) allow this debt to be reported ended on 09/14/2025.',
          asks: 'Please state the date of first delinquency you have on file, and have the account deleted if that time has ended.',
        },
      },
    },
    silent: {
      given: 'A charge-off was last active on 03/19/2018: seven years and 180 days end today',
      report: chargeOff({ dateAccountStatus: '2018-03-19' }),
    },
  },
  O2: {
    fires: {
      dated: {
        given: 'A current account was 30 days late in 08/2018',
        report: aReportOf(
          anAccount([aLine('TransUnion', { payStatus: current, history: ['2018-08', '1C'] })]),
        ),
        bureau: {
          says: 'Your file still shows this account 30 days late in 08/2018. More than seven years have passed since then, and 15 U.S.C. § 1681c(a)(5) does not allow a late payment to be reported beyond that, apart from the exceptions in § 1681c(b).',
          asks: 'Please remove the late payments that are more than seven years old.',
        },
      },
      undated: {
        given:
          'Two payments are counted as 30 days late on a current account opened on 01/01/2015, whose history shows only months on time',
        report: aReportOf(
          anAccount([
            aLine('TransUnion', {
              payStatus: current,
              late30: 2,
              dateOpened: '2015-01-01',
              history: ['2025-08', 'CCC'],
            }),
          ]),
        ),
        bureau: {
          says: 'Your file counts 2 payments 30 days late on an account opened 01/01/2015, but none of the months it shows is late.',
          asks: 'Please state when those late payments occurred, and remove any that are more than seven years old or cannot be verified.',
        },
      },
    },
    silent: {
      given: 'A current account was 30 days late in 09/2018: the month ended less than seven years ago',
      report: aReportOf(anAccount([aLine('TransUnion', { payStatus: current, history: ['2018-09', '1C'] })])),
    },
  },
};
