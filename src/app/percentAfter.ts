/**
 * The loading bar’s next percentage: 8 to 31 more, at most 100, and 0 after that. `random` is from 0 up to 1. The result
 * is whole, because 99.6 would show as 100 for two steps.
 */
export const percentAfter = (percent: number, random: number): number =>
  percent >= 100 ? 0 : Math.min(100, percent + 8 + Math.floor(random * 24));
