import { describe, expect, it } from 'vitest';
import type { PublicRecord } from '#credit/report/model.ts';
import { hits, hitsIn } from '#tests/credit/findings/hits.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  anAccount,
  aReport,
  chargedOff,
  closed,
  code,
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
  const discharge = [['Q00KC', 'Bankruptcy discharged']] as const;
  it('K1 fires on an amount owed or a late rating, but not on a line without either', () => {
    expect(hitsIn('K1', anAccount([aLine('Experian', { remarks: discharge, balance: 950_00 })]))).toEqual([
      'account-0 owed Experian',
    ]);
    expect(
      hitsIn('K1', anAccount([aLine('Experian', { remarks: discharge, payStatus: chargedOff })])),
    ).toEqual(['account-0 rated Experian']);
    expect(
      hitsIn('K1', anAccount([aLine('Experian', { remarks: discharge, payStatus: current, balance: 0 })])),
    ).toEqual([]);
  });
  it.each([
    ['Petition for Chapter 7 Bankruptcy'],
    ['Chapter 7 bankruptcy dismissed'],
    ['Account included in bankruptcy of another person'],
    ['Account being paid through wep'],
    ['Reaffirmation of debt'],
    ['Discharged through Bankruptcy Chapter 7. Reaffirmation of debt'],
    ['Consumer says bankruptcy discharged'],
  ])('K1 does not take the remark %s for a discharge', (words) => {
    expect(hitsIn('K1', anAccount([aLine('Experian', { remarks: [['', words]], balance: 950_00 })]))).toEqual(
      [],
    );
  });
  it('K1 fires on an included account if every case it can be part of was discharged', () => {
    const report = (...records: readonly PublicRecord[]) =>
      aReport({
        accounts: [anAccount([aLine('Experian', { remarks: included, balance: 950_00 })])],
        publicRecords: records,
      });
    const dateResolved = field('2021-09-01', '/resolved');
    const dismissed = field(code('8', 'Dismissed'), '/status');
    const discharged = aBankruptcy('TransUnion', '2021-03-08', { dateResolved });
    expect(hits('K1', report(discharged))).toEqual(['account-0 owed Experian']);
    expect(hits('K1', report(aBankruptcy('TransUnion', '2021-03-08')))).toEqual([]);
    expect(hits('K1', report(aBankruptcy('TransUnion', '2020-03-08', { dateResolved })))).toEqual([]);
    expect(hits('K1', report(discharged, { ...discharged, bureau: 'Equifax', status: dismissed }))).toEqual(
      [],
    );
    expect(hits('K1', report())).toEqual([]);
  });
  it('K1 compares the chapters of the remark and the case', () => {
    const hitsOf = (symbol: string) =>
      hits(
        'K1',
        aReport({
          accounts: [anAccount([aLine('Equifax', { remarks: [[symbol, '']], balance: 950_00 })])],
          publicRecords: [
            aBankruptcy('TransUnion', '2021-03-08', { dateResolved: field('2021-09-01', '/resolved') }),
          ],
        }),
      );
    expect(hitsOf('Q00IL')).toEqual(['account-0 owed Equifax']);
    expect(hitsOf('Q00DO')).toEqual([]);
  });
  it('K3 is silent about a line whose remark it cannot read', () => {
    const report = (words: string) =>
      aReport({
        accounts: [
          anAccount([
            aLine('Experian', {
              payStatus: chargedOff,
              dateAccountStatus: '2021-10-30',
              remarks: [['', words]],
            }),
          ]),
        ],
        publicRecords: [
          aBankruptcy('TransUnion', '2021-03-08', { dateResolved: field('2021-09-01', '/resolved') }),
        ],
      });
    expect(hits('K3', report('Disch. in BK per counsel'))).toEqual([]);
    expect(hits('K3', report('Closed account'))).toEqual(['account-0 afterDischarge Experian']);
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
  it('K2 is silent on a bought debt, whose account was opened after the case was filed', () => {
    const report = (...records: readonly PublicRecord[]) =>
      aReport({
        accounts: [aCollection(aCollectionLine('Experian', { remarks: included, dateOpened: '2020-03-14' }))],
        publicRecords: records,
      });
    expect(hits('K2', report(aBankruptcy('TransUnion', '2018-02-01')))).toEqual([]);
    expect(hits('K2', report())).toEqual(['account-0 noCase Experian']);
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
  it('K3 relies on no discharge in a case that another bureau shows without one', () => {
    const resolved = { dateResolved: field('2021-09-01', '/resolved') };
    const with2nd = (status: string, values: object = {}) =>
      aReport({
        accounts: [
          anAccount([aLine('Experian', { payStatus: chargedOff, dateAccountStatus: '2021-10-30' })]),
        ],
        publicRecords: [
          aBankruptcy('TransUnion', '2021-03-08', resolved),
          aBankruptcy('Experian', '2021-03-01', { status: field(code('8', status), '/status'), ...values }),
        ],
      });
    const fired = ['account-0 afterDischarge Experian'];
    expect(hits('K3', with2nd('Dismissed'))).toEqual([]);
    expect(hits('K3', with2nd('Discharged'))).toEqual(fired);
    expect(hits('K3', with2nd('Dismissed', { reference: field('9930771', '/r') }))).toEqual(fired);
    expect(hits('K3', with2nd('Dismissed', { status: null }))).toEqual(fired);
  });
});

describe('P1 and P2: dispute notations and who closed the account', () => {
  const disputed = ['T', 'Account disputed'] as const;
  const not = ['F', 'Account not disputed'] as const;
  it('P1 questions the file without a notation', () => {
    expect(
      hitsIn(
        'P1',
        anAccount([aLine('TransUnion', { disputeFlag: not }), aLine('Experian', { disputeFlag: disputed })]),
      ),
    ).toEqual(['account-0 missing TransUnion']);
  });
  it('P1 does not question a notation that is there, even after the dispute is over', () => {
    const over = (symbol: string, words: string) =>
      hitsIn('P1', anAccount([aLine('Experian', { disputeFlag: disputed, remarks: [[symbol, words]] })]));
    expect(over('Q00IQ', 'Consumer disputes after resolution')).toEqual([]);
    expect(over('T00DRG', 'Dispute resolved; reported by grantor')).toEqual([]);
  });
  it('P1 does not question a file that says that its dispute is over, or whose remark is not understood', () => {
    const withRemark = (symbol: string, words: string) => {
      const flagged = aLine('TransUnion', { disputeFlag: not, remarks: [[symbol, words]] });
      return hitsIn('P1', anAccount([flagged, aLine('Experian', { disputeFlag: disputed })]));
    };
    expect(withRemark('E0013', 'Account was in dispute - now resolved')).toEqual([]);
    expect(withRemark('', 'Consumer says this is not theirs')).toEqual([]);
    expect(withRemark('Q00AO', 'Auto')).toEqual(['account-0 missing TransUnion']);
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
