import { describe, expect, it } from 'vitest';
import type { ConfirmedReason } from '#credit/letters/confirmed.ts';
import type { Item, Sentence } from '#credit/letters/letter.ts';
import { destinationsOf } from '#credit/letters/destinations.ts';
import { planLetters, type Choice } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  chargedOff,
  current,
  late30,
  open,
} from '#tests/support/aReport.ts';

const today = '2025-09-15';
const toEverybody: Choice = {
  kind: 'manual',
  accounts: ['account-0'],
  destinations: ['TransUnion', 'Experian', 'Equifax'],
};

function itemsOf(report: Report, reason: ConfirmedReason, choice: Choice = toEverybody): readonly Item[] {
  const confirmed = [{ id: 'c-1', accountId: 'account-0', reason, by: 'Ana Agent', on: '2025-09-14' }];
  return planLetters({ report, profile: aConsumer(), choice, today, confirmed }).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : [])),
  );
}
const isConfirmed = ({ evidence }: Sentence) => evidence.some(({ field }) => field === 'confirmation');
/** The parts of each letter that are based on the client's word. */
const said = (items: readonly Item[]) =>
  items.map(({ grounds }) => grounds.filter(isConfirmed).map(({ text }) => text));

/** What a letter to a furnisher says about its account. */
function toFurnisher(company: string, reason: ConfirmedReason): Item {
  const report = readReport(samples['mfsn-basic']);
  const neighbor = report.accounts.find(({ creditor }) => creditor === company);
  const furnisher = destinationsOf(report).find(({ name }) => name === company);
  if (neighbor === undefined || furnisher === undefined) throw new Error('The sample has changed');
  const choice: Choice = { kind: 'manual', accounts: [neighbor.id], destinations: [furnisher.id] };
  const confirmed = [{ id: 'c-1', accountId: neighbor.id, reason, by: 'Ana Agent', on: '2025-09-14' }];
  const letters = planLetters({ report, profile: aConsumer(), choice, today, confirmed });
  const [item] = letters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : [])),
  );
  if (item === undefined) throw new Error('The letter has no item');
  return item;
}

const toNeighbor = (reason: ConfirmedReason): Item => toFurnisher('NEIGHBOR CU', reason);

const twice = aReport({
  accounts: [
    anAccount([
      aLine('TransUnion', { balance: 500_00, payStatus: current, openClosed: open }),
      aLine('Experian', { balance: 0, payStatus: current, dateOpened: '2019-01-02' }),
    ]),
  ],
});

describe('what the client confirmed', () => {
  it('comes first in the letter, with who said it and when as evidence', () => {
    const [first] = itemsOf(twice, { reason: 'notMine' });
    expect(first?.grounds).toEqual([
      {
        text: 'This account is not mine.',
        gloss: 'Esta cuenta no es mía.',
        evidence: [
          {
            bureau: null,
            field: 'confirmation',
            value: 'confirmed by Ana Agent on 09/14/2025',
            at: '/confirmations/c-1',
          },
        ],
      },
    ]);
    expect(first?.asks.map(({ text }) => text)).toEqual([
      'Please verify whose account this is, and delete it unless you can establish that it is mine.',
    ]);
  });

  it('quotes the file that it contradicts, and is left out if there is nothing to contradict', () => {
    const items = itemsOf(twice, { reason: 'paid', on: '2025-03-01' });
    expect(said(items)).toEqual([
      ['I paid this account in full on 03/01/2025, but your file still shows a balance of $500.'],
      [],
    ]);
    expect(items[0]?.asks.map(({ text }) => text)).toEqual([
      'Please correct it to show that it is paid in full and nothing is owed.',
      'Please also verify the following with HARBOR BANK: the date opened. Please correct anything that is wrong and delete anything that cannot be verified.',
    ]);
    expect(said(itemsOf(twice, { reason: 'paid', on: null }))[0]).toEqual([
      'I have paid this account in full, but your file still shows a balance of $500.',
    ]);
  });

  it('names the correct amount or date only if the client gave it', () => {
    const grounds = (reason: ConfirmedReason) => said(itemsOf(twice, reason));
    expect(grounds({ reason: 'wrongBalance', right: 0 })).toEqual([
      ['Your file shows a balance of $500. The correct balance is $0.'],
      [],
    ]);
    expect(grounds({ reason: 'wrongBalance', right: null })).toEqual([
      ['Your file shows a balance of $500. That amount is incorrect.'],
      [],
    ]);
    expect(grounds({ reason: 'wrongDate', field: 'dateOpened', right: '2019-01-02' })).toEqual([
      ['Your file shows the date opened as 03/14/2020. The correct date is 01/02/2019.'],
      [],
    ]);
    expect(grounds({ reason: 'closedByMe', on: null })).toEqual([
      ['I closed this account myself, but your file shows it as “Open”.'],
      ['I closed this account myself.'],
    ]);
    expect(grounds({ reason: 'authorizedUser' })).toEqual([
      ['I am only an authorized user on this account and do not owe the debt.'],
      ['I am only an authorized user on this account and do not owe the debt.'],
    ]);
  });

  it('denies only late months that the file shows', () => {
    const report = aReport({
      accounts: [
        anAccount([
          aLine('TransUnion', { payStatus: late30, history: ['2025-08', '121CC'] }),
          aLine('Equifax', { payStatus: current, history: ['2025-08', 'CCCCC'] }),
        ]),
      ],
    });
    const reason = { reason: 'neverLate', months: ['2025-08', '2025-06', '2025-05'] } as const;
    expect(itemsOf(report, reason).map((item) => item.grounds[0]?.text)).toEqual([
      'I was not late in 06/2025 and 08/2025.',
      undefined,
    ]);
    expect(itemsOf(report, reason)[0]?.asks[0]?.text).toBe(
      'Please correct those months to show on-time payment.',
    );
  });

  it('is left out if every file shows the date that the client gave', () => {
    const reason = { reason: 'wrongDate', field: 'dateOpened', right: '2020-03-14' } as const;
    expect(said(itemsOf(twice, reason))).toEqual([
      [],
      ['Your file shows the date opened as 01/02/2019. The correct date is 03/14/2020.'],
    ]);
  });

  it('calls a date wrong, and asks to verify it, if the client does not know the correct one', () => {
    const items = itemsOf(twice, { reason: 'wrongDate', field: 'dateOpened', right: null });
    expect(said(items)).toEqual([
      ['Your file shows the date opened as 03/14/2020. That date is incorrect.'],
      ['Your file shows the date opened as 01/02/2019. That date is incorrect.'],
    ]);
    expect(items[0]?.asks.map(({ text }) => text)).toEqual([
      'Please verify the following with HARBOR BANK: the date opened and the balance. Please correct anything that is wrong and delete anything that cannot be verified.',
    ]);
  });

  it('asks for the amount or date that the client gave, and otherwise to verify it', () => {
    const asked = (reason: ConfirmedReason) => itemsOf(twice, reason)[0]?.asks.map(({ text }) => text);
    expect(asked({ reason: 'wrongBalance', right: 0 })?.[0]).toBe('Please correct the balance to $0.');
    expect(asked({ reason: 'wrongBalance', right: 0 })?.slice(1).join()).not.toContain('balance');
    expect(asked({ reason: 'wrongBalance', right: null })?.[0]).toMatch(
      /^Please verify the following with HARBOR BANK: the balance/,
    );
    expect(asked({ reason: 'wrongDate', field: 'dateOpened', right: '2019-01-02' })?.[0]).toBe(
      'Please correct the date opened to 01/02/2019.',
    );
  });

  it('never asks for a larger balance than a file shows', () => {
    expect(said(itemsOf(twice, { reason: 'wrongBalance', right: 412_00 }))).toEqual([
      ['Your file shows a balance of $500. If there is a balance, the correct one is $412.'],
      [],
    ]);
    expect(said(itemsOf(twice, { reason: 'wrongBalance', right: 500_00 }))).toEqual([[], []]);
  });

  it('says to nobody anything that acknowledges a debt, since a bureau passes letters on to the furnisher', () => {
    const wordsOf = (right: number | null) => {
      const { grounds, asks } = toNeighbor({ reason: 'wrongBalance', right });
      return [...grounds.filter(isConfirmed).map(({ text }) => text), asks[0]?.text];
    };
    expect(wordsOf(1_00)).toEqual([
      'The files of TransUnion and Experian show a balance of $2,987. If there is a balance, the correct one is $1.',
      'Please correct any higher balance that you report to $1.',
    ]);
    expect(wordsOf(null)[0]).toMatch(/\. That amount is incorrect\.$/);
    expect(wordsOf(0)[0]).toMatch(/\. The correct balance is \$0\.$/);
    const toBureau = (right: number | null) => said(itemsOf(twice, { reason: 'wrongBalance', right })).flat();
    expect([...toBureau(1_00), ...toBureau(null)]).toEqual([
      'Your file shows a balance of $500. If there is a balance, the correct one is $1.',
      'Your file shows a balance of $500. That amount is incorrect.',
    ]);
  });

  it('asks a furnisher only for what it can do, because it has no file to delete an account from', () => {
    const asked = (reason: ConfirmedReason) => toNeighbor(reason).asks[0]?.text;
    expect(asked({ reason: 'authorizedUser' })).toBe('Please stop reporting this account under my name.');
    expect(asked({ reason: 'notMine' })).toBe(
      'Please verify whose account this is, and have it deleted unless you can establish that it is mine.',
    );
  });

  it('replaces weak findings, and stays within the topic of the option', () => {
    const report = aReport({
      accounts: [
        anAccount([
          aLine('TransUnion', {
            balance: 900_00,
            creditLimit: 500_00,
            payStatus: late30,
            history: ['2025-08', '1CCCC'],
          }),
        ]),
      ],
    });
    const weak = planLetters({ report, profile: aConsumer(), choice: toEverybody, today });
    const rules = weak.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'item' ? block.item.rules : [])),
    );
    expect(rules).toContain('B6');
    expect(itemsOf(report, { reason: 'notMine' })[0]?.rules).toEqual([]);
    const lateOnly: Choice = { kind: 'automatic', options: [3] };
    expect(itemsOf(report, { reason: 'closedByMe', on: null }, lateOnly)[0]?.grounds).not.toContainEqual(
      expect.objectContaining({ text: 'I closed this account myself.' }),
    );
  });

  it('names files that show the same together, and calls several values wrong', () => {
    const text = (reason: ConfirmedReason) => toNeighbor(reason).grounds.find(isConfirmed)?.text;
    expect(text({ reason: 'paid', on: null })).toBe(
      'I have paid this account in full, but the files of TransUnion and Experian still show a balance of $2,987.',
    );
    const { grounds } = toFurnisher('HARBOR BANK VISA', {
      reason: 'wrongDate',
      field: 'dateLastPayment',
      right: null,
    });
    expect(grounds[0]?.text).toBe(
      'The files of TransUnion and Experian show the date of last payment as 03/19/2021, and Equifax’s file shows the date of last payment as 08/01/2022. Those dates are incorrect.',
    );
  });

  it('never says that a debt was paid later than a file shows, since a payment can renew one that is charged off', () => {
    const lastPaid = (payStatus: readonly [string, string], right: string) => {
      const line = aLine('TransUnion', { payStatus, dateLastPayment: '2021-03-19' });
      const reason = { reason: 'wrongDate', field: 'dateLastPayment', right } as const;
      return said(itemsOf(aReport({ accounts: [anAccount([line])] }), reason));
    };
    expect(lastPaid(chargedOff, '2022-08-01')).toEqual([[]]);
    expect(lastPaid(chargedOff, '2020-08-01')).toEqual([
      ['Your file shows the date of last payment as 03/19/2021. The correct date is 08/01/2020.'],
    ]);
    expect(lastPaid(late30, '2022-08-01')).toEqual([
      ['Your file shows the date of last payment as 03/19/2021. The correct date is 08/01/2022.'],
    ]);
  });

  it('says of a collection neither that the client closed it nor that they use it', () => {
    const collection = aReport({ accounts: [aCollection(aCollectionLine('TransUnion'))] });
    expect(said(itemsOf(collection, { reason: 'closedByMe', on: null }))).toEqual([[]]);
    expect(said(itemsOf(collection, { reason: 'authorizedUser' }))).toEqual([
      ['I was only an authorized user on the account that this debt is said to come from and do not owe it.'],
    ]);
  });

  it('says no more of a collection than that the client does not recognize it', () => {
    const collection = aReport({ accounts: [aCollection(aCollectionLine('TransUnion'))] });
    expect(itemsOf(collection, { reason: 'notMine' })[0]?.grounds[0]?.text).toBe(
      'I do not recognize this debt or its original creditor.',
    );
  });

  it('never mentions theft, whatever is confirmed', () => {
    const reasons: ConfirmedReason[] = [
      { reason: 'notMine' },
      { reason: 'authorizedUser' },
      { reason: 'paid', on: null },
      { reason: 'wrongBalance', right: 1 },
    ];
    const texts = reasons.flatMap((reason) => said(itemsOf(twice, reason)).flat());
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => /theft|stolen|fraud/i.test(text))).toEqual([]);
  });
});
