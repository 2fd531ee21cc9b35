import type { Address, Bureau, ConsumerFile } from '../model.ts';
import { code, noCode } from './codes.ts';
import { creditScore } from './scores.ts';
import { present, source } from './tree.ts';
import type { Branch, Tree } from './tree.ts';

export function borrower(file: ConsumerFile): Branch {
  const { personal, pulledOn } = file;
  const from = (bureau: Bureau): Branch => source(bureau, pulledOn);
  const addresses = (kind: 'current' | 'previous'): Tree =>
    personal.addresses
      .filter((one) => one.kind === kind)
      .map((one, place) => ({
        dateReported: one.reported,
        addressOrder: String(place),
        partitionSet: String(place),
        CreditAddress: creditAddress(one.address, one.bureau),
        Dwelling: noCode,
        Origin: noCode,
        Ownership: noCode,
        Source: from(one.bureau),
      }));
  return present({
    SocialSecurityNumber: file.identity.ssn,
    BorrowerAddress: addresses('current'),
    PreviousAddress: addresses('previous'),
    Birth: personal.births.map(({ bureau, year, date }, place) => ({
      age: '0',
      date: date ?? `${year}-01-01`,
      partitionSet: String(place),
      BirthDate: date === null ? { year: String(year) } : wholeDate(date),
      Source: from(bureau),
    })),
    CreditStatement:
      personal.statements.length === 0
        ? null
        : personal.statements.map(({ bureau, text }) => ({
            statement: text,
            StatementType: noCode,
            Source: from(bureau),
          })),
    CreditScore: file.scores.map((score) => creditScore(score, pulledOn)),
    Employer: personal.employers.map(({ bureau, name, reported }, place) => ({
      dateReported: reported,
      name,
      partitionSet: String(place),
      CreditAddress: { city: '', stateCode: '', unparsedStreet: '', postalCode: '' },
      Source: from(bureau),
    })),
    BorrowerName: personal.names.map(({ bureau, kind, first, middle, last }, place) => ({
      partitionSet: String(place),
      Name: { first, middle, last },
      NameType: kind === 'primary' ? code('1', 'Primary') : code('A', 'Also Known As'),
      Source: from(bureau),
    })),
    SocialPartition: {
      Social: personal.ssns.map(({ bureau, digits }) => ({
        SocialSecurityNumber: digits,
        Source: from(bureau),
      })),
    },
  });
}

function wholeDate(date: string): Branch {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) };
}

/** TransUnion splits a street address into parts; the other two give it as one line. */
function creditAddress(address: Address, bureau: Bureau): Branch {
  const { houseNumber, streetName, streetType, unit, city, state, postalCode } = address;
  if (bureau === 'TransUnion') {
    return {
      city,
      direction: '',
      houseNumber,
      postDirection: '',
      stateCode: state,
      streetName,
      streetType,
      unit,
      postalCode,
    };
  }
  const street = `${houseNumber} ${streetName} ${streetType}${unit === '' ? '' : ` # ${unit}`}`;
  return { city, stateCode: state, unparsedStreet: street, postalCode };
}
