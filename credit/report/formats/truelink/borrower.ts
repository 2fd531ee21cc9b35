import type { Bureau } from '#vocabulary/bureaus.ts';
import type { BureauRecord, Personal, ReportedBirth, ReportedName, ReportedSsn } from '../../model.ts';
import { readAddress } from '../reading/address.ts';
import { bureauOf } from '../reading/bureau.ts';
import { code, count, date, firstOf, text } from '../reading/fields.ts';
import { list, listOf, member, type Place } from '../reading/place.ts';
import { readPhone } from '../reading/phone.ts';
import { readSsn } from '../reading/ssn.ts';

type Records = <T>(places: readonly Place[], read: (place: Place, record: BureauRecord) => T | null) => T[];

function nameKind(place: Place): ReportedName['kind'] {
  const type = code(place, 'NameType')?.value;
  if (type && /\bformer\b/i.test(type.description)) return 'former';
  return type && (type.symbol === 'A' || /\balso known as\b/i.test(type.description)) ? 'alias' : 'primary';
}

function readName(place: Place, record: BureauRecord): ReportedName | null {
  const name = member(place, 'Name');
  const parts = {
    first: text(name, 'first'),
    middle: text(name, 'middle'),
    last: text(name, 'last'),
    suffix: text(name, 'suffix'),
  };
  const full = [parts.first, parts.middle, parts.last, parts.suffix]
    .flatMap((part) => part?.value ?? [])
    .join(' ');
  return full === '' ? null : { ...record, kind: nameKind(place), full, ...parts };
}

/**
 * Experian gives only the year and pads `date` to January 1; a month alone is padded, too. So a date counts only if the parts
 * confirm its month and day, or if there are no parts and it is not January 1.
 */
function readBirth(place: Place, record: BureauRecord): ReportedBirth | null {
  const parts = member(place, 'BirthDate');
  const whole = date(place, 'date');
  const year = count(parts, 'year');
  const confirmed =
    year === null
      ? !whole?.value.endsWith('-01-01')
      : count(parts, 'month') !== null && count(parts, 'day') !== null;
  const fromDate = whole && { value: Number(whole.value.slice(0, 4)), at: whole.at };
  const birth = { ...record, year: firstOf(year, fromDate), date: confirmed ? whole : null };
  return birth.year ? birth : null;
}

const ssnOf = (place: Place, record: BureauRecord): ReportedSsn | null =>
  readSsn(member(place, 'SocialSecurityNumber'), record);

function numbersOf(borrower: Place, records: Records): readonly ReportedSsn[] {
  const social = listOf(borrower, 'SocialPartition').flatMap((partition) => listOf(partition, 'Social'));
  const perBureau = records(social, ssnOf);
  // Without per-bureau numbers, the file's own number can be assigned only if the file has a single bureau.
  return perBureau.length > 0 ? perBureau : records(list(borrower), ssnOf);
}

/**
 * `Borrower`: what each bureau has about the person. Records of unknown bureaus cannot be disputed and are left out.
 */
export function readPersonal(borrower: Place, only: Bureau | null): Personal {
  const records: Records = (places, read) =>
    places.flatMap((place) => {
      const bureau = bureauOf(place, only);
      const record = bureau === null ? null : read(place, { bureau, at: place.at });
      return record === null ? [] : [record];
    });
  return {
    names: records(listOf(borrower, 'BorrowerName'), readName),
    addresses: [
      ...records(listOf(borrower, 'BorrowerAddress'), (place, record) =>
        readAddress(place, record, 'current'),
      ),
      ...records(listOf(borrower, 'PreviousAddress'), (place, record) =>
        readAddress(place, record, 'previous'),
      ),
    ],
    births: records(listOf(borrower, 'Birth'), readBirth),
    ssns: numbersOf(borrower, records),
    employers: records(listOf(borrower, 'Employer'), (place, record) => {
      const name = text(place, 'name');
      return (
        name && {
          ...record,
          name,
          dateReported: firstOf(date(place, 'dateReported'), date(place, 'dateUpdated')),
        }
      );
    }),
    phones: records(listOf(borrower, 'BorrowerTelephone'), (place, record) => {
      const number = readPhone(place);
      return number && { ...record, number };
    }),
    statements: records(listOf(borrower, 'CreditStatement'), (place, record) => {
      const statement = text(place, 'statement');
      return statement && { ...record, text: statement };
    }),
  };
}
