import { expect, it } from 'vitest';
import { countNegatives, negativeChanges } from '#credit/comparison/negativeChanges.ts';
import type { Account } from '#credit/report/model.ts';
import { aLine, anAccount, aReport, field } from '#tests/support/aReport.ts';

const late = (creditorName: string, accountNumber: string, late30 = 2): Account =>
  anAccount([aLine('Experian', { creditorName, accountNumber, late30 })]);
const report = (...accounts: readonly Account[]) => aReport({ accounts });

it('counts the negative accounts that are gone, left, and new', () => {
  const before = report(
    late('FIRST BANK', '4111****'),
    late('CITY CARDS', '5222****'),
    late('AUTO LOANS', '9****'),
  );
  const now = report(
    late('First Bank NA', '4111XXXX'),
    late('CITY CARDS', '5222****', 0),
    late('NEW COLLECTOR', '777****'),
  );
  expect(countNegatives(before)).toBe(3);
  expect(negativeChanges(before, now)).toEqual({ gone: 2, left: 1, added: 1 });
});

it('does not mistake another account of the same company for the previous one', () => {
  const before = report(late('FIRST BANK', '4111****'));
  const now = report(late('FIRST BANK', '8333****'));
  expect(negativeChanges(before, now)).toEqual({ gone: 1, left: 0, added: 1 });
});

it.each([
  ['is masked entirely', { accountNumber: field('****', '/number') }],
  ['is not given', { accountNumber: null }],
])('goes by the day of opening where a number %s', (_, number) => {
  const opened = (dateOpened: string) =>
    anAccount([{ ...aLine('Experian', { creditorName: 'FIRST BANK', dateOpened, late30: 1 }), ...number }]);
  const changes = negativeChanges(
    report(opened('2020-01-02')),
    report(opened('2020-01-02'), opened('2021-05-06')),
  );
  expect(changes).toEqual({ gone: 0, left: 1, added: 1 });
});

it('takes an account that shows neither number nor day for another', () => {
  const opened = (dateOpened: string | null) =>
    report(
      anAccount([
        aLine('Experian', { creditorName: 'FIRST BANK', accountNumber: '****', dateOpened, late30: 1 }),
      ]),
    );
  expect(negativeChanges(opened('2020-01-02'), opened(null))).toEqual({ gone: 1, left: 0, added: 1 });
});

it('finds each account once, even if two are alike', () => {
  const before = report(late('FIRST BANK', '4111****'), late('FIRST BANK', '4111****'));
  expect(negativeChanges(before, report(late('FIRST BANK', '4111****')))).toEqual({
    gone: 1,
    left: 1,
    added: 0,
  });
});
