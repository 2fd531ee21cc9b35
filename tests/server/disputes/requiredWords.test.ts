import { expect, it } from 'vitest';
import { requiringWords } from '#server/disputes/requiredWords.ts';
import { aDispute, aLetter } from '#tests/support/aDispute.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { aWrittenLetter } from '../store/builders.ts';

const item = 'account:account-1';
const letter = aWrittenLetter();
const argued = {
  ...letter,
  blocks: letter.blocks.map((block) =>
    block.kind === 'item'
      ? { ...block, item: { ...block.item, grounds: [{ text: 'I paid this account.', evidence: [] }] } }
      : block,
  ),
};

it('requires words for a creditor only where the letter to the bureau had nothing to tell it', () => {
  const toCreditor = anOffer({ letter: 'a', item, purpose: 'creditorDirect', added: 'optional' });
  const statement = anOffer({ letter: 'a', item, purpose: 'procedure', added: 'none' });
  const dispute = aDispute({ letter: 'a', item });
  const standing = { letters: [aLetter({ id: 'a' })], disputes: [dispute] };
  const asked = (content: typeof letter) =>
    requiringWords([toCreditor, statement], [{ id: 'a', reportId: 'report', letter: content }], standing).map(
      ({ added }) => added,
    );
  expect(asked(letter)).toEqual(['required', 'none']);
  expect(asked(argued)).toEqual(['optional', 'none']);
});
