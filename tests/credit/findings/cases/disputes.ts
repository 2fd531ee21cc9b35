import type { disputes } from '#credit/findings/disputes.ts';
import { aLine, anAccount, aReportOf, closed, open, type LineValues } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const disputed = ['T', 'Account disputed'] as const;
const notDisputed = ['F', 'Account not disputed'] as const;
const both = (one: LineValues, other: LineValues) =>
  aReportOf(anAccount([aLine('TransUnion', one), aLine('Experian', other)]));
const byConsumer: LineValues = { openClosed: closed, remarks: [['T00CBC', 'Closed by consumer']] };

export const disputeCases: CasesFor<keyof typeof disputes> = {
  P1: {
    fires: {
      missing: {
        given: 'The account is marked as not disputed at TransUnion and as disputed at Experian',
        report: both({ disputeFlag: notDisputed }, { disputeFlag: disputed }),
        bureau: {
          says: 'Experian’s file marks this account as disputed, but my report shows no such mark in your file.',
          asks: 'Please ask the company that reports this account whether it has reported it as disputed and, if so, indicate that in each report that includes it, as 15 U.S.C. § 1681c(f) requires.',
        },
        furnisher: {
          says: 'Experian’s file marks this account as disputed, but my report shows no such mark in TransUnion’s file.',
          asks: 'Please report this account as disputed to every bureau to which you report it while you investigate, as 15 U.S.C. § 1681s-2(a)(3) requires.',
        },
      },
    },
    silent: {
      given: 'The account is marked as disputed at Experian, with a remark that the consumer still disagrees',
      report: both(
        {},
        { disputeFlag: disputed, remarks: [['T00DRC', 'Dispute resolved - consumer disagrees']] },
      ),
    },
  },
  P2: {
    fires: {
      silent: {
        given: 'TransUnion says that the consumer closed the account; Experian shows it as closed',
        report: both(byConsumer, { openClosed: closed }),
        bureau: {
          says: 'TransUnion’s file carries the remark “Closed by consumer” on this account, but my report shows no such remark in your file.',
          asks: 'verify who closed the account',
        },
        furnisher: {
          says: 'TransUnion’s file carries the remark “Closed by consumer” on this account, but my report shows no such remark in Experian’s file.',
          asks: 'verify who closed the account',
        },
      },
      grantor: {
        given: 'TransUnion says that the consumer closed the account, and Experian that the creditor did',
        report: both(byConsumer, { openClosed: closed, remarks: [['T00CBG', 'Closed by credit grantor']] }),
        bureau: {
          says: 'TransUnion’s file carries the remark “Closed by consumer” on this account, while your file says “Closed by credit grantor”.',
          asks: 'verify who closed the account',
        },
        furnisher: {
          says: 'TransUnion’s file carries the remark “Closed by consumer” on this account, while Experian’s file says “Closed by credit grantor”.',
          asks: 'verify who closed the account',
        },
      },
    },
    silent: {
      given: 'TransUnion says that the consumer closed the account; Experian shows it as open',
      report: both(byConsumer, { openClosed: open }),
    },
  },
};
