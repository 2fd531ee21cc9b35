/** Lines on which a rule fires or not depending only on what one remark says. */
import { findings, type Finding } from '#credit/findings/findings.ts';
import type { Account, Remark, Report, Tradeline } from '#credit/report/model.ts';
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
  type LineValues,
} from '#tests/support/aReport.ts';
import { today } from '#tests/credit/findings/hits.ts';
import type { RemarkRule } from './remarkRules.ts';
import type { Verdicts } from './verdicts/verdicts.ts';

/** The remark to judge: as TrueLink codes it, or in words only. */
export const codedRemark = (symbol: string, text: string): Remark => ({
  code: field(code(symbol, text), '/remark'),
  text: null,
  at: '/remark',
});
export const worded = (text: string): Remark => ({ code: null, text: field(text, '/remark'), at: '/remark' });

const notDisputed = ['F', 'Account not disputed'] as const;
const disputed = ['T', 'Account disputed'] as const;
const carrying = (remark: Remark, line: Tradeline): Tradeline => ({ ...line, remarks: [remark] });

/** The accounts, in the order of their ids, and the line that carries the remark. */
function accountsWith(remark: Remark) {
  const card = (values: LineValues) => carrying(remark, aLine('Equifax', values));
  const other = (values: LineValues) => aLine('TransUnion', values);
  const loan = (values: LineValues) =>
    aLine('Equifax', { highBalance: 9000_00, history: ['2025-08', '21CC'], ...values });
  const dispute = (one: Tradeline, two: Tradeline) => anAccount([one, two]);
  return {
    owing: anAccount([card({ balance: 950_00, pastDue: 80_00, payStatus: late30 })]),
    noBalance: anAccount([card({ balance: 0, monthlyPayment: 25_00 })]),
    loan: anAccount([carrying(remark, loan({ dateClosed: '2023-01-10' }))], ['I', 'Installment Account']),
    successor: anAccount(
      [loan({ creditorName: 'LAKE LOANS', accountNumber: '9', dateOpened: '2023-01-15' })],
      ['I', 'Installment Account'],
    ),
    listed: anAccount([card({ accountNumber: '555512345678', dateOpened: '2019-05-02' })]),
    listedAgain: anAccount([aLine('Equifax', { accountNumber: '555512345678', dateOpened: '2019-05-02' })]),
    closedLoan: anAccount(
      [card({ payStatus: current, openClosed: closed, dateClosed: '2024-05-01', balance: 500_00 })],
      ['I', 'Installment Account'],
    ),
    bill: aCollection(
      carrying(remark, aCollectionLine('Equifax', { highBalance: 300_00, dateOpened: '2023-01-01' })),
    ),
    largeBill: aCollection(
      carrying(remark, aCollectionLine('Equifax', { highBalance: 900_00, dateOpened: '2023-01-01' })),
    ),
    hospital: aCollection(
      carrying(
        remark,
        aCollectionLine('Equifax', {
          originalCreditor: 'EXAMPLE HOSPITAL',
          highBalance: 900_00,
          dateOpened: '2023-01-01',
        }),
      ),
    ),
    noting: dispute(card({}), other({ disputeFlag: notDisputed })),
    lacking: dispute(card({ disputeFlag: notDisputed }), other({ disputeFlag: disputed })),
    closing: dispute(card({ openClosed: closed }), other({ openClosed: closed })),
    closedHere: dispute(card({ openClosed: closed }), {
      ...other({ openClosed: closed }),
      remarks: [codedRemark('T00CBC', 'Account closed by consumer')],
    }),
    user: anAccount([card({ designator: ['A', 'Authorized User'], payStatus: current })]),
    plain: anAccount([card({ payStatus: current })]),
    jump: anAccount([card({ history: ['2025-08', 'C2CC'] })]),
    over: anAccount([card({ balance: 950_00, highBalance: 500_00 })]),
    old: anAccount([
      card({ payStatus: chargedOff, dateOpened: '2012-01-01', dateFirstDelinquency: '2015-01-01' }),
    ]),
    unnamed: aCollection(carrying(remark, { ...aCollectionLine('Equifax'), originalCreditor: null })),
  };
}
type Scene = keyof ReturnType<typeof accountsWith>;

const found = (report: Report): readonly Finding[] => findings(report, { today });
const factOn = (all: readonly Finding[], rule: RemarkRule, index: number) =>
  all.find(
    ({ rule: id, subject }) => id === rule && 'id' in subject && subject.id === `account-${String(index)}`,
  )?.fact ?? null;

/** A report without a bankruptcy case, and one with a discharged case. */
export function reportsWith(remark: Remark): readonly [alone: Report, withCase: Report] {
  const discharged = aBankruptcy('TransUnion', '2021-03-08', {
    type: field(code('', 'Bankruptcy'), '/type'),
    dateResolved: field('2021-09-01', '/resolved'),
  });
  const active = { payStatus: chargedOff, dateAccountStatus: '2021-10-30', balance: 950_00 };
  const debtor = anAccount([carrying(remark, aLine('Equifax', active))]);
  return [
    aReport({ accounts: Object.values<Account>(accountsWith(remark)) }),
    aReport({ accounts: [debtor], publicRecords: [discharged] }),
  ];
}

/** Everything that the rules find in them. */
export function scenesOf(remark: Remark) {
  const [alone, withCase] = reportsWith(remark);
  return { names: Object.keys(accountsWith(remark)), alone: found(alone), withCase: found(withCase) };
}

/** What every rule concludes from the remark. */
export function observed({ names, alone, withCase }: ReturnType<typeof scenesOf>): Verdicts {
  const fact = (rule: RemarkRule, scene: Scene) => factOn(alone, rule, names.indexOf(scene));
  const shown = fact('K1', 'owing') === null ? null : 'alone';
  const closedBy = fact('P2', 'closing') === null ? fact('P2', 'closedHere') : 'byConsumer';
  const note = fact('P1', 'noting') === null ? null : 'noted';
  return {
    B2: fact('B2', 'owing'),
    B3: fact('B3', 'owing'),
    B4: fact('B4', 'noBalance'),
    S6: fact('S6', 'loan'),
    S7: fact('S7', 'owing'),
    S9: fact('S9', 'closedLoan'),
    D3: fact('D3', 'listed'),
    D4: fact('D4', 'loan'),
    K1: shown ?? (factOn(withCase, 'K1', 0) === null ? null : 'withCase'),
    K2: fact('K2', 'owing'),
    K3: factOn(withCase, 'K3', 0),
    N1: fact('N1', 'unnamed'),
    M1: fact('M1', 'bill') ?? fact('M1', 'hospital'),
    M2: fact('M2', 'largeBill'),
    P1: note ?? (fact('P1', 'lacking') === null ? null : 'lacking'),
    P2: closedBy,
    E1: fact('E1', 'user'),
    E3: fact('E3', 'plain'),
    O1: fact('O1', 'old'),
    B5: fact('B5', 'bill'),
    B6: fact('B6', 'over'),
    S5: fact('S5', 'jump'),
    X1: fact('X1', 'plain'),
  };
}
