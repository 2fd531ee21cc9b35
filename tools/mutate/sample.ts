import type { Random } from '../fuzz/random.ts';
import type { Kind, Mutant } from './mutant.ts';

function shuffled<T>(items: readonly T[], { below }: Random): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}

/**
 * Mutants drawn at random, with as equal a number of each kind as possible: the kinds take turns until `count` are
 * drawn or none is left. The same mutants and random numbers give the same sample.
 */
export function sampleOf(mutants: readonly Mutant[], count: number, random: Random): Mutant[] {
  const byKind = new Map<Kind, Mutant[]>();
  for (const mutant of shuffled(mutants, random))
    byKind.set(mutant.kind, [...(byKind.get(mutant.kind) ?? []), mutant]);
  const piles = [...byKind.keys()].toSorted().map((kind) => byKind.get(kind) ?? []);
  const drawn: Mutant[] = [];
  while (drawn.length < count && piles.some(({ length }) => length > 0))
    for (const pile of piles) drawn.push(...pile.splice(0, drawn.length < count ? 1 : 0));
  return drawn;
}
