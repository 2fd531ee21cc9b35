import { isObject, list, type Place } from './place.ts';

/**
 * The first element with that name at any depth: web services and resellers wrap the response in envelopes of their
 * own.
 */
export function elementNamed(place: Place, name: string): Place | null {
  if (!isObject(place.value)) return null;
  for (const [key, value] of Object.entries(place.value)) {
    for (const child of list({ value, at: `${place.at}/${key}` })) {
      if (key === name) return child;
      const found = elementNamed(child, name);
      if (found) return found;
    }
  }
  return null;
}
