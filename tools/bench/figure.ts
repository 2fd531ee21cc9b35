/**
 * One measured figure. `ratio` is value / against, both measured in the same run: only ratios can be compared across
 * machines.
 */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The baseline, by name and in the same unit; null if there is nothing comparable. */
  readonly against: { readonly name: string; readonly value: number } | null;
}

export function print({ name, value, unit, against }: Figure): void {
  console.log(
    JSON.stringify({
      name,
      value: round(value),
      unit,
      against: against === null ? null : { name: against.name, value: round(against.value) },
      ratio: against === null || against.value === 0 ? null : round(value / against.value),
    }),
  );
}

const round = (value: number) => Number(value.toPrecision(4));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/**
 * Median milliseconds of two pieces of work run alternately (A B A B …), so that changes in the machine's speed
 * affect both equally.
 */
export async function inTurn(
  rounds: number,
  a: () => unknown,
  b: () => unknown,
): Promise<{ a: number; b: number }> {
  const times: { a: number[]; b: number[] } = { a: [], b: [] };
  for (let turn = -1; turn < rounds; turn++) {
    for (const [key, work] of [
      ['a', a],
      ['b', b],
    ] as const) {
      const begun = performance.now();
      await work();
      // The first round warms up.
      if (turn >= 0) times[key].push(performance.now() - begun);
    }
  }
  return { a: median(times.a), b: median(times.b) };
}
