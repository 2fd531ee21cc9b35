/** What a letter states of an account whose file leaves something out. */
import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import type { Account } from '#credit/report/model.ts';
import { accountItem } from '#credit/letters/items.ts';
import { accountExhibit } from '#credit/letters/exhibit.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  field,
  closed,
  late30,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';

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

it('is told with the status of a payment plan, which is all that is negative about it', () => {
  const condition = ['C', 'Closed'] as const;
  const plan = ['7', 'Bankruptcy or wage earner plan'] as const;
  expect(stated(anAccount([aLine('Equifax', { payStatus: plan, condition, balance: 0 })]))).toEqual([
    'HARBOR BANK, account 44006612',
    'You report this account as “Bankruptcy or wage earner plan” with a balance of $0, as of 09/01/2025.',
  ]);
});

it('is told once if one bureau lists it twice alike', () => {
  const line = { payStatus: late30, balance: 210_00, openClosed: closed };
  const copies = [aLine('Equifax', line), { ...aLine('Equifax', line), at: '/Equifax/2' }];
  const [, ...states] = stated(anAccount(copies));
  expect(states).toEqual([
    'You report this account as “Late 30 Days” with a balance of $210, as of 09/01/2025.',
  ]);
});

it('claims no more than once that two collections are one debt, also where one company has two of them', () => {
  const collection = (creditorName: string, accountNumber: string, at: string) =>
    aCollection({ ...aCollectionLine('Equifax', { creditorName, accountNumber }), at });
  const letters = planLetters({
    report: aReport({
      accounts: [
        collection('NORTHSHORE', 'NS1', '/1'),
        collection('REDLINE', 'RP99211840', '/2'),
        collection('REDLINE', 'RP99211840', '/3'),
      ],
    }),
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [1] },
    today: '2025-09-15',
  });
  const [first] = letters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : [])),
  );
  expect(first?.rules).toEqual(['D1']);
  expect(first?.grounds).toHaveLength(1);
});

it('shows a limit of zero as the report does', () => {
  const report = aReport({
    accounts: [
      anAccount([
        aLine('Equifax', { openClosed: open, creditLimit: 0 }),
        aLine('Experian', { openClosed: open, creditLimit: 1500_00 }),
      ]),
    ],
  });
  const found = findings(report, { today: '2025-09-15' }).filter(({ rule }) => rule === 'L1');
  const [account] = report.accounts;
  if (account === undefined) throw new Error('no account');
  const { grounds } = accountItem(account, account.tradelines.slice(0, 1), found, {
    kind: 'bureau',
    bureau: 'Equifax',
  });
  expect(grounds.map(({ text }) => text)).toEqual([
    'Your file shows a credit limit of $0, while Experian shows one of $1,500. Without a credit limit, an account can look fully used.',
  ]);
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

it('was given up voluntarily, foreclosed, or repossessed, whichever its history says', () => {
  expect(counted({ payStatus: late30, history: ['2025-08', 'JKH8'] })).toBe(
    'Its payment history shows it in repossession or foreclosure in 05/2025, in foreclosure in 06/2025, in repossession in 07/2025, and in voluntary surrender in 08/2025.',
  );
});

describe('what a reseller blended from several bureaus', () => {
  const blended = (line: ReturnType<typeof aLine>) => ({ ...line, blended: true });
  const late = { payStatus: late30, balance: 700_00, pastDue: 900_00 };
  const account = anAccount([
    blended(aLine('Equifax', late)),
    blended(aLine('Experian', late)),
    aLine('TransUnion', { ...late, balance: 100_00 }),
  ]);
  const found = findings(aReport({ accounts: [account] }), {
    today: '2025-09-15',
    profile: null,
    before: null,
  }).filter(({ subject }) => subject.kind === 'account');
  const itemFor = (bureau: 'Equifax' | 'TransUnion', ...confirmed: Parameters<typeof accountItem>[4] & {}) =>
    accountItem(
      account,
      account.tradelines.filter((line) => line.bureau === bureau),
      found.filter(({ bureaus }) => bureaus.includes(bureau)),
      { kind: 'bureau', bureau },
      confirmed,
    );

  it('is told as what the report shows, and proves nothing about a file', () => {
    expect(found.map(({ rule }) => rule)).toContain('B1');
    const { states, grounds } = itemFor('Equifax');
    expect(states.map(({ text }) => text)).toEqual([
      'My report shows this account as “Late 30 Days” with a balance of $700 and $900 past due, as of 09/01/2025.',
      'It combines what Equifax and Experian report, and does not say which of them reports which detail.',
    ]);
    expect(grounds).toEqual([]);
  });

  it('contradicts no other file', () => {
    const { states, grounds } = itemFor('TransUnion');
    expect(states[0]?.text).toMatch(/^You report this account/);
    expect(grounds.length).toBeGreaterThan(0);
    expect(JSON.stringify(grounds)).not.toContain('Equifax');
  });

  it('proves nothing about another account either', () => {
    const second: typeof account = JSON.parse(
      JSON.stringify(
        aCollection(aCollectionLine('Equifax', { creditorName: 'NORTHSHORE', accountNumber: 'NS1' })),
      ).replaceAll('/Equifax', '/second'),
    );
    const first = aCollectionLine('Equifax', { creditorName: 'REDLINE', accountNumber: 'RP1' });
    const collections = (isBlended: boolean) =>
      findings(
        aReport({
          accounts: [aCollection({ ...first, blended: isBlended }), second],
        }),
        { today: '2025-09-15' },
      ).flatMap(({ rule, confidence }) => (rule === 'D1' ? [confidence] : []));
    expect(collections(false)).toEqual(['medium', 'medium']);
    expect(collections(true)).toEqual(['low', 'low']);
  });

  it('has one column of an exhibit, because the report does not show it at each bureau', () => {
    const exhibit = accountExhibit(1, itemFor('Equifax'), account);
    expect(exhibit.bureaus).toEqual(['Equifax and Experian, combined', 'TransUnion']);
    expect(exhibit.rows.find(({ label }) => label === 'Balance')?.cells).toEqual(['$700', '$100']);
  });

  it('is not said to be shown at each bureau', () => {
    const letterOf = (isBlended: boolean) =>
      planLetters({
        report: aReport({
          accounts: [
            anAccount(account.tradelines.map((line) => ({ ...line, blended: isBlended && line.blended }))),
          ],
        }),
        profile: aConsumer(),
        choice: { kind: 'manual', accounts: ['account-0'], destinations: ['Equifax'] },
        today: '2025-09-15',
      }).map(({ blocks }) => JSON.stringify(blocks.at(-1)));
    expect(letterOf(true)[0]).toContain('The enclosed exhibit shows the account as my report shows it.');
    expect(letterOf(false)[0]).toContain('as my report shows it at each bureau.');
  });

  it('is what the client’s word contradicts', () => {
    const paid = { id: 'p', accountId: 'account-0', by: 'Ana', on: '2025-09-01' };
    const { grounds } = itemFor('Equifax', { ...paid, reason: { reason: 'paid', on: null } });
    expect(grounds.map(({ text }) => text)).toEqual([
      'I have paid this account in full, but my report still shows a balance of $700.',
    ]);
  });
});

it('says a date of a third file once to a company, also if it is quoted about two files', () => {
  const opened = (bureau: 'TransUnion' | 'Experian' | 'Equifax', dateOpened: string) => ({
    ...aCollectionLine(bureau, { dateOpened, subscriberCode: 'SR' }),
  });
  const letters = planLetters({
    report: aReport({
      accounts: [
        aCollection(
          opened('TransUnion', '2018-03-18'),
          opened('Experian', '2018-03-18'),
          opened('Equifax', '2018-04-01'),
        ),
      ],
      contacts: [
        {
          at: '/contacts/0',
          name: field('SUMMIT RECOVERY', '/name'),
          subscriberCode: field('SR', '/code'),
          bureau: null,
          phone: null,
          street: field('1 MAIN ST', '/street'),
          city: field('TESTVILLE', '/city'),
          state: field('OR', '/state'),
          postalCode: field('97999', '/zip'),
        },
      ],
    }),
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [1] },
    today: '2025-09-15',
  });
  const grounds = letters
    .filter(({ destination }) => destination.kind === 'furnisher')
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'item' ? block.item.grounds : [])))
    .filter(({ finding }) => finding?.rule === 'O1');
  expect(grounds).toHaveLength(1);
});
