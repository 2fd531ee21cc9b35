import { bySurest, type Confidence } from './confidence.ts';

/**
 * Findings of one account or item as people count them: what one rule finds at several bureaus is one. The surest comes first, in a
 * group and among them.
 */
export function groupedByRule<T extends { readonly rule: string; readonly confidence: Confidence }>(
  findings: readonly T[],
): readonly (readonly [T, ...T[]])[] {
  return [...Map.groupBy(findings.toSorted(bySurest), ({ rule }) => rule).values()].flatMap(
    ([first, ...more]) => (first === undefined ? [] : [[first, ...more] as const]),
  );
}
