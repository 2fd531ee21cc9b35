import { expect, it } from 'vitest';
import { PositiveCache } from '#server/store/positiveCache.ts';

function createAsk(answer: () => boolean | Promise<boolean>) {
  const cache = new PositiveCache();
  let asked = 0;
  const ask = (key: string, now: number) =>
    cache.ask(key, now, async () => {
      asked += 1;
      return answer();
    });
  return { cache, ask, asked: () => asked };
}

it('caches each yes for five seconds, and never a no', async () => {
  let answer = true;
  const { ask, asked } = createAsk(() => answer);
  expect([await ask('a', 1_000), await ask('a', 5_999), asked()]).toEqual([true, true, 1]);
  answer = false;
  expect([await ask('b', 5_999), await ask('a', 5_999), asked()]).toEqual([false, true, 2]);
  expect([await ask('a', 6_000), await ask('a', 6_000), asked()]).toEqual([false, false, 4]);
});

it('asks again after an invalidation, and does not cache what was read before it', async () => {
  const read = Promise.withResolvers<boolean>();
  const answers: (boolean | Promise<boolean>)[] = [true, read.promise, false];
  const { cache, ask, asked } = createAsk(() => answers.shift() ?? false);
  expect(await ask('a', 0)).toBe(true);
  cache.invalidate();
  const early = ask('a', 0);
  cache.invalidate();
  read.resolve(true);
  expect([await early, await ask('a', 0), asked()]).toEqual([true, false, 3]);
});

it('drops the oldest of more than 5,000 entries', async () => {
  const { ask, asked } = createAsk(() => true);
  for (let one = 0; one <= 5_000; one += 1) await ask(String(one), 0);
  await ask('5000', 0);
  await ask('1', 0);
  expect(asked()).toBe(5_001);
  await ask('0', 0);
  expect(asked()).toBe(5_002);
});
