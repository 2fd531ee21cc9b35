import { describe, expect, it } from 'vitest';
import { blankTradeline } from '#credit/report/formats/reading/emptyTradeline.ts';
import { joinLines } from '#credit/report/formats/reading/joinLines.ts';
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
});
const sizes = (...lines: Tradeline[]): number[] => joinLines(lines).map((group) => group.length);

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
  expect(groups.filter((group) => group.length === 2).length).toBe(2_000);
});
