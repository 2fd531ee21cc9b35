import { expect, it } from 'vitest';
import { createTurns, type TurnLimits } from '#server/turns.ts';

/** Work that ends when the test says so. `done` lists it in the order in which it was started. */
function aWorkshop(limits: TurnLimits) {
  const turns = createTurns(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (account: string, name: string, signal?: AbortSignal) =>
    turns.take(
      account,
      () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      signal,
    );
  /** Ends what is running, and waits until what follows has started. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { ask, end, started };
}

it('serves accounts in turn, however much one of them waits for', async () => {
  const { ask, end, started } = aWorkshop({ atOnce: 1, perAccount: 1 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name.charAt(0), name));
  await new Promise(setImmediate);
  for (let turn = 0; turn < all.length; turn += 1) await end(started[turn] ?? '');
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

it('starts the work of another account at once, while one waits for its own', async () => {
  const { ask, end, started } = aWorkshop({ atOnce: 3, perAccount: 2 });
  const all = Array.from({ length: 40 }, (_, index) => ask('large', `large ${index}`));
  await new Promise(setImmediate);
  expect(started).toEqual(['large 0', 'large 1']);
  const small = ask('small', 'small');
  await new Promise(setImmediate);
  expect(started).toEqual(['large 0', 'large 1', 'small']);
  await end('small');
  expect(await small).toBe('small');
  // One account alone never takes the place that is kept for others.
  expect(started).toHaveLength(3);
  for (let turn = 0; turn < 41; turn += 1) await end(started[turn] ?? '');
  expect(await Promise.all(all)).toHaveLength(40);
});

it('refuses what an account may no longer wait for, and takes it once there is room', async () => {
  const { ask, end, started } = aWorkshop({ atOnce: 2, perAccount: 1, mostWaiting: 1 });
  const [first, second] = [ask('a', 'a1'), ask('a', 'a2')];
  await expect(ask('a', 'a3')).rejects.toThrow('busy');
  const others = ask('b', 'b1');
  await end('a1');
  const third = ask('a', 'a3');
  for (const name of ['a2', 'a3', 'b1']) await end(name);
  expect(await Promise.all([first, second, third, others])).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('passes on the place of work that failed', async () => {
  const { ask, end } = aWorkshop({ atOnce: 1, perAccount: 1 });
  const turns = createTurns({ atOnce: 1, perAccount: 1 });
  await expect(turns.take('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await expect(turns.take('a', () => Promise.resolve('next'))).resolves.toBe('next');
  const asked = ask('a', 'a1');
  await new Promise(setImmediate);
  await end('a1');
  expect(await asked).toBe('a1');
});

it('forgets those who stop waiting', async () => {
  const { ask, end, started } = aWorkshop({ atOnce: 1, perAccount: 1 });
  const gone = new AbortController();
  const first = ask('a', 'a1');
  const second = ask('a', 'a2', gone.signal);
  const third = ask('b', 'b1');
  await new Promise(setImmediate);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(ask('a', 'a3', gone.signal)).rejects.toThrow('gone');
  await end('a1');
  await end('b1');
  await Promise.all([first, third]);
  expect(started).toEqual(['a1', 'b1']);
});
