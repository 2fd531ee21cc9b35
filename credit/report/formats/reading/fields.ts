/** Members of a place as sourced values: null if missing, otherwise with the pointer they were read from. */
import type { Cents, Code, Field, IsoDate } from '../../model.ts';
import { isObject, member, scalar, type Place } from './place.ts';
import { parseDate } from './dates.ts';
import { cleanText, parseCount, parseFlag, parseMoney } from './values.ts';

function field<T>(place: Place, parse: (raw: string) => T | null): Field<T> {
  const raw = scalar(place.value);
  if (raw === '') return null;
  const value = parse(raw);
  return value === null ? null : { value, at: place.at };
}

const nonEmpty = (raw: string): string | null => cleanText(raw) || null;

export const textOf = (place: Place): Field<string> => field(place, nonEmpty);
export const text = (place: Place, name: string): Field<string> => field(member(place, name), nonEmpty);
export const money = (place: Place, name: string): Field<Cents> => field(member(place, name), parseMoney);
export const count = (place: Place, name: string): Field<number> => field(member(place, name), parseCount);
export const date = (place: Place, name: string): Field<IsoDate> => field(member(place, name), parseDate);
export const flag = (place: Place, name: string): Field<boolean> => field(member(place, name), parseFlag);

/** The first that is present. */
export function firstOf<T>(...fields: readonly Field<T>[]): Field<T> {
  return fields.find((candidate) => candidate !== null) ?? null;
}

const part = (place: Place, name: string): string => cleanText(scalar(member(place, name).value));

/** A coded value; the pointer refers to the whole code. Empty codes (rank 100000) count as missing. */
export function codeOf(place: Place): Field<Code> {
  if (!isObject(place.value) || '$' in place.value) {
    const symbol = cleanText(scalar(place.value));
    return symbol === '' ? null : { value: { symbol, description: '', abbreviation: '' }, at: place.at };
  }
  const value = {
    symbol: part(place, 'symbol'),
    description: part(place, 'description'),
    abbreviation: part(place, 'abbreviation'),
  };
  return value.symbol || value.description || value.abbreviation ? { value, at: place.at } : null;
}
export const code = (place: Place, name: string): Field<Code> => codeOf(member(place, name));
