import type { inquiries } from '#credit/findings/inquiries.ts';
import type { Account, Inquiry } from '#credit/report/model.ts';
import { aCollection, aLine, anAccount, anInquiry, aReport, code, field } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const made = (list: readonly Inquiry[], ...accounts: readonly Account[]) =>
  aReport({ inquiries: list, accounts });
const opened = (date: string) => anAccount([aLine('Experian', { dateOpened: date })]);
const collector = anInquiry('TransUnion', 'SUMMIT RECOVERY', '2025-02-02', {
  industry: field(code('YC', 'Collection agencies'), '/inquiry/industry'),
});

export const inquiryCases: CasesFor<keyof typeof inquiries> = {
  Q1: {
    fires: {
      old: {
        given: 'An inquiry of 09/14/2023',
        report: made([anInquiry('Equifax', 'OLD MAIN', '2023-09-14')]),
        bureau: {
          says: 'Your file still lists this inquiry dated 09/14/2023. In practice, bureaus show an inquiry for two years; those two years ended on 09/14/2025.',
          asks: 'delete it',
        },
      },
    },
    silent: {
      given: 'An inquiry of 09/15/2023',
      report: made([anInquiry('Equifax', 'OLD MAIN', '2023-09-15')]),
    },
  },
  Q2: {
    fires: {
      noAccount: {
        given:
          'An inquiry by HARBOR BANK of 01/01/2025; its account was opened on 05/02/2025, 121 days later',
        report: made([anInquiry('Equifax', 'HARBOR BANK NA', '2025-01-01')], opened('2025-05-02')),
        bureau: {
          says: 'Your file lists this inquiry dated 01/01/2025. My report shows no account under that name opened within 120 days after it.',
          asks: 'Please tell me what permissible purpose under 15 U.S.C. § 1681b the company certified to you, and verify that the inquiry belongs in my file.',
        },
      },
      noneSince: {
        given:
          'An inquiry by HARBOR BANK of 08/01/2025, less than 120 days before the report, and no account',
        report: made([anInquiry('Equifax', 'HARBOR BANK NA', '2025-08-01')]),
        bureau: {
          says: 'Your file lists this inquiry dated 08/01/2025. My report shows no account under that name opened since then.',
          asks: 'Please tell me what permissible purpose under 15 U.S.C. § 1681b the company certified to you, and verify that the inquiry belongs in my file.',
        },
      },
    },
    silent: {
      given: 'An inquiry by HARBOR BANK of 01/01/2025; its account was opened on 05/01/2025, 120 days later',
      report: made([anInquiry('Equifax', 'HARBOR BANK NA', '2025-01-01')], opened('2025-05-01')),
    },
  },
  Q3: {
    fires: {
      twice: {
        given: 'METRO AUTO inquired at Equifax on 07/01/2025 and on 07/15/2025, 14 days later',
        report: made([
          anInquiry('Equifax', 'METRO AUTO', '2025-07-01'),
          anInquiry('Equifax', 'METRO AUTO', '2025-07-15'),
        ]),
        bureau: {
          says: 'Your file lists two inquiries from this company, on 07/01/2025 and on 07/15/2025.',
          asks: 'Please verify whether these were two separate requests, and remove this listing if they were the same request.',
        },
      },
    },
    silent: {
      given: 'METRO AUTO inquired at Equifax on 07/01/2025 and on 07/16/2025, 15 days later',
      report: made([
        anInquiry('Equifax', 'METRO AUTO', '2025-07-01'),
        anInquiry('Equifax', 'METRO AUTO', '2025-07-16'),
      ]),
    },
  },
  Q4: {
    fires: {
      noAccount: {
        given: 'SUMMIT RECOVERY, a collector, inquired and has no account',
        report: made([collector]),
        bureau: {
          says: 'Your file lists this inquiry dated 02/02/2025 from a company that collects debts. My report shows no account under that name.',
          asks: 'Please tell me whether the company certified to you a permissible purpose under 15 U.S.C. § 1681b(a)(3)(A), and verify that the inquiry belongs in my file.',
        },
      },
    },
    silent: {
      given: 'SUMMIT RECOVERY, a collector, inquired and has a collection',
      report: made([collector], aCollection(aLine('Equifax', { creditorName: 'SUMMIT RECOVERY' }))),
    },
  },
};
