import type { publicRecords } from '#credit/findings/publicRecords.ts';
import { aBankruptcy, aReport, code, field } from '#tests/support/aReport.ts';
import type { CasesFor } from './ruleCases.ts';

const filed = (date: string, values: object = {}) =>
  aReport({ publicRecords: [aBankruptcy('Experian', date, values)] });
const chapter13 = { type: field(code('4', 'Chapter 13 Bankruptcy'), '/record/Experian/type') };
const lien = (resolved: string) =>
  filed('2010-01-01', {
    classification: field(code('L', 'Tax Lien'), '/record/Experian/classification'),
    type: null,
    dateResolved: field(resolved, '/record/Experian/dateResolved'),
  });
const twoFiles = (values: object) =>
  aReport({
    publicRecords: [
      aBankruptcy('TransUnion', '2016-03-08'),
      aBankruptcy('Experian', '2016-03-30', {
        status: field(code('8', 'Dismissed'), '/record/Experian/status'),
        ...values,
      }),
    ],
  });

export const recordCases: CasesFor<keyof typeof publicRecords> = {
  O3: {
    fires: {
      tenYears: {
        given: 'A bankruptcy was filed on 09/14/2015',
        report: filed('2015-09-14'),
        bureau: {
          says: 'Your file still lists this case, filed 09/14/2015. A bankruptcy may be reported for ten years from the order for relief (15 U.S.C. § 1681c(a)(1)); counted from the filing, the ten years ended on 09/14/2025.',
          asks: 'delete it',
        },
      },
      chapter13Practice: {
        given: 'A chapter 13 bankruptcy was filed on 09/14/2018',
        report: filed('2018-09-14', chapter13),
        bureau: {
          says: 'Your file lists this Chapter 13 case, filed 09/14/2018. The statute allows ten years, but I understand that in practice bureaus stop showing Chapter 13 cases seven years after filing. Those seven years have passed.',
          asks: 'Please tell me whether that practice applies to this record, and remove the record if it does.',
        },
      },
    },
    silent: { given: 'A bankruptcy was filed on 09/15/2015', report: filed('2015-09-15') },
  },
  O4: {
    fires: {
      releasedLien: {
        given: 'A tax lien was resolved on 09/14/2018',
        report: lien('2018-09-14'),
        bureau: {
          says: 'Your file lists this lien as resolved on 09/14/2018. A paid tax lien may be reported for seven years from the date of payment (15 U.S.C. § 1681c(a)(3)); counted from then, the seven years ended on 09/14/2025.',
          asks: 'delete it',
        },
      },
      practice: {
        given: 'A tax lien was resolved on 09/15/2018',
        report: lien('2018-09-15'),
        bureau: {
          says: 'Your file lists this “Tax Lien”. The three bureaus have stopped showing liens and judgments.',
          asks: 'Please remove the record under that practice, or verify it with the court and tell me on what basis it remains in my file.',
        },
      },
    },
    silent: { given: 'A bankruptcy, which is neither a lien nor a judgment', report: filed('2018-09-14') },
  },
  K4: {
    fires: {
      differs: {
        given: 'One case, filed in 03/2016, is discharged at TransUnion and dismissed at Experian',
        report: twoFiles({}),
        bureau: {
          says: 'Your file shows the status of the case as Discharged, while Experian shows Dismissed.',
          asks: 'Please verify this record with the court, correct anything that is wrong, and delete it if it cannot be verified.',
        },
      },
    },
    silent: {
      given: 'TransUnion and Experian show cases filed in 03/2016 under references that do not agree',
      report: twoFiles({ reference: field('9930771', '/record/Experian/reference') }),
    },
  },
};
