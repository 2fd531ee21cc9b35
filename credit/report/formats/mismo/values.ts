/**
 * Values that MISMO writes in its own way: months for dates, signed scores, texts one level down, names without
 * spaces.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Code, Field, IsoDate } from '../../model.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { firstOf, text, textOf } from '../reading/fields.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { dateOrMonthAt } from '../reading/dates.ts';

export function day(place: Place, name: string): Field<IsoDate> {
  const found = member(place, name);
  return dateOrMonthAt(scalar(found.value), found.at);
}

/** "LateOver120Days" becomes "Late over 120 days"; texts with spaces, and abbreviations, stay unchanged. */
export function spaced(name: string): string {
  if (/\s/.test(name)) return name;
  return name
    .replace(/([a-z])(?=[A-Z0-9])|([0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ')
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** An enumerated value as a code: its symbol in the model's tables, and its own name in words. */
export function codeIn(place: Place, name: string, table: ReadonlyMap<string, string>): Field<Code> {
  const named = text(place, name);
  if (named === null) return null;
  const key = named.value.replace(/\s/g, '').toLowerCase();
  return {
    value: { symbol: table.get(key) ?? '', description: spaced(named.value), abbreviation: '' },
    at: named.at,
  };
}

/** `Y`/`N`, in 2.4 also `true`/`false`. */
export function indicator(place: Place, name: string): Field<boolean> {
  const at = member(place, name);
  const raw = scalar(at.value).trim();
  if (/^(?:y|true)$/i.test(raw)) return { value: true, at: at.at };
  return /^(?:n|false)$/i.test(raw) ? { value: false, at: at.at } : null;
}

/**
 * The words of a comment or alert: `_Text` is a text, several texts, or in JSON `{"#text": text}`; some alerts have
 * only `@_Text`.
 */
export function wordsOf(place: Place): Field<string> {
  const parts = listOf(place, '_Text').flatMap((part) => firstOf(textOf(part), text(part, '#text')) ?? []);
  const [first] = parts;
  return first === undefined ? null : { value: parts.map(({ value }) => value).join(' '), at: first.at };
}

/** The bureaus that a record's `CREDIT_REPOSITORY` children name, each with that child. */
export function repositories(place: Place): ReadonlyMap<Bureau, Place> {
  return new Map(
    listOf(place, 'CREDIT_REPOSITORY').flatMap((repository): [Bureau, Place][] => {
      const bureau = bureauNamed(scalar(member(repository, '_SourceType').value));
      return bureau ? [[bureau, repository]] : [];
    }),
  );
}

/** Identifiers listed in an attribute, separated by white space. */
export function identifiers(place: Place, name: string): readonly string[] {
  return scalar(member(place, name).value)
    .split(/\s+/)
    .filter((part) => part !== '');
}
