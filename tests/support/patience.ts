import { availableParallelism, loadavg } from 'node:os';

/**
 * How much slower than an idle machine this one is taken to be: CI's are up to four times slower and stand still between,
 * and elsewhere each process has a share of what is free when it starts. `CHECKS_AT_ONCE` is set by `npm test`.
 */
const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
const atOnce = Number(process.env['CHECKS_AT_ONCE'] ?? '1');
const slowness = isCi ? 30 : Math.min(30, Math.max(1, atOnce, (loadavg()[0] ?? 0) / availableParallelism()));
const limit = (seconds: number) => Math.ceil(seconds * 1_000 * slowness);

/**
 * When waiting is given up, in milliseconds. These end what hangs and judge no speed, which is for `npm run bench`. They
 * are short, so that what is red is told within seconds, and grow with how busy the machine is.
 */
export const patience = {
  /** A test with nothing but this process in it. */
  test: limit(10),
  /** A way through the running product: many steps. */
  journey: limit(60),
  /** What a page is to show, or the running product to say, next. */
  step: limit(4),
  /** What a process needs to start, and the demonstration to be written. */
  start: limit(60),
  /** What is looked at again and again until it holds. */
  eventually: limit(3),
} as const;
