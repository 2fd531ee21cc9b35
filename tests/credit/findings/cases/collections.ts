import type { collections } from '#credit/findings/collections.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReportOf,
  type LineValues,
} from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const medical = (values: LineValues) =>
  aReportOf(aCollection(aCollectionLine('Equifax', { originalCreditor: 'EXAMPLE HOSPITAL', ...values })));
const creditors = (one: string, other: string) =>
  aReportOf(
    aCollection(
      aCollectionLine('TransUnion', { originalCreditor: one }),
      aCollectionLine('Equifax', { originalCreditor: other }),
    ),
  );

export const collectionCases: CasesFor<keyof typeof collections> = {
  N1: {
    fires: {
      missing: {
        given: 'A collection names no original creditor',
        report: aReportOf(aCollection(aLine('Equifax', { kind: 'collection' }))),
        bureau: {
          says: 'My report shows no original creditor of this collection in your file.',
          asks: 'verify the original creditor, the origin of the debt',
        },
        furnisher: {
          says: 'My report shows no original creditor of this collection in Equifax’s file.',
          asks: 'verify the original creditor, the origin of the debt',
        },
      },
    },
    silent: {
      given: 'A card, which has no original creditor',
      report: aReportOf(anAccount([aLine('Equifax')])),
    },
  },
  N2: {
    fires: {
      differs: {
        given: 'The original creditor is HARBOR BANK at TransUnion and NEIGHBOR CU at Equifax',
        report: creditors('HARBOR BANK', 'NEIGHBOR CU'),
        bureau: {
          says: 'Your file shows the original creditor as HARBOR BANK, while Equifax shows NEIGHBOR CU.',
          asks: 'verify the original creditor',
        },
        furnisher: {
          says: 'TransUnion shows the original creditor as HARBOR BANK, while Equifax shows NEIGHBOR CU.',
          asks: 'verify the original creditor',
        },
      },
      withheld: {
        given:
          'The original creditor is EXAMPLE HOSPITAL at TransUnion and “MEDICAL PAYMENT DATA” at Equifax',
        report: creditors('EXAMPLE HOSPITAL', 'MEDICAL PAYMENT DATA'),
      },
    },
    silent: {
      given: 'The original creditor is HARBOR BANK at TransUnion and HARBOR BANK NA at Equifax',
      report: creditors('HARBOR BANK', 'HARBOR BANK NA'),
    },
  },
  N3: {
    fires: {
      missing: {
        given: 'The account number is XXXX****',
        report: aReportOf(anAccount([aLine('Equifax', { accountNumber: 'XXXX****' })])),
        bureau: {
          says: 'My report shows no account number in your file that would let me identify this account.',
          asks: 'verify the account number',
        },
        furnisher: {
          says: 'My report shows no account number in Equifax’s file that would let me identify this account.',
          asks: 'verify the account number',
        },
      },
    },
    silent: {
      given: 'The account number is 4400****',
      report: aReportOf(anAccount([aLine('Equifax', { accountNumber: '4400****' })])),
    },
  },
  M1: {
    fires: {
      paid: {
        given: 'A collection of EXAMPLE HOSPITAL is marked as paid',
        report: medical({ condition: ['P', 'Paid'] }),
        bureau: {
          says: 'According to my report, this collection is for medical care (its original creditor is listed as EXAMPLE HOSPITAL), and it is marked “Paid”. The three bureaus have announced that they do not report paid medical collections.',
          asks: 'Please remove it under that policy, or tell me why the policy does not apply.',
        },
      },
      small: {
        given: 'A collection of EXAMPLE HOSPITAL has a high credit of $499.99',
        report: medical({ highBalance: 499_99 }),
        bureau: {
          says: 'According to my report, this collection is for medical care (its original creditor is listed as EXAMPLE HOSPITAL), and its high credit is $499.99, less than $500. The three bureaus have announced that they do not report medical collections with an initial balance of less than $500.',
          asks: 'Please remove it under that policy, or tell me why the policy does not apply.',
        },
      },
      recent: {
        given: 'A collection of EXAMPLE HOSPITAL was opened on 09/16/2024',
        report: medical({ highBalance: 500_00, dateOpened: '2024-09-16' }),
        bureau: {
          says: 'According to my report, this collection is for medical care (its original creditor is listed as EXAMPLE HOSPITAL), and it was opened on 09/16/2024, so its first year ends on 09/16/2025. The three bureaus have announced that they do not report medical collections less than a year old.',
          asks: 'Please remove it under that policy, or tell me why the policy does not apply.',
        },
      },
    },
    silent: {
      given: 'A collection of EXAMPLE HOSPITAL has a high credit of $500 and was opened on 09/15/2024',
      report: medical({ highBalance: 500_00, dateOpened: '2024-09-15' }),
    },
  },
  M2: {
    fires: {
      medical: {
        given: 'A collection of EXAMPLE HOSPITAL has a high credit of $500 and was opened on 09/15/2024',
        report: medical({ highBalance: 500_00, dateOpened: '2024-09-15' }),
        bureau: {
          says: 'According to my report, this collection is for medical care (its original creditor is listed as EXAMPLE HOSPITAL).',
          asks: 'verify that the health care provider confirms the debt',
        },
        furnisher: {
          says: 'According to my report, this collection is for medical care (its original creditor is listed as EXAMPLE HOSPITAL).',
          asks: 'verify that the health care provider confirms the debt',
        },
      },
    },
    silent: {
      given: 'A collection of EXAMPLE HOSPITAL has a high credit of $499.99, which rule M1 covers',
      report: medical({ highBalance: 499_99, dateOpened: '2024-09-15' }),
    },
  },
};
