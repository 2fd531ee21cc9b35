import type { Field } from '../../model.ts';
import { firstOf, text, textOf } from './fields.ts';
import { member, type Place } from './place.ts';

function digitsOnly(phone: Field<string>): Field<string> {
  const digits = phone?.value.replace(/\D/g, '') ?? '';
  return phone && digits ? { value: digits, at: phone.at } : null;
}

/** The digits of a phone number, whatever its format. */
export const phoneDigits = (place: Place, name: string): Field<string> => digitsOnly(text(place, name));

/** A borrower's phone number, directly or one level down. */
export function readPhone(place: Place): Field<string> {
  const number = member(place, 'PhoneNumber');
  const written = firstOf(
    text(place, 'telephone'),
    text(place, 'number'),
    textOf(number),
    text(number, 'number'),
  );
  return digitsOnly(written);
}
