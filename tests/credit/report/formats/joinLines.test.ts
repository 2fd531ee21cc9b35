import { describe, expect, it } from 'vitest';
import { blankTradeline } from '#credit/report/formats/reading/emptyTradeline.ts';
import { joinLines } from '#credit/report/formats/reading/joinLines.ts';
import { codeNamed, designators, openClosed } from '#credit/report/formats/reading/words.ts';
import type { Tradeline } from '#credit/report/model.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

interface Facts {
  readonly number?: string;
  readonly name?: string;
  readonly opened?: string;
  readonly payment?: number;
  readonly balance?: number;
  readonly high?: number;
  readonly limit?: number;
  readonly kind?: Tradeline['kind'];
  readonly open?: 'Open' | 'Closed';
  readonly designator?: string;
}
const field = <T>(value: T | undefined) => (value === undefined ? null : { value, at: '/x' });
const line = (bureau: Bureau, facts: Facts): Tradeline => ({
  ...blankTradeline(bureau, '/x'),
  creditorName: field(facts.name ?? 'FIRST BANK'),
  accountNumber: field(facts.number),
  dateOpened: field(facts.opened),
  monthlyPayment: field(facts.payment),
  balance: field(facts.balance),
  highBalance: field(facts.high),
  creditLimit: field(facts.limit),
  kind: facts.kind ?? 'unknown',
  openClosed: codeNamed(field(facts.open), openClosed),
  designator: codeNamed(field(facts.designator), designators),
});
const sizes = (...lines: Tradeline[]): number[] => joinLines(lines).map((group) => group.length);

it('joins names that one bureau writes with accents', () => {
  const facts = { number: '41111111', opened: '2015-11-29', balance: 1240_55 };
  expect(
    sizes(
      line('TransUnion', { ...facts, name: 'ZÜRICH CARD' }),
      line('Experian', { ...facts, name: 'ZURICH CARD' }),
    ),
  ).toEqual([2]);
});

describe('two bureaus show the same account', () => {
  it.each<[string, Facts, Facts, number[]]>([
    [
      'number and month of opening agree, one masked',
      { number: '517800412233****', opened: '2019-06-11' },
      { number: '5178 0041 2233', opened: '2019-06-01' },
      [2],
    ],
    [
      'the number agrees, the month does not',
      { number: '517800412233', opened: '2019-06-11' },
      { number: '517800412233', opened: '2019-07-11' },
      [1, 1],
    ],
    [
      'five characters and two amounts',
      { number: '51780****', payment: 1, balance: 2 },
      { number: '517809', payment: 1, balance: 2 },
      [2],
    ],
    [
      'five characters and one amount',
      { number: '51780****', payment: 1 },
      { number: '51780', payment: 1 },
      [1, 1],
    ],
    [
      'a mask leaves four, and the name agrees',
      { number: '5178****', payment: 1, balance: 2 },
      { number: '517809', payment: 1, balance: 2 },
      [2],
    ],
    [
      'a mask leaves four, and the name differs',
      { number: '5178****', payment: 1, balance: 2 },
      { number: '517809', payment: 1, balance: 2, name: 'SECOND BANK' },
      [1, 1],
    ],
    [
      'the fifth character differs',
      { number: '51780', payment: 1, balance: 2 },
      { number: '51781', payment: 1, balance: 2 },
      [1, 1],
    ],
    [
      'four facts without any number',
      { opened: '2020-01-01', payment: 1, balance: 2, high: 3 },
      { opened: '2020-01-31', payment: 1, balance: 2, high: 3, limit: 4 },
      [2],
    ],
    [
      'three facts without any number',
      { opened: '2020-01-01', payment: 1, balance: 2 },
      { opened: '2020-01-01', payment: 1, balance: 2 },
      [1, 1],
    ],
    ['nothing at all', {}, {}, [1, 1]],
    [
      'the number and the month agree, the creditor does not: the loan was transferred',
      { number: '70019922341', opened: '2015-08-24', name: 'FED STUDENT SERVICING', open: 'Closed' },
      { number: '70019922341', opened: '2015-08-24', name: 'PRIME LOAN SERVICING', open: 'Open' },
      [1, 1],
    ],
    [
      'the second word tells companies apart whose first word is common',
      { number: '70019922341', opened: '2015-08-24', name: 'FIRST BANK' },
      { number: '70019922341', opened: '2015-08-24', name: 'FIRST PREMIER' },
      [1, 1],
    ],
    [
      'the creditor is shortened',
      { number: '70019922341', opened: '2015-08-24', name: "NEIGHBOR'S CU" },
      { number: '70019922341', opened: '2015-08-24', name: 'NEIGHBORS CREDIT UNION' },
      [2],
    ],
    [
      'one line does not name the creditor',
      { number: '70019922341', opened: '2015-08-24', name: '' },
      { number: '70019922341', opened: '2015-08-24', name: 'FED STUDENT SERVICING' },
      [2],
    ],
    [
      'a debt and its collection',
      { number: '70019922341', opened: '2015-08-24', kind: 'granted', balance: 5 },
      { number: '70019922341', opened: '2015-08-24', kind: 'collection', balance: 5 },
      [1, 1],
    ],
    [
      'a replaced card shows the same start of its number as the closed one',
      { number: '4400****', opened: '2018-03-14', limit: 5, balance: 1840, open: 'Open' },
      { number: '4400****', opened: '2018-03-14', limit: 5, open: 'Closed' },
      [1, 1],
    ],
    [
      'a long number agrees, and one bureau has not closed the account',
      { number: '440066120987****', opened: '2018-03-14', limit: 5, balance: 1840, open: 'Open' },
      { number: '440066120987', opened: '2018-03-14', limit: 5, open: 'Closed' },
      [2],
    ],
    [
      'a long number and two amounts agree, the month does not',
      { number: '440066120987****', opened: '2018-03-14', limit: 5, high: 1840 },
      { number: '440066120987', opened: '2019-03-14', limit: 5, high: 1840 },
      [2],
    ],
    [
      'the start of the number and two amounts agree, the month does not: the next loan of one lender',
      { number: '44006****', opened: '2018-03-14', payment: 50, high: 1840 },
      { number: '44006****', opened: '2019-03-14', payment: 50, high: 1840 },
      [1, 1],
    ],
    [
      'amounts of zero are no facts',
      { number: '51780****', payment: 0, balance: 0, limit: 0 },
      { number: '517809', payment: 0, balance: 0, limit: 0 },
      [1, 1],
    ],
  ])('%s', (_, one, other, groups) => {
    expect(sizes(line('TransUnion', one), line('Equifax', other))).toEqual(groups);
    expect(sizes(line('Experian', other), line('TransUnion', one))).toEqual(groups);
  });
});

it('never puts two lines of one bureau into one account', () => {
  const facts = { number: '517800412233', opened: '2019-06-11', payment: 1, balance: 2 };
  expect(
    sizes(
      line('TransUnion', facts),
      line('TransUnion', facts),
      line('Experian', facts),
      line('Equifax', facts),
    ),
  ).toEqual([3, 1]);
});

describe('numbers are masked in different places', () => {
  const debt = { opened: '2020-03-14', high: 1840, balance: 1840 };
  const one = { ...debt, number: '44006612****' };
  const other = { ...debt, opened: '2020-03-01', number: '********0987' };

  it.each<[string, Facts, Facts, number[]]>([
    ['both show only the end', { ...other, balance: 1, high: 2 }, { ...other, number: 'XXXX0987' }, [2]],
    ['the end that one shows ends the other’s whole number', other, { ...debt, number: '440066120987' }, [2]],
    ['both show only the end, and it differs', other, { ...other, number: '********0988' }, [1, 1]],
    [
      'the starts agree, and the ends differ',
      { ...debt, number: '4400****0987', high: 2 },
      { ...debt, number: '4400****1111' },
      [1, 1],
    ],
    ['one shows the start, the other the end; month, high credit, and balance agree', one, other, [2]],
    ['the same, and the high credit differs', { ...one, limit: 5 }, { ...other, limit: 5, high: 1 }, [1, 1]],
    ['the same, and only the high credit agrees', one, { ...other, balance: 0 }, [1, 1]],
    ['the same, and the month differs', one, { ...other, opened: '2020-04-01' }, [1, 1]],
    ['the same, at another company', one, { ...other, name: 'SECOND BANK' }, [1, 1]],
    ['the same, and one names no company', one, { ...other, name: '' }, [1, 1]],
    ['the same, open and closed', { ...one, open: 'Open' }, { ...other, open: 'Closed' }, [1, 1]],
  ])('%s', (_, first, second, expected) => {
    expect(sizes(line('TransUnion', first), line('Experian', second))).toEqual(expected);
    expect(sizes(line('TransUnion', second), line('Experian', first))).toEqual(expected);
  });

  it('of two accounts that fit equally, none is joined', () => {
    expect(
      sizes(line('TransUnion', one), line('Experian', other), line('Experian', { ...other, limit: 9 })),
    ).toEqual([1, 1, 1]);
  });
});

describe('several accounts match', () => {
  const loan = { number: '70019922341', opened: '2015-08-24', name: 'FED STUDENT SERVICING' };
  const balances = (...lines: Tradeline[]) =>
    joinLines(lines).map((group) => group.map(({ balance }) => balance?.value ?? null));

  it.each<[string, Facts, Facts]>([
    ['creditor', { name: 'FED STUDENT SERVICING' }, { name: 'FED STUDENT LOAN TRUST' }],
    ['kind', { kind: 'granted' }, { kind: 'collection' }],
    ['open or closed', { open: 'Open' }, { open: 'Closed' }],
    ['responsibility', { designator: 'Individual' }, { designator: 'Joint' }],
  ])('and the %s decides, in whatever order they are listed', (_, one, other) => {
    const at = (bureau: Bureau, order: readonly (readonly [Facts, number])[]) =>
      order.map(([facts, balance]) => line(bureau, { ...loan, ...facts, balance }));
    const found = balances(
      ...at('TransUnion', [
        [one, 1],
        [other, 2],
      ]),
      ...at('Experian', [
        [other, 20],
        [one, 10],
      ]),
    );
    expect(found).toEqual([
      [1, 10],
      [2, 20],
    ]);
  });

  it('and nothing decides: then the line stays alone', () => {
    const loans = [
      line('TransUnion', { ...loan, balance: 1 }),
      line('TransUnion', { ...loan, balance: 2 }),
      line('Experian', { ...loan, balance: 3 }),
    ];
    expect(balances(...loans)).toEqual([[1], [2], [3]]);
    expect(balances(...loans.toReversed())).toEqual([[2], [1], [3]]);
  });

  it('and two lines compete for one account', () => {
    expect(
      balances(
        line('TransUnion', { ...loan, balance: 3 }),
        line('Equifax', { ...loan, balance: 1 }),
        line('Equifax', { ...loan, balance: 2 }),
      ),
    ).toEqual([[3], [1], [2]]);
  });
});

it('prefers the account with matching number and month to one that comes first', () => {
  const [first, second] = joinLines([
    line('TransUnion', { number: '517801', opened: '2020-01-01', payment: 1, balance: 2 }),
    line('TransUnion', { number: '517802', opened: '2020-02-01', payment: 1, balance: 2 }),
    line('Experian', { number: '517802', opened: '2020-02-01', payment: 1, balance: 2 }),
  ]);
  expect([first?.length, second?.length]).toEqual([1, 2]);
});

it('keeps every line of a bureau that lists more than any person has', () => {
  const same = { number: '517800412233', opened: '2019-06-11', payment: 1, balance: 2, high: 3, limit: 4 };
  const many = (bureau: Bureau) => Array.from({ length: 30_000 }, () => line(bureau, same));
  const groups = joinLines([...many('TransUnion'), ...many('Equifax')]);
  expect(groups.flat().length).toBe(60_000);
  expect(groups.filter((group) => group.length === 2).length).toBe(300);
});
