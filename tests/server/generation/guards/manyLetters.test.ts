import { expect, it } from 'vitest';
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
