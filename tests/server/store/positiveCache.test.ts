import { expect, it } from 'vitest';
import { PositiveCache } from '#server/store/positiveCache.ts';

function aMemory(answer: () => boolean | Promise<boolean>) {
  const yeses = new PositiveCache();
  let asked = 0;
  const ask = (key: string, now: number) =>
    yeses.ask(key, now, async () => {
      asked += 1;
      return answer();
    });
  return { yeses, ask, asked: () => asked };
}

it('believes a yes for five seconds, each by itself, and a no never', async () => {
  let answer = true;
  const { ask, asked } = aMemory(() => answer);
  expect([await ask('a', 1_000), await ask('a', 5_999), asked()]).toEqual([true, true, 1]);
  answer = false;
  expect([await ask('b', 5_999), await ask('a', 5_999), asked()]).toEqual([false, true, 2]);
  expect([await ask('a', 6_000), await ask('a', 6_000), asked()]).toEqual([false, false, 4]);
});

it('asks anew after a doubt, and does not believe what was read before it', async () => {
  const read = Promise.withResolvers<boolean>();
  const answers: (boolean | Promise<boolean>)[] = [true, read.promise, false];
  const { yeses, ask, asked } = aMemory(() => answers.shift() ?? false);
  expect(await ask('a', 0)).toBe(true);
  yeses.doubt();
  const early = ask('a', 0);
  yeses.doubt();
  read.resolve(true);
  expect([await early, await ask('a', 0), asked()]).toEqual([true, false, 3]);
});

it('forgets the oldest of more than five thousand', async () => {
  const { ask, asked } = aMemory(() => true);
  for (let one = 0; one <= 5_000; one += 1) await ask(String(one), 0);
  await ask('5000', 0);
  await ask('1', 0);
  expect(asked()).toBe(5_001);
  await ask('0', 0);
  expect(asked()).toBe(5_002);
});
