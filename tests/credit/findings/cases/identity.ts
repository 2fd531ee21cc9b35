import type { identity } from '#credit/findings/identity.ts';
import type { Personal, ReportedBirth, ReportedSsn } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aName, anAddress, aReport, field, nobody } from '#tests/support/aReport.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { CasesFor } from './ruleCases.ts';

const profile = aConsumer();
const holds = (values: Partial<Personal>) => aReport({ personal: { ...nobody, ...values } });
const birth = (bureau: Bureau, year: number, date: string | null): ReportedBirth => {
  const at = `/birth/${bureau}`;
  return {
    bureau,
    at,
    year: field(year, `${at}/year`),
    date: date === null ? null : field(date, `${at}/date`),
  };
};
const ssn = (bureau: Bureau, digits: string): ReportedSsn => {
  const at = `/ssn/${bureau}`;
  return { bureau, at, digits: field(digits, `${at}/digits`) };
};
const withDeceased = (value: boolean) =>
  aReport({ alerts: { fraud: null, deceased: field(value, '/deceased'), frozen: [], messages: [] } });
const named = (bureau: Bureau, first = 'DEVIN', last = 'SAMPLETON') => aName(bureau, first, last);

export const identityCases: CasesFor<keyof typeof identity> = {
  I1: {
    fires: {
      given: {
        given: 'The profile says Devin Sampleton, and TransUnion DEVON SAMPLETON',
        report: holds({ names: [named('TransUnion', 'DEVON')] }),
        profile,
        bureau: {
          says: 'Your file lists the name DEVON SAMPLETON, in which the first name does not match the one I give above.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
      surname: {
        given: 'The profile says Devin Sampleton, and TransUnion DEVIN SIMPLETON',
        report: holds({ names: [named('TransUnion', 'DEVIN', 'SIMPLETON')] }),
        profile,
        bureau: {
          says: 'Your file lists the name DEVIN SIMPLETON, in which the last name does not match the one I give above.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
      suffix: {
        given: 'The profile says Devin Sampleton Jr., and TransUnion DEVIN SAMPLETON SR',
        report: holds({ names: [named('TransUnion', 'DEVIN', 'SAMPLETON SR')] }),
        profile: aConsumer({ lastName: 'Sampleton Jr.' }),
        bureau: {
          says: 'Your file lists the name DEVIN SAMPLETON SR, whose generation suffix is not the one I give above.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
      suffixUnlikeOthers: {
        given:
          'The profile says Devin Sampleton, without a suffix, TransUnion DEVIN SAMPLETON SR, and Experian DEVIN SAMPLETON JR',
        report: holds({
          names: [named('TransUnion', 'DEVIN', 'SAMPLETON SR'), named('Experian', 'DEVIN', 'SAMPLETON JR')],
        }),
        profile,
        bureau: {
          says: 'Your file lists the name DEVIN SAMPLETON SR, while Experian’s file lists DEVIN SAMPLETON JR. Another generation suffix can mean another person.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
      unlikeOthers: {
        given: 'Without a profile: Equifax says DEVON SAMPLETON, the others DEVIN SAMPLETON',
        report: holds({ names: [named('TransUnion'), named('Experian'), named('Equifax', 'DEVON')] }),
        bureau: {
          says: 'Your file lists the name DEVON SAMPLETON, which does not match the other files.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
    },
    silent: {
      given: 'The profile says Devin Sampleton, without a suffix, and TransUnion D SAMPLETON JR',
      report: holds({ names: [named('TransUnion', 'D', 'SAMPLETON JR')] }),
      profile,
    },
  },
  I2: {
    fires: {
      birth: {
        given: 'The profile says 04/12/1986, and Equifax 04/12/1968',
        report: holds({ births: [birth('Equifax', 1968, '1968-04-12')] }),
        profile,
        bureau: {
          says: 'Your file lists 04/12/1968 as my date of birth, which does not match the one I give above.',
          asks: 'Please correct it to match the one above.',
        },
      },
      birthUnlikeOthers: {
        given: 'Without a profile: Equifax says 1968, the others 1986',
        report: holds({
          births: [
            birth('TransUnion', 1986, null),
            birth('Experian', 1986, null),
            birth('Equifax', 1968, null),
          ],
        }),
        bureau: {
          says: 'Your file lists 1968 as my year of birth, which does not match the other files.',
          asks: 'Please verify the source of this entry, and remove it unless you can establish that it is mine.',
        },
      },
      ssn: {
        given: 'The profile’s SSN ends in 0611, and the one at Equifax in 0617',
        report: holds({ ssns: [ssn('Equifax', '666550617')] }),
        profile,
        bureau: {
          says: 'Your file lists a Social Security number ending in 0617, which is not mine.',
          asks: 'Please remove this number from my file, and check whether anything reported under it belongs to someone else.',
        },
      },
      ssnUnlikeOthers: {
        given: 'Without a profile: the SSN at Equifax ends in 0617, at the others in 0611',
        report: holds({
          ssns: [ssn('TransUnion', '666550611'), ssn('Experian', '666550611'), ssn('Equifax', '666550617')],
        }),
        bureau: {
          says: 'Your file lists a Social Security number ending in 0617, which does not match the other files.',
          asks: 'Please verify the source of this entry, and remove it unless you can establish that it is mine.',
        },
      },
      ssnFirstFive: {
        given: 'The SSN at Equifax ends in 0611 like the profile’s, but begins with other digits',
        report: holds({ ssns: [ssn('Equifax', '666990611')] }),
        profile,
        bureau: {
          says: 'Your file lists a Social Security number ending in 0611, but the digits before those are not mine.',
          asks: 'Please remove this number from my file, and check whether anything reported under it belongs to someone else.',
        },
      },
    },
    silent: {
      given:
        'The profile says 04/12/1986 and an SSN that ends in 0611; Equifax gives the year 1986 and only 0617',
      report: holds({ births: [birth('Equifax', 1986, null)], ssns: [ssn('Equifax', '0617')] }),
      profile,
    },
  },
  I3: {
    fires: {
      currentAddress: {
        given: 'The profile says 418 Juniper Avenue, and TransUnion 77 HARBOR ST as the current address',
        report: holds({ addresses: [anAddress('TransUnion', 'current', '77 HARBOR ST')] }),
        profile,
        bureau: {
          says: 'Your file lists 77 HARBOR ST, TESTVILLE, OR 97999 as a current address. It is not the address I give above.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
      previousAddress: {
        given: 'The profile says 418 Juniper Avenue, and TransUnion 77 HARBOR ST as a previous address',
        report: holds({ addresses: [anAddress('TransUnion', 'previous', '77 HARBOR ST')] }),
        profile,
        bureau: {
          says: 'Your file lists 77 HARBOR ST, TESTVILLE, OR 97999 as a previous address. It is not part of the identification I give above.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
      employer: {
        given: 'TransUnion lists the employer ACME SUPPLY',
        report: holds({
          employers: [
            {
              bureau: 'TransUnion',
              at: '/employer',
              name: field('ACME SUPPLY', '/employer/name'),
              dateReported: null,
            },
          ],
        }),
        profile,
        bureau: {
          says: 'Your file lists the employer ACME SUPPLY.',
          asks: 'Please verify the source of this entry, and remove it if it cannot be verified.',
        },
      },
    },
    silent: {
      given: 'The profile says 418 Juniper Avenue, and TransUnion 418 JUNIPER AVE APT 2',
      report: holds({ addresses: [anAddress('TransUnion', 'current', '418 JUNIPER AVE APT 2')] }),
      profile,
    },
  },
  I5: {
    fires: {
      marked: {
        given: 'The report is marked as that of a deceased person',
        report: withDeceased(true),
        bureau: {
          says: 'My report is marked “deceased”, but does not show in which bureau’s file. I am alive, and I am writing this letter.',
          asks: 'Please check whether your file marks me as deceased, and remove every such mark.',
        },
      },
    },
    silent: {
      given: 'The report says that it is not that of a deceased person',
      report: withDeceased(false),
    },
  },
  I4: {
    fires: {
      signs: {
        given: 'Equifax has another last name, SSN, birth date and, in another state, current address',
        report: holds({
          names: [named('Equifax', 'DEVIN', 'SIMPLETON')],
          ssns: [ssn('Equifax', '666550617')],
          births: [birth('Equifax', 1968, '1968-04-12')],
          addresses: [anAddress('Equifax', 'current', '9201 PRAIRIE LN', 'KS')],
        }),
        profile,
        bureau: {
          says: 'Together, the name DEVIN SIMPLETON, a Social Security number ending in 0617, the date of birth 04/12/1968, and the address 9201 PRAIRIE LN, TESTVILLE, KS 97999 in your file suggest that another person’s information has been mixed into it.',
          asks: 'Please check my file for entries that belong to someone else, and remove them.',
        },
      },
    },
    silent: {
      given: 'Equifax has another last name, and Experian another SSN',
      report: holds({
        names: [named('Equifax', 'DEVIN', 'SIMPLETON')],
        ssns: [ssn('Experian', '666550617')],
      }),
      profile,
    },
  },
};
