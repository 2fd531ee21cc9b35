import { expect, it } from 'vitest';
import type { Item, Sentence } from '#credit/letters/letter.ts';
import { type Meanings, saysNew as saysNewGiven } from '#credit/letters/newFacts.ts';

const said = (rules: Item['rules'], ...grounds: readonly Sentence[]) => ({ rules, grounds });
const nothingKnown: Meanings = new Map();
const saysNew = (
  item: ReturnType<typeof said>,
  earlier: readonly ReturnType<typeof said>[],
  meanings = nothingKnown,
) => saysNewGiven(item, earlier, meanings);
const finding = (text: string): Sentence => ({ text, evidence: [] });
const clients = (text: string, id: string): Sentence => ({
  text,
  evidence: [{ bureau: null, field: 'confirmation', value: 'confirmed', at: `/confirmations/${id}` }],
});

it('is new: an error that no earlier letter named, or something the client says', () => {
  expect(saysNew(said(['B1', 'B2']), [said(['B1'])])).toBe(true);
  expect(saysNew(said(['B1'], clients('I paid this account.', '2')), [said(['B1'])])).toBe(true);
  expect(saysNew(said(['B1']), [])).toBe(true);
});

it('is not new: an error or statement of any earlier letter, with other values or confirmed again', () => {
  expect(saysNew(said(['B1'], finding('The balance is $20.')), [said(['B1'], finding('It is $10.'))])).toBe(
    false,
  );
  const before = [said(['B1']), said(['B2'], clients('I paid this account.', '1'))];
  expect(saysNew(said(['B2', 'B1'], clients('I paid this account.', '2')), before)).toBe(false);
  expect(saysNew(said([]), [said(['B1'])])).toBe(false);
});

it('is not new: what the client said before in other words, such as those to a furnisher, or of another balance', () => {
  const before = [said([], clients('$20. That is not what I owe.', '1'))];
  const worded = said([], clients('$30. That amount is incorrect.', '2'));
  const wrongBalance = '{"reason":"wrongBalance","right":null}';
  const meanings = (second: string) =>
    new Map([
      ['1', wrongBalance],
      ['2', second],
    ]);
  expect(saysNew(worded, before, meanings(wrongBalance))).toBe(false);
  expect(saysNew(worded, before, meanings('{"reason":"wrongBalance","right":1000}'))).toBe(true);
});
