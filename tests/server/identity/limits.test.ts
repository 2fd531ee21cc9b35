import { expect, it } from 'vitest';
import { createAddressLimit } from '#server/identity/addressLimit.ts';
import { createGate, GateFull } from '#server/identity/gate.ts';
import { delayAfter, wholeMinutes } from '#server/identity/slowing.ts';

it('doubles the wait from the tenth failure on, up to five minutes', () => {
  const seconds = [0, 9, 10, 11, 12, 15, 16, 17, 500].map((failures) => delayAfter(failures) / 1_000);
  expect(seconds).toEqual([0, 0, 4, 8, 16, 128, 256, 300, 300]);
  expect([1, 60_000, 60_001].map(wholeMinutes)).toEqual([1, 1, 2]);
});

it('counts an address by the minute and by the hour', () => {
  let at = 0;
  const limit = createAddressLimit({ perMinute: 2, perHour: 3 }, () => new Date(at));
  const waits = [0, 1_000, 2_000, 62_000, 63_000].map((time) => {
    at = time;
    const wait = limit.wait('192.0.2.1');
    if (wait === 0) limit.count('192.0.2.1');
    return wait;
  });
  expect(waits).toEqual([0, 0, 58_000, 0, 3_537_000]);
  expect(limit.wait('192.0.2.2')).toBe(0);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('counts %s and %s as one holder: %s', (one, other, together) => {
  const limit = createAddressLimit({ perMinute: 1, perHour: 1 }, () => new Date(0));
  limit.count(one);
  expect(limit.wait(other) > 0).toBe(together);
});

it('forgets the address unseen longest when too many come', () => {
  const limit = createAddressLimit({ perMinute: 1, perHour: 1 }, () => new Date(0));
  for (let count = 0; count <= 20_000; count += 1) limit.count(`address-${count}`);
  expect(limit.wait('address-0')).toBe(0);
  expect(limit.wait('address-1')).toBeGreaterThan(0);
});

it('lets a few through at once, the others in their order, and turns a crowd away', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2 });
  const seen: string[] = [];
  const opens: (() => void)[] = [];
  const work = (name: string) => async () => {
    seen.push(name);
    await new Promise<void>((resolve) => opens.push(resolve));
    return name;
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => gate(work(name)));
  await expect(gate(work('e'))).rejects.toBeInstanceOf(GateFull);
  expect(seen).toEqual(['a', 'b']);
  for (const [place] of all.entries()) {
    await expect.poll(() => opens.length).toBeGreaterThan(place);
    opens[place]?.();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place of work that failed to the next', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 });
  await expect(gate(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await expect(gate(() => Promise.resolve('next'))).resolves.toBe('next');
});
