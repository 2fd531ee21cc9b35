/** What a letter states of an account whose file leaves something out. */
import { expect, it } from 'vitest';
import type { Account } from '#credit/report/model.ts';
import { accountItem } from '#credit/letters/items.ts';
import { aLine, anAccount, late30, type LineValues } from '#tests/support/aReport.ts';

function stated(account: Account): readonly string[] {
  const { heading, states } = accountItem(
    account,
    account.tradelines,
    [],
    { kind: 'bureau', bureau: 'Equifax' },
    [],
  );
  return [heading.text, ...states.map(({ text }) => text)];
}
const nameless = (creditor: string): Account => ({
  ...anAccount([{ ...aLine('Equifax', { payStatus: late30 }), creditorName: null, accountNumber: null }]),
  creditor,
});
const counted = (values: LineValues) => stated(anAccount([aLine('Equifax', values)])).at(-1);

it('is headed by the name in the file, else by the name of the account', () => {
  expect(stated(anAccount([aLine('Equifax')]))[0]).toBe('HARBOR BANK, account 44006612');
  expect(stated(nameless('HARBOR'))[0]).toBe('HARBOR');
  expect(stated(nameless(''))[0]).toBe('Account');
});

it('is told without its type', () => {
  const account = { ...anAccount([aLine('Equifax', { payStatus: late30, balance: 100_00 })]), type: null };
  expect(stated(account)[1]).toBe(
    'You report this account as “Late 30 Days” with a balance of $100, as of 09/01/2025.',
  );
});

it('has its late payments counted where the history shows none', () => {
  expect(counted({ late30: 2, late60: 1 })).toBe(
    'Your file counts 2 payments 30 days late and one payment 60 days late.',
  );
  expect(counted({ late30: 2, history: ['2025-08', '1C'] })).toBe(
    'Its payment history shows it 30 days late in 08/2025.',
  );
});

it('says an amount past due without a balance as a detail of its own', () => {
  const account = anAccount([aLine('Equifax', { payStatus: late30, pastDue: 88_00 })]);
  const line = { ...account.tradelines[0], balance: null } as Account['tradelines'][number];
  expect(stated({ ...account, tradelines: [line] })[1]).toBe(
    'You report this account as “Late 30 Days” with $88 past due, as of 09/01/2025.',
  );
});
