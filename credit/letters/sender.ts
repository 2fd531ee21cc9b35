/** Who writes, and how the recipient finds them. */
import { notReported } from '../findings/evidence.ts';
import { usDate } from '../findings/formatValue.ts';
import { lastFourOf, ssnLabel } from './fullSsn.ts';
import type { Destination, Item, Letter, LetterProfile, Sender } from './letter.ts';
import { birthLabel } from './maskedLetter.ts';

const phoneLabel = 'Telephone';

export function senderOf(profile: LetterProfile): Sender {
  const region = [profile.state, profile.postalCode].filter((part) => part !== '').join(' ');
  const city = [profile.city, region].filter((part) => part !== '').join(', ');
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    lines: [profile.streetAddress, city].filter((line) => line !== ''),
    phone: profile.phone,
  };
}

/**
 * What identifies the client (12 CFR 1022.123). A bureau finds a file by date of birth and SSN. A furnisher finds the
 * account by its number and gets only the phone number. Without a number for every account it would have nothing to
 * find them by (12 CFR 1022.43(d)(1)), so it gets the date of birth and the last four digits. The full number is put
 * in only where a letter is printed (`fullSsn.ts`).
 */
export function identificationOf(
  destination: Destination,
  profile: LetterProfile,
  items: readonly Item[],
): Letter['identification'] {
  const line = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  if (destination.kind === 'furnisher' && items.every(isNumbered)) return line(phoneLabel, profile.phone);
  return [
    ...line(birthLabel, profile.dob === null ? null : usDate(profile.dob)),
    ...line(ssnLabel, lastFourOf(profile.ssn)),
    ...line(phoneLabel, profile.phone),
  ];
}

/** Whether an item's heading gives at least four characters of the account number. */
function isNumbered({ heading }: Item): boolean {
  return heading.evidence.some(
    ({ field, value }) =>
      field === 'accountNumber' &&
      value !== notReported &&
      value.replace(/[^0-9A-Za-z]|x{2,}/gi, '').length >= 4,
  );
}

/** Whether a letter of today would identify the client as this one does. Telephone numbers are compared with nothing. */
export function isIdentifiedBy(
  { sender, identification, destination }: Letter,
  profile: LetterProfile,
): boolean {
  const now = senderOf(profile);
  const given = new Map(
    identificationOf({ ...destination, kind: 'bureau' }, profile, []).map(({ label, value }) => [
      label,
      value,
    ]),
  );
  return (
    sender.name === now.name &&
    sender.lines.join() === now.lines.join() &&
    identification.every(({ label, value }) => label === phoneLabel || given.get(label) === value)
  );
}
