/**
 * Comparing many records with many others without comparing all with all. Only records under a common key are compared, so
 * that a long report costs in proportion to its length; and a key's first records stand for the rest, so that a hostile
 * one, all of whose records are alike, costs no more.
 */

/** No person has as many lines, inquiries or court records that begin alike. */
export const comparable = 50;
/** One record is not said to repeat more than so many others. */
export const mostNamed = 5;

/** The first records under each key, in their order. */
export function groupByKey<T>(
  records: readonly T[],
  keysOf: (record: T) => readonly string[],
): (key: string) => readonly T[] {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    for (const key of new Set(keysOf(record))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [record]);
      else if (group.length < comparable) group.push(record);
    }
  }
  return (key) => groups.get(key) ?? [];
}

/** The first records that fulfil a condition, no more than are named. */
export function firstOf<T>(records: readonly T[], fulfils: (record: T) => boolean): readonly T[] {
  const found: T[] = [];
  for (const record of records) {
    if (found.length === mostNamed) break;
    if (fulfils(record)) found.push(record);
  }
  return found;
}
