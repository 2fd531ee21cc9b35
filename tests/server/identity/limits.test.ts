import { expect, it } from 'vitest';
import {
  createAttemptLimit,
  type AttemptLimit,
  type AttemptLimitOptions,
} from '#server/identity/attemptLimit.ts';
import { createConcurrencyLimit, QueueFull } from '#server/identity/embedded/concurrencyLimit.ts';
import { delayAfter, wholeMinutes } from '#server/identity/embedded/signInBackoff.ts';

it('doubles the wait from the fifth failure on, up to ten minutes', () => {
  const seconds = [0, 4, 5, 6, 7, 8, 9, 10, 500].map((failures) => delayAfter(failures) / 1_000);
  expect(seconds).toEqual([0, 0, 30, 60, 120, 240, 480, 600, 600]);
  expect([1, 60_000, 60_001].map(wholeMinutes)).toEqual([1, 1, 2]);
});

it('allows 14 guesses at one account in any hour, however they are spread over addresses', () => {
  const guesses = [0];
  for (let failures = 1; failures < 100; failures += 1)
    guesses.push((guesses.at(-1) ?? 0) + delayAfter(failures));
  const within = (from: number) => guesses.filter((at) => at >= from && at < from + 60 * 60_000).length;
  expect(Math.max(...guesses.slice(0, 80).map(within))).toBe(14);
});

/** What limits remember, in memory; tests/server/store/limits.test.ts has them share a database. */
function remembering(): AttemptLimitOptions['attempts'] {
  const states = new Map<string, string>();
  return {
    find: async (key) => states.get(key) ?? null,
    async change(key, decide) {
      const { state, result } = decide(states.get(key) ?? null);
      states.set(key, state);
      return result;
    },
  };
}

const aLimit = (allowance: AttemptLimitOptions['allowance'], now: () => number = () => 0): AttemptLimit =>
  createAttemptLimit({ attempts: remembering(), name: 'test', allowance, now: () => new Date(now()) });

/** An attempt that ends as soon as it may be made; returns how long it had to wait. */
async function attempt(limit: AttemptLimit, key: string, counts = true): Promise<number> {
  const { wait, leave } = await limit.enter(key);
  await leave(counts);
  return wait;
}

it('counts attempts by the minute and by the hour, separately for each key', async () => {
  let at = 0;
  const limit = aLimit({ perMinute: 2, perHour: 3 }, () => at);
  const waits = [];
  for (const time of [0, 1_000, 2_000, 62_000, 63_000]) {
    at = time;
    waits.push(await attempt(limit, '192.0.2.1'));
  }
  expect(waits).toEqual([0, 0, 58_000, 0, 3_537_000]);
  expect(await attempt(limit, '192.0.2.2')).toBe(0);
});

it('never fills up with attempts that do not count', async () => {
  const limit = aLimit({ perMinute: 2, perHour: 2 });
  for (let count = 0; count < 10; count += 1) expect(await attempt(limit, 'office', false)).toBe(0);
  expect(await attempt(limit, 'office')).toBe(0);
});

it('lets simultaneous attempts wait for earlier ones, and refuses only those that exceed the limit', async () => {
  const limit = aLimit({ perMinute: 2, perHour: 9 });
  const ends: (() => void)[] = [];
  const waits: number[] = [];
  const begin = async (counts: boolean) => {
    const { wait, leave } = await limit.enter('office');
    waits.push(wait);
    if (wait === 0) ends.push(() => void leave(counts));
  };
  const all = [begin(true), begin(false)];
  await Promise.all(all);
  all.push(begin(false), begin(true), begin(true));
  expect(waits).toEqual([0, 0]);
  // One that counts leaves room for one more at a time; one that does not count leaves room for the next in line.
  for (const place of [0, 1, 2, 3]) {
    await expect.poll(() => ends.length).toBeGreaterThan(place);
    ends[place]?.();
  }
  await Promise.all(all);
  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 60_000]);
});

it('gives the place of an attempt whose process died to the next one', async () => {
  let at = 0;
  const limit = aLimit({ perMinute: 1, perHour: 1 }, () => at);
  expect((await limit.enter('office')).wait).toBe(0);
  at = 30_000;
  expect(await attempt(limit, 'office')).toBe(0);
});

it('lets a few through at once, queues others in order, and refuses the rest', async () => {
  const gate = createConcurrencyLimit({ atOnce: 2, waiting: 2 });
  const seen: string[] = [];
  const opens: (() => void)[] = [];
  const work = (name: string) => async () => {
    seen.push(name);
    await new Promise<void>((resolve) => opens.push(resolve));
    return name;
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => gate(work(name)));
  await expect(gate(work('e'))).rejects.toBeInstanceOf(QueueFull);
  expect(seen).toEqual(['a', 'b']);
  for (const [place] of all.entries()) {
    await expect.poll(() => opens.length).toBeGreaterThan(place);
    opens[place]?.();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

it('passes the slot of failed work to the next in line', async () => {
  const gate = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  await expect(gate(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await expect(gate(() => Promise.resolve('next'))).resolves.toBe('next');
});
