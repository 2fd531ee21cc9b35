/**
 * When waiting is given up, in milliseconds. These end what hangs, and judge no speed, which is for `npm run bench`: a
 * machine that shares its processors is four times slower by spells and stands still between, so each lies far beyond the
 * slowest that was seen on one.
 */
export const patience = {
  /** A test with nothing but this process in it. */
  test: 120_000,
  /** A way through the running product. */
  journey: 420_000,
  /** What a page is to show, or the running product to say, next. */
  step: 120_000,
  /** What a process needs to start, and the demonstration to be written. */
  start: 240_000,
  /** What is looked at again and again until it holds. */
  eventually: 60_000,
} as const;
