import { expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { writeLetters } from '#server/generation/writeLetters.ts';
import type { Services } from '#server/services.ts';
import { createEveryTurn } from '#server/turns.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const whose = { accountId: 'account', profileId: 'profile' };
const letters = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
  aLetter({ id, subject: { text: id, evidence: [] } }),
);

/** Services whose typesetter finishes each letter when the test says so. */
function slowly() {
  const begun: string[] = [];
  const stored: string[] = [];
  const pending = new Map<string, PromiseWithResolvers<Uint8Array>>();
  const services = {
    turns: createEveryTurn(2),
    typesetter: {
      typeset: ({ id }: Letter) => {
        begun.push(id);
        const letter = Promise.withResolvers<Uint8Array>();
        pending.set(id, letter);
        return letter.promise;
      },
    },
    vault: { put: async (_: unknown, bytes: Uint8Array) => void stored.push(Buffer.from(bytes).toString()) },
  } as unknown as Services;
  return {
    services,
    begun,
    stored,
    finish: (id: string) => pending.get(id)?.resolve(Buffer.from(id)),
    fail: (id: string) => pending.get(id)?.reject(new Error(`${id} failed`)),
  };
}

const unstopped = new AbortController().signal;
const printed = (letter: Letter) => ({ page: letter, copies: [], enclosed: {} as never });

it('has several letters of a set typeset at once, and returns them in their order', async () => {
  const { services, begun, finish } = slowly();
  const written = writeLetters(services, whose, letters, printed, unstopped);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const [index, id] of ['c', 'a', 'b', 'd', 'e', 'f'].entries()) {
    finish(id);
    await expect.poll(() => begun.length).toBe(Math.min(6, index + 4));
  }
  expect((await written).map(({ subject }) => subject)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('begins no further letter after one failed, and ends when nothing more is written', async () => {
  const { services, begun, stored, finish, fail } = slowly();
  let ended = false;
  const written = writeLetters(services, whose, letters, printed, unstopped)
    .catch(String)
    .finally(() => {
      ended = true;
    });
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  fail('b');
  finish('a');
  await expect.poll(() => stored).toEqual(['a']);
  expect(ended).toBe(false);
  finish('c');
  expect(await written).toBe('Error: b failed');
  expect([begun, stored]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
});

it('begins no further letter after it was stopped', async () => {
  const { services, begun, finish } = slowly();
  const stop = new AbortController();
  const written = writeLetters(services, whose, letters, printed, stop.signal).catch(String);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  stop.abort(new Error('The client was deleted.'));
  for (const id of begun) finish(id);
  expect(await written).toBe('Error: The client was deleted.');
  expect(begun).toEqual(['a', 'b', 'c']);
});
