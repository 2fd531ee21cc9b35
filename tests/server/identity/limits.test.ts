import { expect, it } from 'vitest';
import { createAttemptLimit, type AttemptLimit } from '#server/identity/attemptLimit.ts';
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

/** An attempt that ends as soon as it may be made; returns how long it had to wait. */
async function attempt(limit: AttemptLimit, key: string, counts = true): Promise<number> {
  const wait = await limit.enter(key);
  if (wait === 0) limit.leave(key, counts);
  return wait;
}

it('counts attempts by the minute and by the hour, separately for each key', async () => {
  let at = 0;
  const limit = createAttemptLimit({ perMinute: 2, perHour: 3 }, () => new Date(at));
  const waits = [];
  for (const time of [0, 1_000, 2_000, 62_000, 63_000]) {
    at = time;
    waits.push(await attempt(limit, '192.0.2.1'));
  }
  expect(waits).toEqual([0, 0, 58_000, 0, 3_537_000]);
  expect(await limit.enter('192.0.2.2')).toBe(0);
});

it('never fills up with attempts that do not count', async () => {
  const limit = createAttemptLimit({ perMinute: 2, perHour: 2 }, () => new Date(0));
  for (let count = 0; count < 10; count += 1) expect(await attempt(limit, 'office', false)).toBe(0);
  expect(await attempt(limit, 'office')).toBe(0);
});

it('lets simultaneous attempts wait for earlier ones, and refuses only those that exceed the limit', async () => {
  const limit = createAttemptLimit({ perMinute: 2, perHour: 9 }, () => new Date(0));
  const ends: (() => void)[] = [];
  const seen: string[] = [];
  const begin = async (name: string, counts: boolean) => {
    const wait = await limit.enter('office');
    seen.push(`${name} ${wait}`);
    if (wait === 0) ends.push(() => limit.leave('office', counts));
  };
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => begin(name, name === 'a' || name === 'd'));
  await Promise.all(all.slice(0, 2));
  expect(seen).toEqual(['a 0', 'b 0']);
  // One that counts leaves room for one more at a time; one that does not count leaves room for the next in line.
  for (const place of [0, 1, 2, 3]) {
    await expect.poll(() => ends.length).toBeGreaterThan(place);
    ends[place]?.();
  }
  await Promise.all(all);
  expect(seen).toEqual(['a 0', 'b 0', 'c 0', 'd 0', 'e 60000']);
});

it('drops the least recently seen key if there are too many', async () => {
  const limit = createAttemptLimit({ perMinute: 1, perHour: 1 }, () => new Date(0));
  for (let count = 0; count <= 20_000; count += 1) await attempt(limit, `address-${count}`);
  expect(await limit.enter('address-0')).toBe(0);
  expect(await limit.enter('address-1')).toBeGreaterThan(0);
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
