import { daysBetween } from '../findings/calendar.ts';
import type { Code, Field } from '../report/model.ts';
import type { FieldChange } from './change.ts';

type Value = string | number | Code;

/** Codes are compared by their words; two formats can give the same words with and without a symbol. */
const textOf = (value: Value): string =>
  (typeof value === 'object'
    ? value.description || value.abbreviation || value.symbol
    : String(value)
  ).toLowerCase();

const isDate = (value: Value | null): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * The fields that differ. A field that only one of the reports gives counts only if `sameFormat`: formats lack fields.
 */
export function changedFields<const Name extends string>(
  names: readonly Name[],
  before: { readonly [Each in Name]: Field<Value> },
  now: { readonly [Each in Name]: Field<Value> },
  sameFormat: boolean,
): readonly FieldChange<Name>[] {
  return names.flatMap((field) => {
    const [then, today] = [before[field]?.value ?? null, now[field]?.value ?? null];
    if (then === null && today === null) return [];
    if (then === null || today === null) return sameFormat ? [{ field, before: then, now: today }] : [];
    if (textOf(then) === textOf(today)) return [];
    const days = isDate(then) && isDate(today) ? { days: daysBetween(then, today) } : {};
    return [{ field, before: then, now: today, ...days }];
  });
}
