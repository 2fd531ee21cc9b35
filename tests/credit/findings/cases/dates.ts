import type { dates } from '#credit/findings/dates.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReportOf, open, type LineValues } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const shows = (values: LineValues) => aReportOf(anAccount([aLine('Equifax', values)]));
const opened = (one: string, other: string) =>
  aReportOf(anAccount([aLine('TransUnion', { dateOpened: one }), aLine('Equifax', { dateOpened: other })]));

export const dateCases: CasesFor<keyof typeof dates> = {
  T1: {
    fires: {
      differs: {
        given: 'The opening date is in 01/2020 at TransUnion and in 03/2020 at Equifax',
        report: opened('2020-01-31', '2020-03-01'),
        bureau: {
          says: 'Your file shows the date opened as 01/31/2020, while Equifax shows 03/01/2020.',
          asks: 'verify the date opened',
        },
        furnisher: {
          says: 'TransUnion shows the date opened as 01/31/2020, while Equifax shows 03/01/2020.',
          asks: 'verify the date opened',
        },
      },
    },
    silent: {
      given: 'The opening date is in 01/2020 at TransUnion and in 02/2020 at Equifax',
      report: opened('2020-01-01', '2020-02-28'),
    },
  },
  T2: {
    fires: {
      openedAfterReported: {
        given: 'The account was opened in 04/2025 and last reported in 03/2025',
        report: shows({ dateOpened: '2025-04-01', dateReported: '2025-03-31' }),
        bureau: {
          says: 'Your file shows this account opened on 04/01/2025, after it was last reported on 03/31/2025.',
          asks: 'verify the date opened, the date reported',
        },
        furnisher: {
          says: 'Equifax’s file shows this account opened on 04/01/2025, after it was last reported on 03/31/2025.',
          asks: 'verify the date opened, the date reported',
        },
      },
      closedBeforeOpened: {
        given: 'The account was opened in 03/2020 and closed in 02/2020',
        report: shows({ dateOpened: '2020-03-14', dateClosed: '2020-02-29' }),
        bureau: {
          says: 'Your file shows this account closed on 02/29/2020, before it was opened on 03/14/2020.',
          asks: 'verify the date opened, the date closed',
        },
        furnisher: {
          says: 'Equifax’s file shows this account closed on 02/29/2020, before it was opened on 03/14/2020.',
          asks: 'verify the date opened, the date closed',
        },
      },
      paidBeforeOpened: {
        given: 'The account was opened in 03/2020 and last paid in 02/2020',
        report: shows({ dateOpened: '2020-03-14', dateLastPayment: '2020-02-29' }),
        bureau: {
          says: 'Your file shows a last payment on 02/29/2020, before the account was opened on 03/14/2020.',
          asks: 'verify the date opened, the date of last payment',
        },
        furnisher: {
          says: 'Equifax’s file shows a last payment on 02/29/2020, before the account was opened on 03/14/2020.',
          asks: 'verify the date opened, the date of last payment',
        },
      },
      inTheFuture: {
        given: 'The account was reported on 09/16/2025, which is tomorrow',
        report: shows({ dateReported: '2025-09-16' }),
        bureau: {
          says: 'Your file gives 09/16/2025 as the date reported, a date after that of my report.',
          asks: 'verify the date reported',
        },
        furnisher: {
          says: 'Equifax’s file gives 09/16/2025 as the date reported, a date after that of my report.',
          asks: 'verify the date reported',
        },
      },
      underAge: {
        given: 'The account was opened in 03/2004, and the client turned 18 in 04/2004',
        report: shows({ dateOpened: '2004-03-31' }),
        profile: aConsumer({ dob: '1986-04-12' }),
        bureau: {
          says: 'Your file shows this account opened on 03/31/2004, before I turned 18.',
          asks: 'verify that the account is mine',
        },
        furnisher: {
          says: 'Equifax’s file shows this account opened on 03/31/2004, before I turned 18.',
          asks: 'verify that the account is mine',
        },
      },
    },
    silent: {
      given:
        'The account was opened on 03/14/2020 and closed on 03/01/2020: bureaus round to the first of a month',
      report: shows({ dateOpened: '2020-03-14', dateClosed: '2020-03-01' }),
    },
  },
  T3: {
    fires: {
      missing: {
        given: 'The account has no opening date',
        report: shows({ dateOpened: null }),
        bureau: {
          says: 'My report shows no date opened for this account in your file.',
          asks: 'verify the date opened',
        },
        furnisher: {
          says: 'My report shows no date opened for this account in Equifax’s file.',
          asks: 'verify the date opened',
        },
      },
    },
    silent: {
      given: 'A collection has no opening date, in a format that never carries one for collections',
      report: {
        ...shows({ dateOpened: null, kind: 'collection' }),
        format: 'mfsn-provider-views',
      },
    },
  },
  T4: {
    fires: {
      stale: {
        given: 'An open account was last reported in 02/2025, seven months before the report of 09/2025',
        report: shows({ openClosed: open, dateReported: '2025-02-28' }),
        bureau: {
          says: 'Your file shows this account as open but last reported on 02/28/2025, more than six months before my report of 09/15/2025.',
          asks: 'verify that it is up to date',
        },
      },
    },
    silent: {
      given: 'An open account was last reported in 03/2025, six months before the report of 09/2025',
      report: shows({ openClosed: open, dateReported: '2025-03-01' }),
    },
  },
};
