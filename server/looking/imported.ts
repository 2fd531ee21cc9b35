import { coverageOf } from '#credit/comparison/coverage.ts';
import { type Sighting, sightings } from '#credit/comparison/disputedItem.ts';
import { countNegatives, type NegativeChanges, negativeChanges } from '#credit/comparison/negativeChanges.ts';
import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import type { Report } from '#credit/report/model.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';

/** What a client's history says of a report that was imported. */
export interface SeenInImport {
  readonly isComplete: boolean;
  /** Negative accounts. */
  readonly negatives: number;
  /** Since the one before; null if there is none, or if it is another person's. */
  readonly changes: NegativeChanges | null;
}

export const seenInImport = (report: Report, before: Report | null): SeenInImport => ({
  isComplete: bureaus.every((bureau) => coverageOf(report, bureau).accounts),
  negatives: countNegatives(report),
  changes: before === null || ofDifferentPeople(before, report) ? null : negativeChanges(before, report),
});

export interface AskedItem {
  readonly bureau: Bureau;
  /** Such as `account:account-3`. */
  readonly key: string;
}

/**
 * What a report shows about items of letters from an earlier one, in the order of the items: null for what isn't compared. Null in
 * all if the earlier one is another person's.
 */
export function seenOfItems(
  report: Report,
  before: Report | null,
  { items }: { readonly items: readonly AskedItem[] },
): readonly (Sighting | null)[] | null {
  if (before === null || ofDifferentPeople(before, report)) return null;
  const seen = sightings(before, report);
  return items.map(({ bureau, key }) => seen(bureau, key));
}
