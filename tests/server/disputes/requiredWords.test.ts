import { expect, it } from 'vitest';
import { citeConfirmation } from '#credit/letters/confirmed.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { type Denials, noDenials } from '#server/disputes/denials.ts';
import type { WithdrawnPoint } from '#disputes/corrections.ts';
import { requiringWords } from '#server/disputes/requiredWords.ts';
import { aDispute, aLetter } from '#tests/support/aDispute.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { aWrittenLetter } from '../store/builders.ts';

const item = 'account:account-1';
const letter = aWrittenLetter();
const arguing = (ground: Sentence): Letter => ({
  ...letter,
  blocks: letter.blocks.map((block) =>
    block.kind === 'item' ? { ...block, item: { ...block.item, grounds: [ground] } } : block,
  ),
});
const stated = {
  text: 'I paid this account.',
  evidence: [citeConfirmation({ id: 'paid', by: 'Ana Ruiz', on: '2026-01-05' })],
};
const withdrawn = { letter: 'a', item, statement: 'paid', on: '2026-02-01', isOnlyPoint: false };

it('requires words for a creditor only where the letter to the bureau had nothing to tell it, or no longer has', () => {
  const toCreditor = anOffer({ letter: 'a', item, purpose: 'creditorDirect', added: 'optional' });
  const statement = anOffer({ letter: 'a', item, purpose: 'procedure', added: 'none' });
  const dispute = aDispute({ letter: 'a', item });
  const standing = { letters: [aLetter({ id: 'a' })], disputes: [dispute] };
  const asked = (
    content: Letter,
    points: readonly WithdrawnPoint[] = [],
    left: Denials['left'] = (_, whole) => whole,
  ) =>
    requiringWords(
      [toCreditor, statement],
      [{ id: 'a', reportId: 'report', letter: content }],
      standing,
      points,
      { ...noDenials, left },
    ).map(({ added }) => added);
  expect(asked(letter)).toEqual(['required', 'none']);
  expect(asked(arguing(stated))).toEqual(['optional', 'none']);
  expect(asked(arguing(stated), [withdrawn])).toEqual(['required', 'none']);
  expect(asked(arguing({ text: 'It is closed.', evidence: [] }), [withdrawn])).toEqual(['optional', 'none']);
  expect(asked(arguing(stated), [], () => null)).toEqual(['required', 'none']);
});
