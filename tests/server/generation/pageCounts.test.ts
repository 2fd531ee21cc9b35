import { expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { createPageCounts } from '#server/generation/pageCounts.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const letter = aLetter();
const other: Letter = { ...letter, date: '2026-11-22' };
const signal = new AbortController().signal;
const card = { title: 'Copy of my card', type: 'image/png' as const, bytes: new Uint8Array([1, 2, 3]) };

/** Counts in which the typesetter makes as many pages as it was asked before. */
function counts(limit?: number) {
  let typeset = 0;
  const pages = createPageCounts(
    {
      typeset: () => {
        typeset += 1;
        return Promise.resolve(Buffer.from('/Type /Page '.repeat(typeset)));
      },
    },
    limit,
  );
  return (one: Letter, enclosed: readonly (typeof card)[] = []) => pages(one, enclosed, signal);
}

it('typesets a letter once, and again if its text or what it encloses changes', async () => {
  const pages = counts();
  expect([await pages(letter), await pages(letter)]).toEqual([1, 1]);
  expect([await pages(other), await pages(other)]).toEqual([2, 2]);
  expect(await pages(letter, [card])).toBe(3);
  expect(await pages(letter, [{ ...card, bytes: new Uint8Array([1, 2, 4]) }])).toBe(4);
  expect(await pages(letter)).toBe(1);
});

it('forgets the oldest when it remembers enough', async () => {
  const pages = counts(1);
  expect([await pages(letter), await pages(other), await pages(letter)]).toEqual([1, 2, 3]);
});

it('remembers no failure', async () => {
  let fails = true;
  const pages = createPageCounts({
    typeset: () =>
      fails ? Promise.reject(new Error('crashed')) : Promise.resolve(Buffer.from('/Type /Page')),
  });
  await expect(pages(letter, [], signal)).rejects.toThrow('crashed');
  fails = false;
  expect(await pages(letter, [], signal)).toBe(1);
});
