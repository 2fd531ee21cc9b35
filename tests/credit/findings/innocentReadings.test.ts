/** Combinations in real reports that look like errors and are none, or prove less than they seem to. */
import { describe, expect, it } from 'vitest';
import { valuesOf } from '#credit/findings/evidence.ts';
import { findings } from '#credit/findings/findings.ts';
import type { Inquiry, PublicRecord, Report } from '#credit/report/model.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aBankruptcy,
  aCollection,
  aCollectionLine,
  aLine,
  aName,
  anAccount,
  anInquiry,
  aReport,
  aReportOf,
  chargedOff,
  closed,
  code,
  current,
  field,
  late120,
  nobody,
  type LineValues,
} from '#tests/support/aReport.ts';

const found = (report: Report, rule: string) =>
  findings(report, { today })
    .filter((finding) => finding.rule === rule)
    .map(({ fact, confidence }) => `${fact} ${confidence}`);
const line = (values: LineValues) => aReportOf(anAccount([aLine('TransUnion', values)]));
const unknown = ['U', 'Unknown'] as const;
const derogatory = ['F', 'Derogatory'] as const;

it('O1 is silent where “derogatory” may only mean a bankruptcy', () => {
  const old = { dateOpened: '2010-01-02', dateAccountStatus: '2014-06-01', dateLastPayment: '2014-05-01' };
  const bankrupt = { ...old, payStatus: unknown, condition: derogatory };
  expect(found(line({ ...bankrupt, remarks: [['T00CBL', 'Chapter 7 bankruptcy']] }), 'O1')).toEqual([]);
  expect(found(line({ ...bankrupt, history: ['2014-06', '9'] }), 'O1')).not.toEqual([]);
  expect(found(line({ ...old, payStatus: chargedOff }), 'O1')).toEqual(['dateAccountStatus high']);
});

it('O1 is not certain where a last payment that cannot be read may have ended the delinquency', () => {
  const old = { kind: 'collection', dateOpened: null, history: ['2017-06', '4321C'] } as const;
  const active = { payStatus: chargedOff, dateOpened: '2010-01-02', dateAccountStatus: '2017-06-01' };
  const paid = { ...active, dateLastPayment: '2017-04-01' };
  const facts = (values: LineValues, unread: readonly 'dateLastPayment'[] = []) =>
    found(aReportOf(anAccount([{ ...aLine('TransUnion', values), unread }])), 'O1');
  expect(facts(old)).toEqual(['history high']);
  expect(facts(old, ['dateLastPayment'])).toEqual(['conditional medium']);
  expect(facts(paid)).toEqual(['dateAccountStatus high']);
  expect(facts(paid, ['dateLastPayment'])).toEqual(['conditional medium']);
});

it('O1, B6, and S5 say nothing of child support, of which more falls due every month', () => {
  const old = { payStatus: chargedOff, dateOpened: '2012-01-02', dateFirstDelinquency: '2014-01-01' };
  expect(found(line(old), 'O1')).toEqual(['dateFirstDelinquency high']);
  const support: readonly LineValues[] = [
    { remarks: [['Q00EK', 'Child/family support obligation']] },
    { creditorName: 'OREGON CHILD SUPPORT' },
    { accountType: ['FS', 'Family Support'] },
  ];
  expect(support.flatMap((values) => found(line({ ...old, ...values }), 'O1'))).toEqual([]);
  const ordinary: LineValues = { balance: 950_00, highBalance: 500_00, history: ['2025-08', 'C2CC'] };
  expect(['B6', 'S5'].flatMap((rule) => found(line(ordinary), rule))).toHaveLength(2);
  const own = support.map((values) => line({ ...ordinary, ...values }));
  expect(own.flatMap((report) => ['B6', 'S5'].flatMap((rule) => found(report, rule)))).toEqual([]);
});

it('B2 does not take a debt that is only said to be settled for one that was paid for less', () => {
  const owing = (words: string) => found(line({ balance: 950_00, remarks: [['', words]] }), 'B2');
  expect(owing('Settled for less than the full balance')).toEqual(['settled medium']);
  expect(owing('Settled')).toEqual([]);
});

it('S7 asks about a deferred loan only if it is rated late, and not for months from before', () => {
  const deferred: LineValues = { balance: 950_00, remarks: [['Q00DQ', 'Student loan - payment deferred']] };
  expect(found(line({ ...deferred, payStatus: late120 }), 'S7')).toEqual(['deferred medium']);
  expect(
    found(line({ ...deferred, payStatus: ['C', 'Current'], history: ['2025-08', '21C'] }), 'S7'),
  ).toEqual([]);
  const innocent = ['Account in forbearance', 'Principal deferred/interest payment only'];
  expect(
    innocent.flatMap((words) =>
      found(line({ ...deferred, payStatus: late120, remarks: [['', words]] }), 'S7'),
    ),
  ).toEqual([]);
});

it('B4 is certain only of a charge-off: a closed account may show the payment that was agreed', () => {
  const agreed: LineValues = { monthlyPayment: 362_00, balance: 0, openClosed: closed };
  expect(found(line(agreed), 'B4')).toEqual(['zeroBalance low']);
  expect(
    [agreed, { ...agreed, late30: 1 }].flatMap((values) =>
      findings(line(values), { today: '2025-09-15' })
        .filter(({ rule }) => rule === 'B4')
        .map(({ recipient }) => recipient),
    ),
  ).toEqual(['nobody', 'both']);
  expect(found(line({ monthlyPayment: 362_00, payStatus: chargedOff }), 'B4')).toEqual(['chargedOff high']);
});

it('S5, S7, and the end of S6 are silent on student loans, which are reported late in other steps', () => {
  const jump: LineValues = { history: ['2025-08', 'C32CC'] };
  const student: LineValues = { accountType: ['ST', 'Student loan'] };
  expect(found(line(jump), 'S5')).toEqual(['jump medium']);
  expect(found(line({ ...jump, ...student }), 'S5')).toEqual([]);
  const paidLate: LineValues = {
    payStatus: late120,
    balance: 0,
    dateLastPayment: '2023-11-28',
    history: ['2023-11', '4321CC'],
  };
  expect(found(line(paidLate), 'S6')).toEqual(['afterPayment medium']);
  expect(found(line({ ...paidLate, ...student }), 'S6')).toEqual([]);
  expect(found(line(paidLate), 'S7')).toEqual(['zeroBalance medium']);
  expect(found(line({ ...paidLate, ...student }), 'S7')).toEqual([]);
});

describe('S6 on an account that was late after its closing', () => {
  const owedAfter: LineValues = { dateClosed: '2023-11-01', balance: 0, history: ['2024-03', 'C1CC'] };
  const loan = (values: LineValues) =>
    aReportOf(anAccount([aLine('TransUnion', values)], ['I', 'Installment Account']));

  it('is certain of a loan on which nothing is owed, and of a card only if its last payment was made before the closing', () => {
    expect(found(loan(owedAfter), 'S6')).toEqual(['afterClosing high']);
    expect(found(line({ ...owedAfter, dateLastPayment: '2023-10-14' }), 'S6')).toEqual(['afterClosing high']);
    expect(found(line(owedAfter), 'S6')).toEqual(['afterClosing low']);
    const { balance: _, ...unknownBalance } = owedAfter;
    const known = { ...unknownBalance, dateLastPayment: '2023-10-14' };
    expect([line(known), loan(known)].flatMap((report) => found(report, 'S6'))).toEqual([
      'afterClosing low',
      'afterClosing low',
    ]);
  });

  it('is silent if a payment at any bureau shows that something was still owed', () => {
    expect(found(loan({ ...owedAfter, dateLastPayment: '2024-05-14' }), 'S6')).toEqual([]);
    const others = aLine('Experian', { dateLastPayment: '2024-05-14' });
    expect(found(aReportOf(anAccount([aLine('TransUnion', owedAfter), others])), 'S6')).toEqual([]);
  });

  it('is silent if a date of last payment cannot be read at any bureau', () => {
    const unread = ['dateLastPayment'] as const;
    const own = { ...aLine('TransUnion', owedAfter), unread };
    const others = { ...aLine('Experian'), unread };
    expect(
      [[own], [aLine('TransUnion', owedAfter), others]].flatMap((lines) =>
        found(aReportOf(anAccount(lines, ['I', 'Installment Account'])), 'S6'),
      ),
    ).toEqual([]);
  });

  const gone: readonly LineValues[] = [
    { payStatus: chargedOff },
    { history: ['2024-03', '921CC'] },
    { condition: ['T', 'Transferred'] },
    { remarks: [['E0040', 'Purchased by another lender']] },
    { remarks: [['', 'Settled for less than the full balance']] },
    { remarks: [['TM118', 'Discharged in chapter 7']] },
    { remarks: [['', 'Something that nobody publishes']] },
  ];
  const ended: LineValues = { dateClosed: '2023-10-01', balance: 0, history: ['2024-03', '121CC'] };

  it('is silent if the debt may have ended otherwise than by a payment in full', () => {
    expect(found(loan(ended), 'S6')).toEqual(['afterClosing high']);
    expect(gone.map((values) => found(loan({ ...ended, ...values }), 'S6'))).toEqual(gone.map(() => []));
  });

  it('is as silent about a payment in the last late month', () => {
    const paid: LineValues = { payStatus: late120, balance: 0, dateLastPayment: '2024-03-14' };
    const last: LineValues = { ...paid, history: ['2024-03', '121CC'] };
    expect(found(loan(last), 'S6')).toEqual(['afterPayment medium']);
    expect(gone.map((values) => found(loan({ ...last, ...values }), 'S6'))).toEqual(gone.map(() => []));
  });
});

describe('S6 on a charge-off that is late again', () => {
  const again: LineValues = { payStatus: chargedOff, balance: 1840_00, history: ['2025-08', 'L3L654321C'] };
  it('says so while the account is still rated as a charge-off', () => {
    expect(found(line(again), 'S6')).toEqual(['afterChargeOff medium']);
    expect(found(line({ ...again, payStatus: current }), 'S6')).toEqual([]);
    expect(found(line({ ...again, payStatus: ['8', 'Repossession'] }), 'S6')).toEqual([]);
  });

  it.each<[string, LineValues]>([
    ['a collection', { kind: 'collection' }],
    ['a student loan', { accountType: ['ST', 'Student loan'] }],
    ['child support', { creditorName: 'CHILD SUPPORT ENFORCEMENT' }],
    ['sold', { remarks: [['E0040', 'Purchased by another lender']] }],
    ['being paid under an agreement', { remarks: [['T00PPA', 'Paying under partial payment agreement']] }],
    ['redeemed', { remarks: [['T00RRE', 'Repossession, redeemed']] }],
    ['in a case that was dismissed', { remarks: [['T00DM', 'Bankruptcy dismissed']] }],
    ['a remark that nobody can read', { remarks: [['', 'Something that nobody publishes']] }],
  ])('is silent on %s', (_, values) => {
    expect(found(line({ ...again, ...values }), 'S6')).toEqual([]);
  });

  it('is silent if only another bureau says what can have undone it', () => {
    const dismissed = aLine('Experian', {
      payStatus: chargedOff,
      remarks: [['T00DM', 'Bankruptcy dismissed']],
    });
    expect(found(aReportOf(anAccount([aLine('TransUnion', again), dismissed])), 'S6')).toEqual([]);
  });
});

it('S3 is not certain about a worst payment status below the status itself: some files sum up the months only', () => {
  expect(found(line({ payStatus: chargedOff, worstPayStatus: late120 }), 'S3')).toEqual([
    'worstBelowStatus medium',
  ]);
  expect(found(line({ payStatus: late120, worstPayStatus: chargedOff }), 'S3')).toEqual([]);
});

it('R1 does not take a day of closing for the day on which a debt went bad', () => {
  const debt = (dateClosed: string) =>
    aReportOf(
      anAccount([
        aLine('TransUnion', { payStatus: chargedOff, dateAccountStatus: '2021-06-01', dateClosed }),
        aLine('Experian', { payStatus: chargedOff, dateAccountStatus: '2020-01-01' }),
      ]),
    );
  expect(found(debt('2021-05-31'), 'R1')).toHaveLength(1);
  expect(found(debt('2021-06-01'), 'R1')).toEqual([]);
});

it('K2 is not certain where a case may be so old that bureaus leave it out', () => {
  const marked = (dateOpened: string, name = 'HARBOR BANK') =>
    line({ dateOpened, creditorName: name, remarks: [['XC067', 'Debt included in bankruptcy']] });
  expect(found(marked('2018-09-15'), 'K2')).toEqual(['noCase high']);
  expect(found(marked('2018-09-14'), 'K2')).toEqual(['noCase medium']);
  expect(found(marked('2024-01-02', 'MIDLAND FUNDING LLC'), 'K2')).toEqual(['noCase medium']);
});

it('K1 does not question how a discharged collection without a balance is rated: collections have one rating', () => {
  const discharged = {
    payStatus: chargedOff,
    balance: 0,
    remarks: [['TM118', 'Discharged in chapter 7']],
  } as const;
  expect(found(aReportOf(aCollection(aCollectionLine('TransUnion', discharged))), 'K1')).toEqual([]);
});

describe('a report of one bureau', () => {
  const ofOne = (format: Report['format']) => aReport({ format, bureaus: ['TransUnion'] });
  it('says nothing about the others’ files', () => {
    expect(found(ofOne('truelink-plain'), 'F2').filter((each) => each.startsWith('noFile'))).toEqual([]);
  });
  it('is missing two files if the provider asks three bureaus', () => {
    expect(found(ofOne('mfsn-basic'), 'F2').filter((each) => each.startsWith('noFile'))).toHaveLength(2);
  });
});

describe('an account that was not updated for long', () => {
  const open = { openClosed: ['O', 'Open'], dateReported: '2025-01-15' } as const;
  const next = (dateReported: string) =>
    aReportOf(anAccount([aLine('Equifax', open)]), anAccount([aLine('Equifax', { dateReported })]));
  it('is stale if the bureau’s other accounts are newer, but not if the whole file is as old', () => {
    expect(found(next('2025-08-15'), 'T4')).toEqual(['stale low']);
    expect(found(next('2025-02-15'), 'T4')).toEqual([]);
  });
});

describe('a lender that inquired twice', () => {
  const inquired = (subscriber: string, date: string, id: string): Inquiry =>
    anInquiry('Equifax', subscriber, date, { id });
  const twice = [inquired('METRO AUTO', '2025-07-01', 'a'), inquired('METRO AUTO', '2025-07-06', 'b')];
  const rounds = [inquired('HARBOR AUTO', '2025-07-01', 'c'), inquired('PIER MOTORS', '2025-07-06', 'd')];
  it('is questioned, unless other companies were asked on both days', () => {
    expect(found(aReport({ inquiries: twice }), 'Q3')).toEqual(['twice medium']);
    expect(found(aReport({ inquiries: [...twice, ...rounds.slice(0, 1)] }), 'Q3')).toEqual(['twice medium']);
    expect(found(aReport({ inquiries: [...twice, ...rounds] }), 'Q3')).toEqual([]);
  });
});

describe('what became too old only after the report was made', () => {
  // The limit of the debt, 09/15/2021 and seven years and 180 days, ends on 03/14/2029.
  const debt = aReportOf(
    aCollection(aCollectionLine('TransUnion', { dateOpened: '2021-09-15', dateReported: '2029-01-01' })),
  );
  const on = (reported: string, day: string) =>
    findings({ ...debt, reportDate: field(reported, '/date') }, { today: day })
      .filter(({ rule }) => rule === 'O1')
      .map(
        ({ confidence, afterReport }) => `${confidence}${afterReport === true ? ' after the report' : ''}`,
      );
  it('is certain while the report speaks for the file of today, for 60 days, and only worth asking later', () => {
    expect(on('2029-03-14', '2029-05-13')).toEqual(['high']);
    expect(on('2029-03-14', '2029-05-14')).toEqual(['low after the report']);
    expect(on('2029-03-15', '2029-12-31')).toEqual(['high']);
  });
  it('is said as of the report’s date', () => {
    const report = { ...debt, reportDate: field('2029-03-01', '/date') };
    const [letter] = planLetters({
      report,
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [1] },
      today: '2029-06-01',
    });
    expect(JSON.stringify(letter?.blocks)).toContain(
      '"As of the date of my report, your file gives 09/15/2021',
    );
  });
  it('leaves such months out of those that were too old before', () => {
    const report = {
      ...line({ history: ['2022-06', '11CC'] }),
      reportDate: field('2029-06-15', '/date'),
    };
    const months = (day: string) =>
      findings(report, { today: day })
        .filter((finding) => finding.rule === 'O2')
        .map(({ afterReport, evidence }) => [afterReport === true, valuesOf(evidence).length]);
    expect(months('2029-08-14')).toEqual([[false, 2]]);
    expect(months('2029-08-15')).toEqual([[false, 1]]);
    const earlier = { ...report, reportDate: field('2029-05-15', '/date') };
    expect(
      findings(earlier, { today: '2029-08-15' })
        .filter((finding) => finding.rule === 'O2')
        .map(({ afterReport, confidence }) => [afterReport, confidence]),
    ).toEqual([[true, 'low']]);
  });
});

it('F1 reads a fraud alert from its flag or from the message that announces it, and reports it once', () => {
  const alerted = (fraud: boolean, symbol: string) =>
    aReport({
      alerts: {
        fraud: field(fraud, '/fraud'),
        deceased: null,
        frozen: [],
        messages: [
          { code: field(code(symbol, 'Extended fraud victim alert on file'), '/code'), text: '', at: '/m' },
        ],
      },
    });
  expect(found(alerted(false, 'TK9006'), 'F1')).toEqual(['fraud high']);
  expect(found(alerted(true, 'TK9006'), 'F1')).toEqual(['fraud high']);
  expect(found(alerted(false, 'XF012'), 'F1')).toEqual([]);
});

describe('K1 on an account that is only said to be included in a case that was discharged', () => {
  const chapter = (number: string) =>
    aBankruptcy('TransUnion', '2021-03-08', {
      type: field(code(number, `Chapter ${number} Bankruptcy`), '/type'),
      dateResolved: field('2021-09-01', '/resolved'),
    });
  const owed = (
    values: LineValues,
    record: PublicRecord,
    type: readonly [string, string] = ['R', 'Revolving'],
  ) =>
    found(
      aReport({
        accounts: [
          anAccount(
            [
              aLine('TransUnion', {
                balance: 950_00,
                remarks: [['T00BKL', 'Included in bankruptcy']],
                ...values,
              }),
            ],
            type,
          ),
        ],
        publicRecords: [record],
      }),
      'K1',
    );
  const mortgage = ['M', 'Mortgage'] as const;

  it('is silent about debts that a discharge usually leaves', () => {
    expect(owed({}, chapter('7'))).toEqual(['owed medium']);
    expect(owed({ accountType: ['ST', 'Student loan'] }, chapter('7'))).toEqual([]);
    expect(owed({ creditorName: 'STATE CHILD SUPPORT' }, chapter('7'))).toEqual([]);
    expect(owed({}, chapter('7'), mortgage)).toEqual(['owed medium']);
    expect(owed({}, chapter('13'), mortgage)).toEqual([]);
  });

  it('takes the word of a remark that says discharged, but cites no law for a debt that a discharge usually leaves', () => {
    const remarks = [['Q00KC', 'Bankruptcy discharged']] as const;
    expect(owed({ remarks }, chapter('7'), mortgage)).toEqual(['owed high']);
    expect(owed({ remarks, accountType: ['ST', 'Student loan'] }, chapter('7'))).toEqual(['lasting medium']);
    expect(owed({ remarks, creditorName: 'STATE CHILD SUPPORT' }, chapter('7'))).toEqual(['lasting medium']);
    expect(owed({ remarks }, chapter('13'), mortgage)).toEqual(['lasting medium']);
    const in13 = [['', 'Discharged/completed through Bankruptcy Chapter 13']] as const;
    expect(owed({ remarks: in13 }, chapter('13'), mortgage)).toEqual(['lasting medium']);
  });

  it('does not argue with a discharge if every case in the report was dismissed', () => {
    const remarks = [['Q00KC', 'Bankruptcy discharged']] as const;
    const dismissed = { ...chapter('7'), status: field(code('8', 'Dismissed'), '/status') };
    expect(owed({ remarks }, chapter('7'))).toEqual(['owed high']);
    expect(owed({ remarks }, dismissed)).toEqual([]);
  });
});

describe('a balance left standing after a discharge', () => {
  const debt = (values: LineValues, ...others: readonly PublicRecord[]) =>
    found(
      aReport({
        accounts: [
          anAccount([
            aLine('Experian', {
              payStatus: chargedOff,
              dateOpened: '2020-03-14',
              balance: 840_00,
              ...values,
            }),
          ]),
        ],
        publicRecords: [
          aBankruptcy('Experian', '2021-03-08', { dateResolved: field('2021-09-01', '/resolved') }),
          ...others,
        ],
      }),
      'K3',
    );
  it('is questioned on a charge-off from before the case', () => {
    expect(debt({})).toEqual(['stillOwed medium']);
    expect(debt({ dateOpened: '2021-03-01' })).toEqual([]);
    expect(debt({ dateReported: '2021-09-30' })).toEqual([]);
    expect(debt({ dateReported: '2021-10-01' })).toEqual(['stillOwed medium']);
    expect(debt({ balance: 0 })).toEqual([]);
  });
  it('is not, where a discharge usually leaves the debt, or another case may include it', () => {
    expect(debt({ creditorName: 'STATE CHILD SUPPORT' })).toEqual([]);
    expect(debt({ creditorName: 'DEPT OF REVENUE' })).toEqual([]);
    expect(debt({ accountType: ['ST', 'Student loan'] })).toEqual([]);
    expect(debt({ remarks: [['Q00HW', 'Child/family support']] })).toEqual([]);
    expect(debt({ remarks: [['', 'SOMETHING ABOUT THE COURT']] })).toEqual([]);
    const dismissed = aBankruptcy('Experian', '2022-05-01', {
      status: field(code('DS', 'Dismissed'), '/status'),
    });
    expect(debt({}, dismissed)).toEqual([]);
  });
  it('nor is an activity after the discharge on such a debt', () => {
    const active = { dateAccountStatus: '2022-05-01' };
    expect(debt(active)).toEqual(['afterDischarge medium']);
    expect(debt({ ...active, accountType: ['ST', 'Student loan'] })).toEqual([]);
    expect(debt({ ...active, creditorName: 'STATE CHILD SUPPORT' })).toEqual([]);
    expect(debt({ ...active, remarks: [['Q00FT', 'Not included in bankruptcy']] })).toEqual([]);
  });
});

describe('M1', () => {
  const collection = (reported: string, values: LineValues) => ({
    ...aReportOf(
      aCollection(
        aCollectionLine('TransUnion', {
          originalCreditor: 'EXAMPLE HOSPITAL',
          dateOpened: '2018-05-01',
          ...values,
        }),
      ),
    ),
    reportDate: field(reported, '/date'),
  });
  const paid: LineValues = { balance: 0, condition: ['P', 'Paid'] };
  it('needs a report from a day on which the bureaus already left such collections out', () => {
    expect(found(collection('2022-06-30', paid), 'M1')).toEqual([]);
    expect(found(collection('2022-07-01', paid), 'M1')).toEqual(['paid medium']);
    expect(found(collection('2023-04-10', { highBalance: 499_00 }), 'M1')).toEqual([]);
    expect(found(collection('2023-04-11', { highBalance: 499_00 }), 'M1')).toEqual(['small medium']);
  });
  it.each<[string, LineValues, boolean]>([
    ['nothing older', {}, true],
    ['a date of first delinquency', { dateFirstDelinquency: '2024-09-15' }, false],
    ['a newer one', { dateFirstDelinquency: '2024-09-16' }, true],
    ['a last payment', { dateLastPayment: '2024-09-15' }, false],
    ['a last activity', { dateAccountStatus: '2024-09-15' }, false],
    ['an adverse month', { history: ['2025-08', '9999999999999'] }, false],
    ['adverse months of a year', { history: ['2025-08', '999999999999'] }, true],
    ['months on time', { history: ['2025-08', '9CCCCCCCCCCCC'] }, true],
  ])('takes a collection for a year old, or not, by %s of another bureau', (_, older, isRecent) => {
    const recent = { originalCreditor: 'EXAMPLE HOSPITAL', highBalance: 900_00, dateOpened: '2025-06-01' };
    const lines = [
      aCollectionLine('TransUnion', recent),
      aCollectionLine('Experian', { ...recent, dateReported: '2025-09-10', ...older }),
    ];
    const facts = found(aReportOf(aCollection(...lines)), 'M1');
    expect(facts).toEqual(isRecent ? ['recent medium', 'recent medium'] : []);
  });
  it('does not take a debt that ended in a bankruptcy for a paid one', () => {
    const discharged = { ...paid, remarks: [['T00CBL', 'Chapter 7 bankruptcy']] } as const;
    expect(found(collection('2025-09-15', { ...discharged, highBalance: 900_00 }), 'M1')).toEqual([]);
  });
});

it('S2 expects a closing date only of accounts whose kind the bureau gives one for', () => {
  const dated = anAccount([aLine('TransUnion', { openClosed: closed, dateClosed: '2020-01-01' })]);
  const undated = { openClosed: closed };
  expect(found(aReportOf(dated, aCollection(aCollectionLine('TransUnion', undated))), 'S2')).toEqual([]);
  expect(found(aReportOf(dated, anAccount([aLine('TransUnion', undated)])), 'S2')).toEqual([
    'closedWithoutDate low',
  ]);
});

it('I1 does not question the client’s own name with the surname in the place of the first name', () => {
  const named = (first: string, last: string) =>
    findings(aReport({ personal: { ...nobody, names: [aName('Equifax', first, last)] } }), {
      today,
      profile: aConsumer(),
    }).filter(({ rule }) => rule === 'I1');
  expect(named('SAMPLETON', 'DEVIN')).toEqual([]);
  expect(named('SAMPLETON', 'MARIA')).toHaveLength(1);
});

it.each([
  ['SELF-EMPLOYED', 0],
  ['RETIRED', 0],
  ['N/A', 0],
  ['RETIRED TEACHERS ASSN', 1],
  ['STUDENT LOAN CORP', 1],
])('I3 asks about employers only: %s', (name, count) => {
  const employer = { bureau: 'Equifax', at: '/e', name: field(name, '/e/name') } as const;
  const report = aReport({ personal: { ...nobody, employers: [{ ...employer, dateReported: null }] } });
  expect(findings(report, { today }).filter(({ rule }) => rule === 'I3')).toHaveLength(count);
});

it('I1 has low confidence in an alias where no profile says which name the client uses', () => {
  const names = [
    aName('TransUnion', 'CASEY', 'WREN'),
    aName('Experian', 'CASEY', 'WREN'),
    { ...aName('TransUnion', 'CASSIE', 'WREN'), kind: 'alias' as const },
  ];
  const report = aReport({ personal: { ...nobody, names } });
  expect(found(report, 'I1')).toEqual(['unlikeOthers low']);
});
