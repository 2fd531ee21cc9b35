/** What is known about the test files of an area. */
export interface KnownTests {
  /** Imports between a test file and what it loads, by test file. */
  readonly distances: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Milliseconds of each test file without a mutant. */
  readonly milliseconds: ReadonlyMap<string, number>;
  /** Test files that caught a mutant of a source file, the latest first. */
  readonly caught: ReadonlyMap<string, readonly string[]>;
}

/** `server/store/clientLinks.ts` → `clientLinks`. */
const stem = (path: string): string => path.split('/').at(-1)?.split('.')[0] ?? '';

/**
 * The test files that load a source file, those likely to fail first: the ones that caught another mutant of the file, the one
 * that has its name, then the nearest by imports and the quickest.
 */
export function testsFor(file: string, { distances, milliseconds, caught }: KnownTests): string[] {
  const before = caught.get(file) ?? [];
  const rank = (test: string): readonly number[] => [
    before.includes(test) ? before.indexOf(test) : before.length,
    stem(test) === stem(file) ? 0 : 1,
    distances.get(test)?.get(file) ?? 0,
    milliseconds.get(test) ?? 0,
  ];
  const compared = (one: readonly number[], other: readonly number[]): number =>
    one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return [...distances.keys()]
    .filter((test) => distances.get(test)?.has(file))
    .map((test) => ({ test, rank: rank(test) }))
    .toSorted((one, other) => compared(one.rank, other.rank))
    .map(({ test }) => test);
}
