import { describe, expect, it } from 'vitest';
import { withChangedWords } from '#credit/letters/changedLetter.ts';
import { differencesBetween } from '#credit/letters/differences.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { ownWordsIn, withOtherWords, withOwnWords } from '#credit/letters/ownWords.ts';

const item = (change: Partial<Item> = {}): Item => ({
  key: 'account:account-1',
  heading: { text: 'FIRST BANK', evidence: [] },
  states: [],
  grounds: [{ text: 'The balances contradict each other.', evidence: [] }],
  asks: [{ text: 'Please verify the balance.', evidence: [] }],
  rules: [],
  ...change,
});
const words = 'I paid it in 2021';

describe('the client’s own words', () => {
  it('end an item, in quotation marks and with their source', () => {
    const { grounds } = withOwnWords(item(), `  ${words}\nby check. `);
    expect(grounds.map(({ text }) => text)).toEqual([
      'The balances contradict each other.',
      'I add, in my own words: “I paid it in 2021 by check.”',
    ]);
    expect(grounds[1]?.evidence).toEqual([
      {
        bureau: null,
        field: 'clientWords',
        value: 'I paid it in 2021 by check.',
        at: '/ownWords/account:account-1',
      },
    ]);
  });

  it('replace those that are there, and go without a trace', () => {
    const once = withOwnWords(item(), words);
    expect(ownWordsIn(once)).toBe(words);
    expect(ownWordsIn(withOwnWords(once, 'It was never mine.'))).toBe('It was never mine.');
    expect(withOwnWords(once, 'It was never mine.').grounds).toHaveLength(2);
    expect(withOwnWords(once, ' ')).toEqual(item());
  });

  it.each([
    ['now', `My statement: “${words}.”`],
    ['earlier', `My statement: “${words}”.`],
  ])('are replaced in the sentence of a later letter that was written %s', (_, text) => {
    const value = { bureau: null, field: 'clientWords', value: words, at: '/steps/0/added' } as const;
    const later = item({ grounds: [{ text, evidence: [value] }] });
    const { grounds } = withOtherWords(later, 'I closed it myself!');
    expect(grounds).toEqual([
      { text: 'My statement: “I closed it myself!”', evidence: [{ ...value, value: 'I closed it myself!' }] },
    ]);
  });

  it('that an earlier letter is quoted with stay as they were', () => {
    const value = {
      bureau: null,
      field: 'clientWords',
      value: words,
      at: '/ownWords/account:account-1',
    } as const;
    const quote = { text: `I wrote: “I add, in my own words: ‘${words}’.”`, evidence: [value] };
    const later = item({ grounds: [quote] });
    expect(ownWordsIn(later)).toBe('');
    expect(withOtherWords(later, 'Something else')).toEqual(later);
  });
});

const letter = (items: readonly Item[], more: Partial<Letter> = {}): Letter => ({
  id: 'equifax-accounts-1',
  destination: { id: 'Equifax', kind: 'bureau', name: 'Equifax', lines: [] },
  topic: 'accounts',
  date: '2026-11-21',
  sender: { name: 'Devon Sampleton', lines: ['410 Maple Ridge Rd', 'Springfield, IL 62704'], phone: null },
  identification: [],
  subject: { text: 'Dispute', evidence: [] },
  blocks: items.map((each, index) => ({ kind: 'item', number: index + 1, item: each })),
  exhibits: [],
  ...more,
});

describe('what changed', () => {
  it('is an item that is left out, a sentence that is gone or new, and anything around the items', () => {
    const other = item({ key: 'account:account-2', heading: { text: 'SECOND BANK', evidence: [] } });
    const before = letter([item(), other]);
    const after = letter([withOwnWords(item({ grounds: [] }), words)], {
      subject: { text: 'Request', evidence: [] },
    });
    expect(differencesBetween(before, after)).toEqual([
      { heading: '', isLeftOut: false, removed: ['Dispute'], added: ['Request'] },
      {
        heading: 'FIRST BANK',
        isLeftOut: false,
        removed: ['The balances contradict each other.'],
        added: [`I add, in my own words: “${words}.”`],
      },
      { heading: 'SECOND BANK', isLeftOut: true, removed: [], added: [] },
    ]);
  });

  it('is nothing if only the date is another', () => {
    expect(differencesBetween(letter([item()]), letter([item()], { date: '2026-11-22' }))).toEqual([]);
  });
});

it('a later letter with other words has the client’s present address and only their new words', () => {
  const value = { bureau: null, field: 'clientWords', value: words, at: '/steps/0/added' } as const;
  const before = letter([item({ grounds: [{ text: `My statement: “${words}”.`, evidence: [value] }] })], {
    purpose: 'statement',
  });
  const profile = {
    firstName: 'Devon',
    lastName: 'Sampleton',
    phone: null,
    ssn: null,
    dob: null,
    streetAddress: '9 New Road',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62704',
  };
  const after = withChangedWords(before, { words: { 'account:account-1': 'It is paid.' } }, profile);
  expect(after?.sender.lines).toEqual(['9 New Road', 'Springfield, IL 62704']);
  expect(after && differencesBetween(before, after).at(-1)).toEqual({
    heading: 'FIRST BANK',
    isLeftOut: false,
    removed: [`My statement: “${words}”.`],
    added: ['My statement: “It is paid.”'],
  });
});
