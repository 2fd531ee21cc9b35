import type { BureauRecord, Field, ReportedAddress } from '../../model.ts';
import { date, firstOf, text } from './fields.ts';
import { member, scalar, type Place } from './place.ts';
import { cleanText, parsePostalCode } from './values.ts';

/** A postal address as its four printed parts. */
export interface AddressParts {
  readonly street: Field<string>;
  readonly city: Field<string>;
  readonly state: Field<string>;
  readonly postalCode: Field<string>;
}

/** Bureaus that split an address give only the unit ("3B"); the others print it as "# 3B". */
function unitOf(unit: string): string {
  return unit === '' || /^(#|[A-Za-z]{2,}\b)/.test(unit) ? unit : `# ${unit}`;
}

function streetOf(address: Place): Field<string> {
  const unparsed = text(address, 'unparsedStreet');
  if (unparsed) return unparsed;
  const part = (name: string): string => cleanText(scalar(member(address, name).value));
  const house = part('houseNumber');
  const name = part('streetName');
  // PO boxes repeat their number in both parts.
  const repeated = house !== '' && name.split(' ').includes(house) && /^P\.? ?O\.? ?BOX\b/i.test(name);
  const value = [
    repeated ? '' : house,
    part('direction'),
    name,
    part('streetType'),
    part('postDirection'),
    unitOf(part('unit')),
  ]
    .filter((word) => word !== '')
    .join(' ');
  return value === '' ? null : { value, at: address.at };
}

export function readAddressParts(address: Place): AddressParts {
  const postalCode = text(address, 'postalCode');
  return {
    street: streetOf(address),
    city: text(address, 'city'),
    state: text(address, 'stateCode'),
    postalCode: postalCode && { value: parsePostalCode(postalCode.value), at: postalCode.at },
  };
}

/** An address record of the borrower; null if the bureau gives neither street nor city. */
export function readAddress(
  place: Place,
  record: BureauRecord,
  kind: ReportedAddress['kind'],
): ReportedAddress | null {
  const parts = readAddressParts(member(place, 'CreditAddress'));
  if (parts.street === null && parts.city === null) return null;
  return {
    ...record,
    kind,
    ...parts,
    dateReported: firstOf(date(place, 'dateReported'), date(place, 'dateUpdated')),
  };
}
