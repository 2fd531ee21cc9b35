import { availableParallelism, loadavg } from 'node:os';

/**
 * How much slower this machine may be than an idle one. CI machines are up to four times slower, with standstills in between;
 * anywhere else a process gets its share of what is free when it starts. `npm test` sets `CHECKS_AT_ONCE`.
 */
const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
const atOnce = Number(process.env['CHECKS_AT_ONCE'] ?? '1');
const slowness = isCi ? 30 : Math.min(30, Math.max(1, atOnce, (loadavg()[0] ?? 0) / availableParallelism()));
/** Seconds on an idle machine, and at most. */
const limit = (seconds: number, most: number) => Math.min(seconds * slowness, most) * 1_000;

/**
 * When waiting is given up, in milliseconds. These end what hangs and judge no speed, which is for `npm run bench`. They
 * are short, so that a failure shows within seconds, and grow with the load of the machine, up to what the slowest needs.
 */
export const timeouts = {
  /** A test with nothing but this process in it. It ends what never would; a failed assertion shows at once anyway. */
  test: limit(60, 240),
  /** A way through the running product: many steps, each with a limit of its own. */
  journey: limit(180, 600),
  /** What a page is to show, or the running product to say, next. */
  step: limit(4, 120),
  /** What a process needs to start, and the demo data to be written. */
  start: limit(60, 240),
  /** What is checked again and again until it holds. */
  eventually: limit(3, 60),
} as const;
