import { describe, expect, it } from 'vitest';
import { hits, hitsIn } from '#tests/credit/findings/hits.ts';
import {
  aBankruptcy,
  aLine,
  anAccount,
  aReport,
  chargedOff,
  closed,
  current,
  field,
  late30,
} from '#tests/support/aReport.ts';

describe('E1, E2, E3: responsibility', () => {
  const user = ['A', 'Authorized User'] as const;
  const own = ['I', 'Individual'] as const;
  it("E1 fires on an authorized user's late account, but not on one without late payments", () => {
    expect(hitsIn('E1', anAccount([aLine('TransUnion', { designator: user, payStatus: late30 })]))).toEqual([
      'account-0 negative TransUnion',
    ]);
    expect(hitsIn('E1', anAccount([aLine('TransUnion', { designator: user, payStatus: current })]))).toEqual(
      [],
    );
  });
  it('E2 questions the file that makes the client liable, and reads F as individual', () => {
    expect(
      hitsIn(
        'E2',
        anAccount([aLine('TransUnion', { designator: user }), aLine('Experian', { designator: own })]),
      ),
    ).toEqual(['account-0 differs Experian']);
    expect(
      hitsIn(
        'E2',
        anAccount([
          aLine('TransUnion', { designator: ['F', 'Individual'] }),
          aLine('Experian', { designator: own }),
        ]),
      ),
    ).toEqual([]);
  });
  it('E3 fires on deceased, and on terminated only with a balance', () => {
    expect(hitsIn('E3', anAccount([aLine('Equifax', { designator: ['X', 'Deceased'] })]))).toEqual([
      'account-0 deceased Equifax',
    ]);
    expect(
      hitsIn('E3', anAccount([aLine('Equifax', { designator: ['T', 'Terminated'], balance: 1_00 })])),
    ).toEqual(['account-0 terminated Equifax']);
    expect(
      hitsIn('E3', anAccount([aLine('Equifax', { designator: ['T', 'Terminated'], balance: 0 })])),
    ).toEqual([]);
  });
});

describe('K1, K2, K3: bankruptcy', () => {
  const included = [['XC067', 'Debt included in bankruptcy']] as const;
  it('K1 fires on an amount owed or a late rating, but not on a line without either', () => {
    expect(hitsIn('K1', anAccount([aLine('Experian', { remarks: included, balance: 950_00 })]))).toEqual([
      'account-0 owed Experian',
    ]);
    expect(
      hitsIn('K1', anAccount([aLine('Experian', { remarks: included, payStatus: chargedOff })])),
    ).toEqual(['account-0 rated Experian']);
    expect(
      hitsIn('K1', anAccount([aLine('Experian', { remarks: included, payStatus: current, balance: 0 })])),
    ).toEqual([]);
  });
  it('K2 fires if no case was filed after the account was opened', () => {
    const report = (filed: string) =>
      aReport({
        accounts: [anAccount([aLine('Experian', { remarks: included })])],
        publicRecords: [aBankruptcy('TransUnion', filed)],
      });
    expect(hits('K2', report('2020-02-01'))).toEqual(['account-0 noCase Experian']);
    expect(hits('K2', report('2020-03-01'))).toEqual([]);
  });
  it('K3 fires on a charge-off dated after the discharge, but not before', () => {
    const record = aBankruptcy('TransUnion', '2021-03-08', {
      dateResolved: field('2021-09-01', '/resolved'),
    });
    const report = (status: string) =>
      aReport({
        accounts: [anAccount([aLine('Experian', { payStatus: chargedOff, dateAccountStatus: status })])],
        publicRecords: [record],
      });
    expect(hits('K3', report('2021-10-30'))).toEqual(['account-0 afterDischarge Experian']);
    expect(hits('K3', report('2021-08-30'))).toEqual([]);
  });
});

describe('P1 and P2: dispute notations and who closed the account', () => {
  const disputed = ['T', 'Account disputed'] as const;
  const not = ['F', 'Account not disputed'] as const;
  it('P1 questions a notation that the other file lacks, and one that outlasted its dispute', () => {
    expect(
      hitsIn(
        'P1',
        anAccount([aLine('TransUnion', { disputeFlag: not }), aLine('Experian', { disputeFlag: disputed })]),
      ),
    ).toEqual(['account-0 differs Experian']);
    expect(
      hitsIn(
        'P1',
        anAccount([aLine('Experian', { disputeFlag: disputed, remarks: [['E0020', 'Dispute resolved']] })]),
      ),
    ).toEqual(['account-0 stale Experian']);
  });
  it('P1 does not fire if all files have the notation', () => {
    expect(
      hitsIn(
        'P1',
        anAccount([
          aLine('TransUnion', { disputeFlag: disputed }),
          aLine('Experian', { disputeFlag: disputed }),
        ]),
      ),
    ).toEqual([]);
  });
  it('P2 fires if a bureau shows the account closed without saying by whom, or by someone else', () => {
    const consumer = aLine('TransUnion', { openClosed: closed, remarks: [['T00CBC', 'Closed by consumer']] });
    expect(hitsIn('P2', anAccount([consumer, aLine('Experian', { openClosed: closed })]))).toEqual([
      'account-0 silent Experian',
    ]);
    expect(
      hitsIn(
        'P2',
        anAccount([
          consumer,
          aLine('Experian', { openClosed: closed, remarks: [['T00CBG', 'Closed by credit grantor']] }),
        ]),
      ),
    ).toEqual(['account-0 grantor Experian']);
    expect(hitsIn('P2', anAccount([consumer, aLine('Experian', { openClosed: ['O', 'Open'] })]))).toEqual([]);
  });
});
