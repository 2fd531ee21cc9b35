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
          says: 'Your file shows it 90 days late in 02/2018, so the delinquency had begun by then. Seven years and 180 days from that date ended on 08/27/2025; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file shows it 90 days late in 02/2018, so the delinquency had begun by then. Seven years and 180 days from that date ended on 08/27/2025; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'delete it',
        },
      },
      dateOpened: {
        given: 'A collection was opened on 03/18/2018',
        report: aReportOf(aCollection(aCollectionLine('TransUnion', { dateOpened: '2018-03-18' }))),
        bureau: {
          says: 'Your file gives 03/18/2018 as the day the collection was opened, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file gives 03/18/2018 as the day the collection was opened, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'delete it',
        },
      },
      dateAccountStatus: {
        given: 'A charge-off was last active on 03/18/2018 and last reported in 2025',
        report: chargeOff({ dateAccountStatus: '2018-03-18' }),
        bureau: {
          says: 'Your file rates the account “Collection/Chargeoff” and gives 03/18/2018 as the date of its last activity, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'delete it',
        },
        furnisher: {
          says: 'TransUnion’s file rates the account “Collection/Chargeoff” and gives 03/18/2018 as the date of its last activity, so the delinquency had begun by then. Seven years and 180 days from that date ended on 09/14/2025; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'delete it',
        },
      },
      dateClosed: {
        given: 'A charge-off was closed on 03/18/2018, and no other date shows when it became delinquent',
        report: chargeOff({ dateClosed: '2018-03-18' }),
        bureau: {
          says: 'Your file gives 03/18/2018 as the day the account was closed. If the delinquency had begun by then, seven years and 180 days from that date ended on 09/14/2025, and 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'verify the date of first delinquency',
        },
        furnisher: {
          says: 'TransUnion’s file gives 03/18/2018 as the day the account was closed. If the delinquency had begun by then, seven years and 180 days from that date ended on 09/14/2025, and 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.',
          asks: 'verify the date of first delinquency',
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
          says: 'Your file still shows this account 30 days late in 08/2018. More than seven years have passed since, and 15 U.S.C. § 1681c(a)(5) ends the reporting of a late payment there.',
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
          says: 'Your file counts 2 payments 30 days late on an account opened 01/01/2015, but no month it shows is late.',
          asks: 'Please state when those late payments were, and remove any that is more than seven years old or cannot be verified.',
        },
      },
    },
    silent: {
      given: 'A current account was 30 days late in 09/2018: the month ended less than seven years ago',
      report: aReportOf(anAccount([aLine('TransUnion', { payStatus: current, history: ['2018-09', '1C'] })])),
    },
  },
};
