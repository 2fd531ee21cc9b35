import { expect, it } from 'vitest';
import { noDenials } from '#server/disputes/denials.ts';
import { noLongerSaid } from '#server/disputes/statements.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const letter = aLetter();
const keys = letter.blocks.flatMap((block) => (block.kind === 'item' ? [block.item.key] : []));

it('a complaint leaves out each item about which a letter said something that the client denies', () => {
  const [first = '', second = ''] = keys;
  const isLeftOut = noLongerSaid([{ id: 'a', reportId: 'report', letter }], [], {
    ...noDenials,
    left: (reportId, item) => (reportId === 'report' && item.key === first ? { ...item, grounds: [] } : item),
  });
  expect(isLeftOut({ letter: 'a', item: first })).toBe(true);
  expect(isLeftOut({ letter: 'a', item: second })).toBe(false);
  expect(isLeftOut({ letter: 'b', item: first })).toBe(false);
});
