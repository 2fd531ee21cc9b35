import type { CountedAs } from './units.ts';

/** Below this, a rate says more than the figures do. */
export const fewestForRate = 20;
/** The 97.5th percentile of the normal distribution: 95 of 100 intervals contain the true rate. */
const z = 1.959964;

export interface Rate {
  /** Shares of 1. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A rate with its 95% interval by Wilson (1927), which is honest for few cases and for rates near 0 and 1; null below 20
 * decided.
 */
export function rateOf(successes: number, decided: number): Rate | null {
  if (decided < fewestForRate) return null;
  const rate = successes / decided;
  const spread = z * Math.sqrt((rate * (1 - rate)) / decided + z ** 2 / (4 * decided ** 2));
  const [middle, scale] = [rate + z ** 2 / (2 * decided), 1 + z ** 2 / decided];
  return { rate, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

const decided: readonly CountedAs[] = [
  'deleted',
  'corrected',
  'partlyCorrected',
  'verified',
  'refused',
  'reappeared',
];

/** How many of the counted disputes were decided: the denominator of every rate. */
export const decidedOf = (counts: Readonly<Partial<Record<CountedAs, number>>>): number =>
  decided.reduce((sum, as) => sum + (counts[as] ?? 0), 0);

/** The median of values of which each occurs some times; null for none. Of an even number, the mean of the middle two. */
export function medianOf(occurrences: readonly (readonly [value: number, times: number])[]): number | null {
  const sorted = occurrences.toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return null;
  const at = (position: number): number => {
    let passed = 0;
    for (const [value, times] of sorted) {
      passed += times;
      if (position < passed) return value;
    }
    return Number.NaN;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
