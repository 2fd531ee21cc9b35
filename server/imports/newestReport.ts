/** A report with the civil date it bears, if it does. */
interface Dated {
  readonly reportDate: string | null;
}

/**
 * By the dates the reports bear, the newest first; of two with one date the later import.
 * @param reports the newest import first
 */
export function newestFirst<R extends Dated>(reports: readonly R[]): R[] {
  const dated = ({ reportDate }: R) => reportDate ?? '';
  // Sorting keeps the order of imports among equals.
  return reports.toSorted((a, b) => (dated(a) === dated(b) ? 0 : dated(a) < dated(b) ? 1 : -1));
}

/** The first of them; null if there is none. */
export const newestOf = <R extends Dated>(reports: readonly R[]): R | null => newestFirst(reports)[0] ?? null;
