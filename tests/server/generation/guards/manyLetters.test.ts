import { expect, it } from 'vitest';
import { withOverruling } from '#server/looking/planning/raised.ts';
import { manyLetters } from '#server/generation/guards/manyLetters.ts';

const to = (destinationId: string) => ({ destinationId, recipient: `${destinationId} Inc.` });

it('one letter to each recipient is what every set has', () => {
  expect(manyLetters([to('Equifax'), to('Experian')], [])).toBeNull();
  expect(manyLetters([to('Equifax')], [to('Experian'), to('Experian')])).toBeNull();
});

it('names the recipients of several letters, counting those of sets generated earlier that day', () => {
  const letters = [to('Equifax'), to('Experian'), to('Experian'), to('TransUnion')];
  expect(manyLetters(letters, [to('Equifax')])?.concern.recipients).toEqual([
    { name: 'Equifax Inc.', letters: 1, earlier: 1 },
    { name: 'Experian Inc.', letters: 2, earlier: 0 },
  ]);
});

it('asks again about more letters than were decided about, and about no fewer', () => {
  const set = (count: number) =>
    manyLetters(
      Array.from({ length: count }, () => to('Experian')),
      [],
    )!;
  const { concern, facts } = set(3);
  const decided = {
    concern: concern.id,
    facts,
    reason: 'mailedApart',
    note: '',
    by: 'Ana',
    at: '2026-11-22T10:00:00.000Z',
  } as const;
  const isOpen = (count: number) => withOverruling(set(count), [decided]).overruled === null;
  expect([2, 3, 4].map(isOpen)).toEqual([false, false, true]);
});
