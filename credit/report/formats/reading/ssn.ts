import type { BureauRecord, ReportedSsn } from '../../model.ts';
import { scalar, type Place } from './place.ts';

/**
 * A Social Security number. A JSON number has lost its leading zeros, which are restored; a masked number is text and
 * stays short.
 */
export function readSsn(number: Place, record: BureauRecord): ReportedSsn | null {
  const digits = scalar(number.value).replace(/\D/g, '');
  if (digits === '' || digits.length > 9) return null;
  const value = typeof number.value === 'number' ? digits.padStart(9, '0') : digits;
  return { ...record, digits: { value, at: number.at } };
}
