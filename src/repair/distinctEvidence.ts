import type { Evidence } from '#contract/grounds.ts';

/** Each value once, in order of first appearance: findings about several bureaus quote the same ones. */
export function distinctEvidence(evidence: readonly Evidence[]): readonly Evidence[] {
  const known = new Map(evidence.map((each) => [`${each.bureau ?? ''} ${each.field} ${each.value}`, each]));
  return [...known.values()];
}
