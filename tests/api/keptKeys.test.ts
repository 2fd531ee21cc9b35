import { expect, it } from 'vitest';
import { CallError } from '#contract/failures.ts';
import { type KeptKeys, underKey } from '#src/api/keptKeys.ts';

/** The keys of attempts that end one after the other as given. */
async function keysOf(asked: readonly string[], ends: readonly (Error | null)[]): Promise<string[]> {
  const kept: KeptKeys = new Map();
  const used: string[] = [];
  for (const [place, end] of ends.entries())
    await underKey(kept, asked[place] ?? '', async (key) => {
      used.push(key);
      if (end !== null) throw end;
    }).catch(() => undefined);
  return used;
}

it.each([
  ['the connection is lost', new TypeError('Failed to fetch')],
  ['the server takes too long', Object.assign(new Error('too slow'), { name: 'TimeoutError' })],
  ['the server stops', new CallError('unavailable')],
])('sends the same request under the same key again after %s', async (_, error) => {
  const [first, second] = await keysOf(['a', 'a'], [error, null]);
  expect(second).toBe(first);
});

it.each([
  ['an answer', null],
  ['a refusal', new CallError('providerBilling')],
])('sends the same request under a new key after %s', async (_, end) => {
  const [first, second] = await keysOf(['a', 'a'], [end, null]);
  expect(second).not.toBe(first);
});

it('sends another request under another key, and keeps that of the first', async () => {
  const lost = new TypeError('Failed to fetch');
  const [first, other, again] = await keysOf(['a', 'b', 'a'], [lost, lost, null]);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});
