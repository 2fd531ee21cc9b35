import type { Report } from '../report/model.ts';

/**
 * What a rule about single lines needs to know of the whole report, computed once: computed for each line, it would
 * make the cost of a long report grow with the square of its length.
 */
export function perReport<T>(compute: (report: Report) => T): (report: Report) => T {
  const known = new WeakMap<Report, { readonly value: T }>();
  return (report) => {
    const found = known.get(report) ?? { value: compute(report) };
    known.set(report, found);
    return found.value;
  };
}
