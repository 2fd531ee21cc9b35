/** Writes the person: names, addresses, births, SSNs, and employers of each bureau. */
import type { AddressSpec, At, Case, NameSpec } from '../case.ts';
import { code, source } from './codes.ts';

const nameTypes = {
  primary: ['1', 'Primary'],
  alias: ['A', 'Also Known As'],
  former: ['F', 'Former'],
} as const;

export function borrower({ person, file, clock: { today, ago } }: Case, reporting: readonly At[]): object {
  const primary = (at: At): NameSpec => ({
    at,
    first: person.first,
    middle: person.middle,
    last: person.last,
  });
  const names = [
    ...reporting.map((at) => file.names?.find((name) => name.at === at) ?? primary(at)),
    ...(file.moreNames ?? []),
  ];
  const home = (at: At): AddressSpec => ({
    at,
    street: person.street,
    city: person.city,
    state: person.state,
    zip: person.zip,
  });
  const addresses = [
    ...reporting.map((at) => file.addresses?.find((address) => address.at === at) ?? home(at)),
    ...(file.moreAddresses ?? []),
  ];
  const address = ({ at, street, city, state, zip, reported }: AddressSpec): object => {
    const [, house = '', rest = ''] = /^(\d+) (.*)$/.exec(street) ?? [];
    return {
      dateReported: reported ?? ago(20, 1),
      addressOrder: '0',
      partitionSet: '0',
      CreditAddress: {
        city,
        stateCode: state,
        postalCode: zip,
        ...(at === 'TU' && house !== ''
          ? {
              direction: '',
              houseNumber: house,
              postDirection: '',
              streetName: rest,
              streetType: '',
              unit: '',
            }
          : { unparsedStreet: street }),
      },
      Source: source(at, today),
    };
  };
  const birth = (at: At): object[] => {
    const own = file.births?.[at];
    const date = own === undefined ? person.dob : own;
    if (date === null) return [];
    const [year = '', month = '', day = ''] = date.split('-');
    return [
      {
        age: '0',
        date: at === 'EX' ? `${year}-01-01` : date,
        partitionSet: '0',
        BirthDate: at === 'EX' ? { year } : { year, month: String(Number(month)), day: String(Number(day)) },
        Source: source(at, today),
      },
    ];
  };
  const social = (at: At): object[] => {
    const own = file.ssns?.[at];
    const SocialSecurityNumber = own === undefined ? person.ssn : own;
    return SocialSecurityNumber === null ? [] : [{ SocialSecurityNumber, Source: source(at, today) }];
  };
  return {
    SocialSecurityNumber: person.ssn,
    BorrowerName: names.map(({ at, first, middle = '', last, suffix, kind = 'primary' }) => ({
      partitionSet: '0',
      Name: { first, middle, last, ...(suffix === undefined ? {} : { suffix }) },
      NameType: code(nameTypes[kind]),
      Source: source(at, today),
    })),
    BorrowerAddress: addresses.filter((each) => each.previous !== true).map(address),
    PreviousAddress: addresses.filter((each) => each.previous === true).map(address),
    Birth: reporting.flatMap(birth),
    SocialPartition: { Social: reporting.flatMap(social) },
    Employer: (file.employers ?? []).map(({ at, name }) => ({
      name,
      dateReported: ago(30, 1),
      dateUpdated: ago(30, 1),
      partitionSet: '0',
      CreditAddress: { city: '', stateCode: '', unparsedStreet: '', postalCode: '' },
      Source: source(at, today),
    })),
    BorrowerTelephone: null,
  };
}
