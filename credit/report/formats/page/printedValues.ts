/** Values as pages print them, each with its pointer: dates `MM/DD/YYYY`, amounts `$1,234.00`. */
import type { Cents, Field, IsoDate } from '../../model.ts';
import { textOf } from '../reading/fields.ts';
import { list, member, type Place } from '../reading/place.ts';
import { dateOrMonthAt } from '../reading/dates.ts';
import { parseCount, parseMoney } from '../reading/values.ts';

/** A labeled cell; the label is escaped as RFC 6901 requires. */
export function cell(place: Place, label: string): Place {
  const escaped = label.replaceAll('~', '~0').replaceAll('/', '~1');
  return { value: member(place, label).value, at: `${place.at}/${escaped}` };
}

/** The lines of the first of these labels that the page prints. */
export function lines(place: Place, ...labels: readonly string[]): readonly Field<string>[] {
  const found = labels.map((label) => list(cell(place, label))).find((places) => places.length > 0) ?? [];
  return found.map(textOf);
}

export function words(place: Place, ...labels: readonly string[]): Field<string> {
  return lines(place, ...labels)[0] ?? null;
}

function parsed<T>(field: Field<string>, parse: (raw: string) => T | null): Field<T> {
  const value = field && parse(field.value);
  return field === null || value === null ? null : { value, at: field.at };
}

/** "360 Month(s)", "360". Zero months means no term. */
function parseTerm(raw: string): number | null {
  const months = parseCount(raw.replace(/ ?month(?:\(s\)|s)?$/i, ''));
  return months === 0 ? null : months;
}

export const money = (place: Place, ...labels: readonly string[]): Field<Cents> =>
  parsed(words(place, ...labels), parseMoney);
export const count = (place: Place, ...labels: readonly string[]): Field<number> =>
  parsed(words(place, ...labels), parseCount);
export function date(place: Place, ...labels: readonly string[]): Field<IsoDate> {
  const printed = words(place, ...labels);
  return printed && dateOrMonthAt(printed.value, printed.at);
}
export const term = (place: Place, ...labels: readonly string[]): Field<number> =>
  parsed(words(place, ...labels), parseTerm);
