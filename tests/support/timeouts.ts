import { availableParallelism, loadavg } from 'node:os';

/**
 * How much slower this machine may be than an idle one. CI machines are up to four times slower, with pauses in
 * between; elsewhere, a process gets its share of what is free when it starts. `npm test` sets `CHECKS_AT_ONCE`.
 */
const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
const atOnce = Number(process.env['CHECKS_AT_ONCE'] ?? '1');
const slowness = isCi ? 30 : Math.min(30, Math.max(1, atOnce, (loadavg()[0] ?? 0) / availableParallelism()));
/** Seconds on an idle machine, and at most. */
const limit = (seconds: number, most: number) => Math.round(Math.min(seconds * slowness, most) * 1_000);

/**
 * When to give up waiting, in milliseconds. These limits stop what hangs and do not measure speed, which is for `npm
 * run bench`. They are short, so that a failure shows within seconds, and grow with the load of the machine, up to
 * what the slowest one needs.
 */
export const timeouts = {
  /**
   * A test with only this process in it. The limit stops tests that would never end; a failed assertion shows
   * immediately anyway.
   */
  test: limit(60, 240),
  /** A flow through the running product: many steps, each with a limit of its own. */
  journey: limit(180, 600),
  /** Until a page shows, or the running product prints, the next thing. */
  step: limit(4, 120),
  /** Until a process has started, and the demo data is written. */
  start: limit(60, 240),
  /** Until a condition that is checked repeatedly holds. */
  eventually: limit(3, 60),
} as const;
