/** What is known about the test files of an area. */
export interface KnownTests {
  /** Number of imports between a test file and what it loads, by test file. */
  readonly distances: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Milliseconds of the test files that have run. */
  readonly milliseconds: ReadonlyMap<string, number>;
  /** Test files that have caught a mutant so far, with the mutant's file; the latest last. */
  readonly caught: readonly { readonly by: string; readonly file: string }[];
  /** The test files that run the mutant, where that is known. */
  readonly reaching?: ReadonlySet<string> | undefined;
}

/** More would take minutes for each mutant that survives, and the likeliest come first. */
export const mostTests = 15;

/** Estimated milliseconds of a test file that hasn't run yet. */
const usualTime = 500;

/** `server/store/clientLinks.ts` → `clientLinks`. */
const stem = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? '';

/**
 * The test files that load a source file, those likely to fail first: the one that caught another mutant of the file last, the
 * one with its name, then those that caught the most mutants for their duration, the nearest by imports, and the quickest: all that run the mutant, and `mostTests` where
 * nobody knows which do.
 */
export function testsFor(file: string, { distances, milliseconds, caught, reaching }: KnownTests): string[] {
  const last = caught.findLast((one) => one.file === file)?.by;
  const rank = (test: string): readonly number[] => {
    const time = milliseconds.get(test) ?? usualTime;
    const yielded = caught.filter(({ by }) => by === test).length / (time + usualTime);
    return [
      test === last ? 0 : 1,
      stem(test) === stem(file) ? 0 : 1,
      -yielded,
      distances.get(test)?.get(file) ?? 0,
      time,
    ];
  };
  const compared = (one: readonly number[], other: readonly number[]): number =>
    one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...distances.keys()]
    .filter((test) => reaching?.has(test) ?? distances.get(test)?.has(file))
    .map((test) => ({ test, rank: rank(test) }))
    .toSorted((one, other) => compared(one.rank, other.rank))
    .map(({ test }) => test)
    .slice(0, reaching === undefined ? mostTests : reaching.size);
}
