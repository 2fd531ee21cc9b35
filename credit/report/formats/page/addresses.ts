import type { Field, IsoDate } from '../../model.ts';
import type { AddressParts } from '../reading/address.ts';
import { parseDateOrMonth } from '../reading/dates.ts';

export interface PrintedAddress extends AddressParts {
  readonly at: string;
  readonly dateReported: Field<IsoDate>;
}

interface Ending {
  /** The text before the city on the same line. */
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** Military post offices, which are often printed without commas (Publication 28, section 238): "APO AE 09618". */
const military = /^(.*?)\b(APO|FPO|DPO),? +(AA|AE|AP),? +(\d{5}(?:-\d{4})?)$/;

/** "TESTVILLE, OR 97999", optionally after the street: "418 JUNIPER AVE, TESTVILLE, OR 97999". */
function endingOf(line: string): Ending | null {
  const [, street = '', post, force, code] = military.exec(line) ?? [];
  if (post && force && code) {
    return { street: street.replace(/,? *$/, ''), city: post, state: force, postalCode: code };
  }
  const comma = line.lastIndexOf(',');
  const [, state, postalCode] = /^ *([A-Z]{2}) +(\d{5}(?:-\d{4})?)$/.exec(line.slice(comma + 1)) ?? [];
  if (comma === -1 || !state || !postalCode) return null;
  const before = line.slice(0, comma);
  const split = before.lastIndexOf(',');
  const [start, city] = [before.slice(0, Math.max(split, 0)).trim(), before.slice(split + 1).trim()];
  return city === '' ? null : { street: start, city, state, postalCode };
}

/**
 * The addresses in a cell: street lines, then a line with city, state, and ZIP code, then possibly the month
 * reported. Lines that are not part of such an address are skipped.
 */
export function readAddresses(cell: readonly Field<string>[]): readonly PrintedAddress[] {
  const read: PrintedAddress[] = [];
  let street: { readonly value: string; readonly at: string }[] = [];
  for (const line of cell) {
    if (line === null) continue;
    const { at, value } = line;
    const reported = parseDateOrMonth(value);
    const last = read.at(-1);
    const ending = endingOf(value);
    if (reported !== null && last && street.length === 0) {
      read[read.length - 1] = { ...last, dateReported: { value: reported, at } };
    } else if (ending) {
      const shown = [...street.map((part) => part.value), ending.street].filter((part) => part !== '');
      read.push({
        at: street[0]?.at ?? at,
        street: shown.length === 0 ? null : { value: shown.join(' '), at: street[0]?.at ?? at },
        city: { value: ending.city, at },
        state: { value: ending.state, at },
        postalCode: { value: ending.postalCode, at },
        dateReported: null,
      });
      street = [];
    } else {
      street.push(line);
    }
  }
  return read;
}

const streetEnds =
  /^((?:P\.? ?O\.? BOX|BOX) \S+|\d\S* .*? (?:ALY|AVE?|BLVD|CIR|CT|DR|EXPY|HWY|LN|LOOP|PKWY|PL|PLZ|RD|SQ|ST|TER|TRL|WAY)\b(?: (?:APT|BLDG|DEPT|FL|RM|STE|UNIT|#) ?\S+)?) (.+)$/i;

/**
 * Splits a one-line address without a separator between street and city, as IdentityIQ prints contacts: after a box
 * number, or after the street's suffix (USPS Publication 28) and unit. If neither is found, both parts are missing.
 */
export function splitContact(address: PrintedAddress): AddressParts {
  if (address.street !== null || address.city === null) return address;
  const { value, at } = address.city;
  const [, street, city] = streetEnds.exec(value) ?? [];
  return {
    ...address,
    street: street ? { value: street, at } : null,
    city: city ? { value: city, at } : /\d/.test(value) ? null : address.city,
  };
}
