import { describe, expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { decidedKey, repeatedItems, type EarlierSet } from '#server/generation/guards/repeatedItems.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const today = '2026-11-22';
const letter = aLetter();
const heading = 'HARBOR BANK ··6612';

/** The same letter with its item under another key, name, or number, as another report could give it. */
const renamed = (from: string, to: string, key = 'account:other'): Letter =>
  JSON.parse(JSON.stringify(letter).replaceAll('account:account', key).replaceAll(from, to)) as Letter;

const set = (values: Partial<EarlierSet> = {}): EarlierSet => ({
  sessionId: 'the-earlier-set',
  reportId: 'report',
  date: '2026-11-20',
  isSentToPrint: false,
  letters: [letter],
  decided: new Map(),
  ...values,
});
const repeated = (...earlier: readonly EarlierSet[]) =>
  repeatedItems([letter], earlier, { reportId: 'report', today });

it.each([
  [44, '2026-10-09', 1],
  [45, '2026-10-08', 1],
  [46, '2026-10-07', 0],
])('a letter of %i days ago (%s) may still be undecided: %i', (_, date, concerns) => {
  expect(repeated(set({ date }))).toHaveLength(concerns);
});

it('names the earlier set, whether it was mailed, and the items with their recipients', () => {
  expect(repeated(set({ isSentToPrint: true })).map(({ concern }) => concern)).toEqual([
    {
      kind: 'repeated',
      id: 'repeated:the-earlier-set',
      overruled: null,
      set: { sessionId: 'the-earlier-set', date: '2026-11-20', isSentToPrint: true },
      items: [{ recipient: 'Equifax', heading, decided: null }],
    },
  ]);
});

it('says how the recipient decided, and asks again once it has', () => {
  const verified = { as: 'verified', on: '2026-11-21' } as const;
  const [open] = repeated(set());
  const keys = letter.blocks.flatMap((block) => (block.kind === 'item' ? [block.item.key] : []));
  const known = new Map(keys.map((key) => [decidedKey('Equifax', key), verified]));
  const [decided] = repeated(set({ decided: known, date: '2026-06-01' }));
  expect(decided?.concern.items).toMatchObject([{ decided: verified }]);
  expect(open?.facts).not.toEqual(decided?.facts);
});

it('asks about each earlier set, the newest first', () => {
  const sets = [set({ sessionId: 'older', date: '2026-11-01' }), set({ sessionId: 'newer' })];
  expect(repeated(...sets).map(({ concern }) => concern.set.sessionId)).toEqual(['newer', 'older']);
});

it('the same item to another recipient is no repetition', () => {
  const elsewhere = { ...letter, destination: { ...letter.destination, id: 'Experian' } };
  expect(repeated(set({ letters: [elsewhere] }))).toEqual([]);
});

it('the same item to the same company at another address is one', () => {
  const company = { id: 'furnisher:harbor 1', kind: 'furnisher' as const, name: 'HARBOR BANK', lines: [] };
  const at = (id: string) => ({ ...letter, destination: { ...company, id } });
  const found = repeatedItems([at('furnisher:harbor 9')], [set({ letters: [at('furnisher:harbor 1')] })], {
    reportId: 'report',
    today,
  });
  expect(found).toHaveLength(1);
});

describe('in a letter about another report', () => {
  const other = (earlier: Letter) => repeated(set({ reportId: 'another', letters: [earlier] })).length;

  it.each([
    ['the same company and number, under another key', renamed('', ''), 1],
    ['the number masked otherwise', renamed('44006612', '4400XXXX'), 1],
    ['the name of the company abbreviated', renamed('HARBOR BANK', 'HARBOR BANK NA'), 1],
    ['another number', renamed('44006612', '55118800'), 0],
    ['another company', renamed('HARBOR BANK', 'LAKESIDE CREDIT UNION'), 0],
  ])('%s', (_, earlier, concerns) => {
    expect(other(earlier)).toBe(concerns);
  });

  it('an equal key means nothing', () => {
    expect(other(renamed('44006612', '55118800', 'account:account'))).toBe(0);
  });
});
