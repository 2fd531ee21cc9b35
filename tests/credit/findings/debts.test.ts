import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { mostNamed } from '#credit/findings/groupByKey.ts';
import type { Account } from '#credit/report/model.ts';
import { hitsIn } from '#tests/credit/findings/hits.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  chargedOff,
  field,
  type LineValues,
} from '#tests/support/aReport.ts';

describe('D1 same debt in two collections', () => {
  const other = (values: object = {}) =>
    aCollection(
      aCollectionLine('TransUnion', {
        creditorName: 'REDLINE',
        accountNumber: 'RP99211840',
        originalCreditor: 'HARBOR BANK VISA',
        ...values,
      }),
    );
  const first = aCollection(aCollectionLine('TransUnion'));
  it('fires on both, within one file', () => {
    expect(hitsIn('D1', first, other())).toEqual([
      'account-0 twice TransUnion',
      'account-1 twice TransUnion',
    ]);
    expect(hitsIn('D1', first, other({ balance: 1750_00 }))).toHaveLength(2);
  });
  it('does not fire if either of two collections of one company could be the other’s debt', () => {
    const second = other({ accountNumber: 'RP99211841' });
    expect(hitsIn('D1', first, other(), second)).toEqual([]);
    const same = other({ accountNumber: 'SR8812091' });
    expect(hitsIn('D1', first, same, second)).toEqual([
      'account-0 twice TransUnion',
      'account-1 twice TransUnion',
    ]);
  });
  it('does not fire if the creditor is only "medical payment data", which names nobody', () => {
    const medical = (number: string) =>
      aCollection(
        aCollectionLine('TransUnion', { accountNumber: number, originalCreditor: 'MEDICAL PAYMENT DATA' }),
      );
    expect(hitsIn('D1', medical('A100'), medical('B200'))).toEqual([]);
  });
  it('does not fire on two numbers at one collector, under whichever of its names', () => {
    expect(hitsIn('D1', first, other({ creditorName: 'SUMMIT RECOVERY' }))).toEqual([]);
    expect(hitsIn('D1', first, other({ creditorName: 'SUMMIT RECOV LLC' }))).toEqual([]);
    const nameless = aCollection({
      ...aCollectionLine('TransUnion', { accountNumber: 'X1' }),
      creditorName: null,
    });
    expect(hitsIn('D1', first, nameless)).toEqual([]);
  });
  it('does not fire if the original amounts or the responsibility differ, even under one number', () => {
    const twin = { accountNumber: 'SR8812091' };
    const held = (values: object) => aCollection(aCollectionLine('TransUnion', values));
    const one = { highBalance: 1840_00, designator: ['I', 'Individual'] as const };
    expect(hitsIn('D1', held(one), other({ ...twin, ...one }))).toHaveLength(2);
    expect(hitsIn('D1', held(one), other({ ...twin, ...one, highBalance: 900_00 }))).toEqual([]);
    expect(hitsIn('D1', held(one), other({ ...twin, ...one, designator: ['J', 'Joint'] }))).toEqual([]);
  });
  it('does not fire for another amount, creditor, or file, or if nothing is owed', () => {
    expect(hitsIn('D1', first, other({ balance: 1740_00 }))).toEqual([]);
    expect(hitsIn('D1', first, other({ originalCreditor: 'NEIGHBOR CU' }))).toEqual([]);
    expect(hitsIn('D1', first, aCollection(aCollectionLine('Equifax', { accountNumber: 'X1' })))).toEqual([]);
    expect(hitsIn('D1', first, other({ balance: 0 }))).toEqual([]);
  });
});

describe('D2 creditor and collector both show the balance', () => {
  const debt = (values: object = {}) =>
    anAccount([aLine('TransUnion', { payStatus: chargedOff, balance: 1840_00, ...values })]);
  it('fires within one file and across files', () => {
    expect(hitsIn('D2', debt(), aCollection(aCollectionLine('TransUnion')))).toEqual([
      'account-0 sameFile TransUnion',
    ]);
    expect(hitsIn('D2', debt(), aCollection(aCollectionLine('Experian')))).toEqual([
      'account-0 otherFile TransUnion',
    ]);
  });
  it('does not fire if the creditor shows no balance, or is a different one', () => {
    expect(hitsIn('D2', debt({ balance: 0 }), aCollection(aCollectionLine('TransUnion')))).toEqual([]);
    expect(
      hitsIn('D2', debt({ creditorName: 'NEIGHBOR CU' }), aCollection(aCollectionLine('TransUnion'))),
    ).toEqual([]);
  });
  it('does not fire if the amounts show that the collector has another debt', () => {
    const collected = (values: object) => aCollection(aCollectionLine('TransUnion', values));
    expect(hitsIn('D2', debt(), collected({ balance: 611_00, highBalance: 611_00 }))).toEqual([]);
    expect(hitsIn('D2', debt(), collected({ balance: 1_379_00 }))).toEqual([]);
    expect(hitsIn('D2', debt(), collected({ balance: 1_380_00 }))).toHaveLength(1);
    expect(hitsIn('D2', debt(), collected({ balance: 611_00, highBalance: 1_900_00 }))).toHaveLength(1);
  });
  it('is silent when the account is a mortgage', () => {
    const mortgage = anAccount(debt().tradelines, ['M', 'Mortgage']);
    expect(hitsIn('D2', mortgage, aCollection(aCollectionLine('TransUnion')))).toEqual([]);
  });
});

describe('D2 on a debt that was sold on', () => {
  const buyer = (values: LineValues = {}) => aCollection(aCollectionLine('TransUnion', values));
  const next = (values: LineValues = {}) =>
    buyer({
      creditorName: 'REDLINE FUNDING',
      accountNumber: 'RL1',
      originalCreditor: 'SUMMIT RECOVERY',
      ...values,
    });
  it('finds the balance that the first collector still shows', () => {
    expect(hitsIn('D2', buyer(), next({ balance: 1910_00 }))).toEqual(['account-0 sameFile TransUnion']);
    expect(hitsIn('D2', buyer({ balance: 0 }), next())).toEqual([]);
  });
  it('takes neither a collector that names itself nor a second debt at one collector for that', () => {
    expect(hitsIn('D2', buyer({ originalCreditor: 'SUMMIT RECOVERY' }))).toEqual([]);
    expect(hitsIn('D2', buyer(), next({ creditorName: 'SUMMIT RECOVERY LLC' }))).toEqual([]);
  });
});

describe('D3 listed twice by one bureau', () => {
  it('fires within one account and across two', () => {
    expect(hitsIn('D3', anAccount([aLine('Equifax'), aLine('Equifax')]))).toEqual([
      'account-0 within Equifax',
    ]);
    expect(hitsIn('D3', anAccount([aLine('Equifax')]), anAccount([aLine('Equifax')]))).toEqual([
      'account-0 apart Equifax',
      'account-1 apart Equifax',
    ]);
  });
  it.each([
    ['original amounts', { highBalance: 3500_00 }, { highBalance: 2750_00 }],
    ['responsibility', { designator: ['I', 'Individual'] }, { designator: ['J', 'Joint'] }],
    ['kinds', { accountType: ['ST', 'Educational'] }, { accountType: ['NT', 'Note loan'] }],
    ['creditors', {}, { creditorName: 'NEW LENDER' }],
    ['states: only one was transferred', {}, { condition: ['T', 'Transferred'] }],
  ] satisfies readonly [string, LineValues, LineValues][])(
    'does not fire on lines with different %s',
    (_, one, other) => {
      const [line, twin] = [aLine('Equifax', one), aLine('Equifax', other)];
      expect(hitsIn('D3', anAccount([line]), anAccount([twin]))).toEqual([]);
      expect(hitsIn('D3', anAccount([line, twin]))).toEqual([]);
    },
  );
  it('does not fire on two lines of one account with different numbers or opening months', () => {
    const line = aLine('Equifax');
    const numbered = aLine('Equifax', { accountNumber: '44006613' });
    expect(hitsIn('D3', anAccount([line, numbered]))).toEqual([]);
    expect(hitsIn('D3', anAccount([line, aLine('Equifax', { dateOpened: '2020-04-14' })]))).toEqual([]);
    expect(hitsIn('D3', anAccount([line, aLine('Equifax', { accountNumber: '****' })]))).toHaveLength(1);
  });
  it('does not fire on a card and a loan under one number', () =>
    expect(
      hitsIn(
        'D3',
        anAccount([aLine('Equifax')]),
        anAccount([aLine('Equifax')], ['I', 'Installment Account']),
      ),
    ).toEqual([]));
  it('names no more than a few of the lines that follow one', () => {
    const lines = Array.from({ length: mostNamed + 2 }, () => aLine('Equifax'));
    // The first two name as many as there may be, the next ones all that are left.
    const expected = mostNamed + (mostNamed * (mostNamed + 1)) / 2;
    expect(hitsIn('D3', anAccount(lines))).toHaveLength(expected);
  });
  it('does not fire for a different opening month or number, or across bureaus', () => {
    expect(
      hitsIn(
        'D3',
        anAccount([aLine('Equifax')]),
        anAccount([aLine('Equifax', { dateOpened: '2020-04-14' })]),
      ),
    ).toEqual([]);
    expect(
      hitsIn(
        'D3',
        anAccount([aLine('Equifax')]),
        anAccount([aLine('Equifax', { accountNumber: '51780041' })]),
      ),
    ).toEqual([]);
    expect(hitsIn('D3', anAccount([aLine('Equifax'), aLine('Experian')]))).toEqual([]);
  });
});

describe('D4 transferred loan counted twice', () => {
  const loan = ['I', 'Installment Account'] as const;
  const before = anAccount(
    [
      aLine('Equifax', {
        condition: ['T', 'Transferred'],
        dateClosed: '2024-09-12',
        highBalance: 4000_00,
        history: ['2025-08', '21CC'],
      }),
    ],
    loan,
  );
  const after = (values: object = {}) =>
    anAccount(
      [
        aLine('Equifax', {
          creditorName: 'NEW LENDER',
          dateOpened: '2024-10-01',
          highBalance: 4000_00,
          history: ['2025-08', '21CC'],
          ...values,
        }),
      ],
      loan,
    );
  it('fires if both have the same late months', () =>
    expect(hitsIn('D4', before, after())).toEqual(['account-0 sameMonths Equifax']));
  it('is silent on cards', () => {
    const card = ({ tradelines }: Account) => anAccount(tradelines);
    expect(hitsIn('D4', card(before), card(after()))).toEqual([]);
  });
  it('does not fire on sibling loans that one servicer transferred together', () => {
    const moved = { condition: ['T', 'Transferred'] as const };
    expect(hitsIn('D4', before, after({ creditorName: 'HARBOR BANK', dateOpened: '2024-09-12' }))).toEqual(
      [],
    );
    expect(hitsIn('D4', before, after(moved))).toEqual([]);
    expect(hitsIn('D4', before, before)).toEqual([]);
  });
  it('does not fire on the months before the transfer, which a successor may take over', () => {
    const earlier = (values: object) =>
      anAccount(
        [
          aLine('Equifax', {
            condition: ['T', 'Transferred'],
            highBalance: 4000_00,
            history: ['2024-09', '21CC'],
            ...values,
          }),
        ],
        loan,
      );
    const same = after({ history: ['2024-09', '21CC'] });
    expect(hitsIn('D4', earlier({ dateClosed: '2024-09-12' }), same)).toEqual([]);
    expect(hitsIn('D4', earlier({ dateClosed: '2024-08-31' }), same)).toHaveLength(1);
    expect(hitsIn('D4', earlier({ dateOpened: '2024-09-12' }), same)).toEqual([]);
    expect(hitsIn('D4', earlier({ dateAccountStatus: '2024-08-31' }), same)).toHaveLength(1);
  });
  it('does not fire if the months, the amount, or the time differ', () => {
    expect(hitsIn('D4', before, after({ history: ['2025-08', 'CCCC'] }))).toEqual([]);
    expect(hitsIn('D4', before, after({ highBalance: 3900_00 }))).toEqual([]);
    expect(hitsIn('D4', before, after({ dateOpened: '2025-01-01' }))).toEqual([]);
    expect(hitsIn('D4', before, after({ dateOpened: null }))).toEqual([]);
  });
});

describe('N1, N2, N3: original creditor and account number', () => {
  it('N1 fires on a collection without an original creditor, not on a card', () => {
    const line = aLine('Equifax', { kind: 'collection' });
    expect(hitsIn('N1', aCollection(line))).toEqual(['account-0 missing Equifax']);
    expect(hitsIn('N1', anAccount([aLine('Equifax')]))).toEqual([]);
  });
  it('N1 does not fire next to a remark that is left unread and may name the creditor', () => {
    const line = (words: string) => ({
      ...aCollectionLine('Equifax', { remarks: [['', words]] }),
      originalCreditor: null,
    });
    expect(hitsIn('N1', aCollection(line('Original creditor: HARBOR BANK')))).toEqual([]);
    expect(hitsIn('N1', aCollection(line('Placed for collection')))).toHaveLength(1);
  });
  it('N2 fires on different original creditors, but not on spellings of one', () => {
    const account = (name: string) =>
      aCollection(aCollectionLine('TransUnion'), aCollectionLine('Equifax', { originalCreditor: name }));
    expect(hitsIn('N2', account('NEIGHBOR CU'))).toEqual(['account-0 differs TransUnion,Equifax']);
    expect(hitsIn('N2', account('HARBOR BANK NA'))).toEqual([]);
  });
  it('N2 only shows a health care provider’s name next to the words that stand for it', () => {
    const account = aCollection(
      aCollectionLine('TransUnion', { originalCreditor: 'EXAMPLE HOSPITAL' }),
      aCollectionLine('Equifax', { originalCreditor: 'MEDICAL PAYMENT DATA' }),
    );
    expect(hitsIn('N2', account)).toEqual(['account-0 withheld TransUnion,Equifax']);
    expect(
      findings(aReport({ accounts: [account] }), { today: '2025-09-15' }).filter(({ rule }) => rule === 'N2'),
    ).toMatchObject([{ confidence: 'low', recipient: 'nobody' }]);
  });
  it('N3 fires on a fully masked number, but not on four digits', () => {
    expect(hitsIn('N3', anAccount([aLine('Equifax', { accountNumber: 'XXXX****' })]))).toEqual([
      'account-0 missing Equifax',
    ]);
    expect(hitsIn('N3', anAccount([aLine('Equifax', { accountNumber: '4400****' })]))).toEqual([]);
  });
});

describe('M1 and M2: medical collections', () => {
  const medical = (values: object) =>
    aCollection(aCollectionLine('Equifax', { originalCreditor: 'EXAMPLE HOSPITAL', ...values }));
  it('M1 fires under $500, when paid, and in the first year', () => {
    expect(hitsIn('M1', medical({ highBalance: 499_99 }))).toEqual(['account-0 small Equifax']);
    expect(hitsIn('M1', medical({ condition: ['P', 'Paid'] }))).toEqual(['account-0 paid Equifax']);
    expect(hitsIn('M1', medical({ dateOpened: '2024-09-16' }))).toEqual(['account-0 recent Equifax']);
  });
  it('M1 does not fire at $500 after a year, where M2 only asks; neither fires on other debts', () => {
    expect(hitsIn('M1', medical({ highBalance: 500_00, dateOpened: '2024-09-15' }))).toEqual([]);
    expect(hitsIn('M2', medical({ highBalance: 500_00, dateOpened: '2024-09-15' }))).toEqual([
      'account-0 medical Equifax',
    ]);
    expect(hitsIn('M2', medical({ highBalance: 499_99 }))).toEqual([]);
    expect(hitsIn('M1', aCollection(aCollectionLine('Equifax', { highBalance: 412_00 })))).toEqual([]);
  });
});

describe('N2 original creditor differs between bureaus', () => {
  const collection = (originalCreditor: string | null) =>
    aCollection(aCollectionLine('Experian'), {
      ...aCollectionLine('Equifax'),
      originalCreditor: originalCreditor === null ? null : field(originalCreditor, '/creditor'),
    });
  it('fires on two companies', () =>
    expect(hitsIn('N2', collection('NEIGHBOR CU'))).toEqual(['account-0 differs Experian,Equifax']));
  it('is silent on two spellings, and where one bureau names none', () => {
    expect(hitsIn('N2', collection('HARBOR BANK NA'))).toEqual([]);
    expect(hitsIn('N2', collection(null))).toEqual([]);
  });
});
