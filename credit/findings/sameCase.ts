import { shownStart } from '#vocabulary/maskedNumbers.ts';
import type { PublicRecord } from '../report/model.ts';

/** Whether records filed in the same month can be one case: their references agree as far as both show them. */
export function isSameCase(one: PublicRecord, other: PublicRecord): boolean {
  const [a, b] = [shownStart(one.reference?.value ?? ''), shownStart(other.reference?.value ?? '')];
  return a === '' || b === '' || a.startsWith(b) || b.startsWith(a);
}
