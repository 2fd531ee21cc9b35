import { UnreadableReportError } from '../../unreadable.ts';

/**
 * Walks a provider's document. A place is a value and its JSON Pointer in the normalized document: attribute names
 * without the "@" prefix of IdentityIQ's serialization, and `{"$": x}` and `{}` as the text they represent.
 * Normalizing happens while reading, so no copy of the document is made.
 */
export interface Place {
  readonly value: unknown;
  readonly at: string;
}

type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names come only from our code, so the table stays small. It avoids building the same attribute name repeatedly. */
const attributes = new Map<string, string>();
function attribute(name: string): string {
  let known = attributes.get(name);
  if (known === undefined) {
    known = `@${name}`;
    attributes.set(name, known);
  }
  return known;
}

function valueOf(object: JsonObject, name: string): unknown {
  const plain = object[name];
  return plain === undefined ? object[attribute(name)] : plain;
}

export function member(place: Place, name: string): Place {
  const value = isObject(place.value) ? valueOf(place.value, name) : undefined;
  return { value, at: `${place.at}/${name}` };
}

/** Text as written, untrimmed; numbers and booleans in their usual spelling; everything else as empty text. */
export function scalar(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isObject(value) && '$' in value) return scalar(isObject(value['$']) ? undefined : value['$']);
  return '';
}

/** True for missing values, empty text, and lists or objects that contain nothing else. The depth limit bounds it. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  if (isObject(value)) return Object.values(value).every(isBlank);
  return false;
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (!isObject(value)) return false;
  for (const name in value) if (name !== '') return false;
  return true;
}

/** Far more than a report has of anything; reading millions of empty elements takes seconds. */
const longestList = 100_000;

/**
 * The only place where lists are normalized. A single element may appear without a list, several form a list, and
 * none may be missing, null, "", or {}: the same provider uses several of these in one document.
 * Throws `UnreadableReportError` (tooLarge).
 */
export function list(place: Place): readonly Place[] {
  if (!Array.isArray(place.value)) return isNothing(place.value) ? [] : [place];
  if (place.value.length > longestList) throw new UnreadableReportError('tooLarge');
  const places: Place[] = [];
  place.value.forEach((value: unknown, index) => {
    if (!isNothing(value)) places.push({ value, at: `${place.at}/${index}` });
  });
  return places;
}

/** `list` of a member. */
export function listOf(place: Place, name: string): readonly Place[] {
  return list(member(place, name));
}
