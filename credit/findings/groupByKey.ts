/**
 * Compares many records with many others without comparing every pair. Only records with a common key are compared,
 * so the cost of a long report is proportional to its length. Only the first records of a key are compared, so a
 * malicious report whose records are all alike costs no more.
 */

/** No real person has this many lines, inquiries, or court records with the same beginning. */
export const comparable = 50;
/** Maximum number of records that one record is said to repeat. */
export const mostNamed = 5;

/** The first records for each key, in order. */
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

/** The first records that meet a condition, at most as many as are named. */
export function firstOf<T>(records: readonly T[], fulfils: (record: T) => boolean): readonly T[] {
  const found: T[] = [];
  for (const record of records) {
    if (found.length === mostNamed) break;
    if (fulfils(record)) found.push(record);
  }
  return found;
}
