/** Rules that compare amounts and counts, to the cent. */
import type { ReportedSsn } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  aName,
  anAccount,
  aReport,
  chargedOff,
  closed,
  field,
  late120,
  nobody,
  open,
  type LineValues,
} from '#tests/support/aReport.ts';
import { boundary, of } from './boundary.ts';

const shows = (values: LineValues) => of(anAccount([aLine('Experian', values)]));
const both = (one: LineValues, other: LineValues) =>
  of(anAccount([aLine('TransUnion', one), aLine('Experian', other)]));
const medical = (highBalance: number) =>
  of(
    aCollection(
      aCollectionLine('Equifax', {
        originalCreditor: 'EXAMPLE HOSPITAL',
        highBalance,
        dateOpened: '2024-09-15',
      }),
    ),
  );
const ssnsOf = (one: number, other: number): readonly ReportedSsn[] =>
  [...Array<string>(one).fill('666550611'), ...Array<string>(other).fill('666550617')].map(
    (digits, index) => {
      const at = `/ssn/${String(index)}`;
      return { bureau: 'Equifax', at, digits: field(digits, `${at}/digits`) };
    },
  );
const aroundZero = [-1, 0, 1] as const;

export const amounts = [
  boundary(
    'B1',
    'a difference of $25',
    [124_99, 125_00, 125_01],
    (balance) => both({ balance: 100_00 }, { balance }),
    [null, null, 'differs'],
  ),
  boundary(
    'B1',
    'a difference of 2%',
    [98_000_01, 98_000_00, 97_999_99],
    (balance) => both({ balance: 100_000_00 }, { balance }),
    [null, null, 'differs'],
  ),
  boundary(
    'B2',
    'a balance of zero',
    aroundZero,
    (balance) => shows({ balance, condition: ['T', 'Transferred'] }),
    [null, null, 'transferred'],
  ),
  boundary(
    'B3',
    'an amount past due that is a dollar more than the balance, which may be rounded',
    [389_99, 390_00, 390_01],
    (pastDue) => shows({ pastDue, balance: 389_00 }),
    [null, null, 'exceeds'],
  ),
  boundary('B3', 'nothing past due', aroundZero, (pastDue) => shows({ pastDue, balance: 0 }), [
    null,
    null,
    'zeroBalance',
  ]),
  boundary(
    'B4',
    'a monthly payment of zero',
    aroundZero,
    (monthlyPayment) => shows({ monthlyPayment, payStatus: chargedOff }),
    [null, null, 'chargedOff'],
  ),
  boundary(
    'B4',
    'a balance of zero',
    aroundZero,
    (balance) => shows({ monthlyPayment: 41_00, openClosed: closed, balance }),
    [null, 'zeroBalance', null],
  ),
  boundary(
    'B5',
    '$25 more than the highest balance of the file',
    [524_99, 525_00, 525_01],
    (balance) => shows({ payStatus: chargedOff, balance, highBalance: 500_00 }),
    [null, null, 'own'],
  ),
  boundary(
    'B5',
    '2% more than the highest balance of the file',
    [98_000_01, 98_000_00, 97_999_99],
    (highBalance) => shows({ payStatus: chargedOff, balance: 100_000_00, highBalance }),
    [null, null, 'own'],
  ),
  boundary(
    'B5',
    'a highest balance of zero',
    aroundZero,
    (highBalance) => shows({ payStatus: chargedOff, balance: 50_00, highBalance }),
    [null, null, 'own'],
  ),
  boundary(
    'B6',
    '125% of the credit limit',
    [1249_99, 1250_00, 1250_01],
    (balance) => shows({ balance, creditLimit: 1000_00 }),
    [null, null, 'creditLimit'],
  ),
  boundary(
    'B6',
    'a dollar more than the high credit, which may be rounded',
    [500_99, 501_00, 501_01],
    (balance) => shows({ balance, highBalance: 500_00 }),
    [null, null, 'highBalance'],
  ),
  boundary(
    'L1',
    'a credit limit of zero',
    aroundZero,
    (creditLimit) => both({ openClosed: open, creditLimit: 1500_00 }, { openClosed: open, creditLimit }),
    ['missing', 'missing', null],
  ),
  boundary(
    'S4',
    'as many months as are counted',
    [0, 1, 2],
    (late30) => shows({ late30, history: ['2025-08', 'CC1C'] }),
    ['tooFew', null, null],
  ),
  boundary('S7', 'a balance of zero', aroundZero, (balance) => shows({ payStatus: late120, balance }), [
    null,
    'zeroBalance',
    null,
  ]),
  boundary(
    'D1',
    'balances 5% apart',
    [1748_01, 1748_00, 1747_99],
    (balance) =>
      of(
        aCollection(aCollectionLine('TransUnion')),
        aCollection(
          aCollectionLine('TransUnion', { creditorName: 'REDLINE', accountNumber: 'RP99211840', balance }),
        ),
      ),
    ['twice', 'twice', null],
  ),
  boundary(
    'D1',
    'original amounts 5% apart',
    [1748_01, 1748_00, 1747_99],
    (highBalance) =>
      of(
        aCollection(aCollectionLine('TransUnion', { highBalance: 1840_00 })),
        aCollection(
          aCollectionLine('TransUnion', {
            creditorName: 'REDLINE',
            accountNumber: 'RP99211840',
            highBalance,
          }),
        ),
      ),
    ['twice', 'twice', null],
  ),
  boundary(
    'D3',
    'the same original amount',
    [3999_99, 4000_00, 4000_01],
    (highBalance) =>
      of(
        anAccount([aLine('Equifax', { highBalance: 4000_00 })]),
        anAccount([aLine('Equifax', { highBalance })]),
      ),
    [null, 'apart', null],
  ),
  boundary(
    'D3',
    'eight shown characters of a masked number',
    ['44006612****', '440066120****', '4400661209****'],
    (accountNumber) =>
      of(anAccount([aLine('Equifax', { accountNumber })]), anAccount([aLine('Equifax', { accountNumber })])),
    [null, 'apart', 'apart'],
  ),
  boundary(
    'D2',
    'a creditor’s balance of zero',
    aroundZero,
    (balance) =>
      of(
        anAccount([aLine('TransUnion', { payStatus: chargedOff, balance, highBalance: 412_00 })]),
        aCollection(aCollectionLine('TransUnion', { highBalance: 412_00 })),
      ),
    [null, null, 'sameFile'],
  ),
  boundary('M1', 'a high credit of $500', [499_99, 500_00, 500_01], medical, ['small', null, null]),
  boundary('M1', 'a high credit of zero', aroundZero, medical, [null, null, 'small']),
  boundary('M2', 'a high credit of $500', [499_99, 500_00, 500_01], medical, [null, 'medical', 'medical']),
  boundary(
    'E3',
    'a balance of zero',
    aroundZero,
    (balance) => shows({ designator: ['T', 'Terminated'], balance }),
    [null, null, 'terminated'],
  ),
  boundary(
    'K1',
    'a balance of zero',
    aroundZero,
    (balance) => shows({ remarks: [['Q00KC', 'Bankruptcy discharged']], balance }),
    [null, null, 'owed'],
  ),
  boundary(
    'I1',
    'a first name of one letter',
    ['D', 'DA', 'DAN'],
    (first) => ({
      report: aReport({ personal: { ...nobody, names: [aName('Equifax', 'DEVIN', 'SAMPLETON')] } }),
      profile: aConsumer({ firstName: first }),
    }),
    [null, 'given', 'given'],
  ),
  boundary(
    'I2',
    'two numbers that equally many entries report',
    [1, 2, 3],
    (others) => ({ report: aReport({ personal: { ...nobody, ssns: ssnsOf(2, others) } }) }),
    ['ssnUnlikeOthers', null, 'ssnUnlikeOthers'],
  ),
];
